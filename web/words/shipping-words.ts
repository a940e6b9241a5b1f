/** Words of the page about shipping. */
export const shippingWords = {
  title: 'Shipping',
  description: 'What delivery costs in each wilaya of Algeria, and how your parcel reaches you.',
  lead: 'We deliver to all 58 wilayas. Your wilaya decides the price.',
  pricesTitle: 'Prices',
  wilaya: 'Wilaya',
  price: 'Shipping',
  elsewhere: 'All other wilayas',
  free: 'Free',
  estimate: (from: string) =>
    `The cart does not know your wilaya yet, so it shows an estimate, which is free above ${from}. The checkout shows the real price before you order.`,
  steps: [
    { title: 'You order', text: 'You see the whole price, shipping included, before you place your order.' },
    {
      title: 'We prepare',
      text: 'Your order is packed and handed to the courier, express as soon as possible.',
    },
    {
      title: 'You receive and pay',
      text: 'The courier brings the parcel to your door, and you pay in cash.',
    },
  ],
  stepsTitle: 'How it works',
  toProducts: 'Browse Products',
};
