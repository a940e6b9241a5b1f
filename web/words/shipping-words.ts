import { wilayaCount } from '../../shared/delivery/wilaya-count.ts';

/** Words of the page about shipping. */
export const shippingWords = {
  title: 'Shipping',
  description: 'What delivery costs in each wilaya of Algeria, and how your parcel reaches you.',
  lead: (served: number) =>
    `We deliver to ${served === wilayaCount ? 'all ' : ''}${served} wilayas. Shipping depends on your wilaya.`,
  pricesTitle: 'Prices',
  wilaya: 'Wilaya',
  price: 'Shipping',
  elsewhere: 'All other wilayas',
  free: 'Free',
  atDesk: (price: string) => `Pickup point: ${price}`,
  freeAbove: {
    all: (price: string) => `Delivery is free above ${price}.`,
    home: (price: string) => `Delivery to the door is free above ${price}.`,
    desk: (price: string) => `Delivery to a pickup point is free above ${price}.`,
  },
  freeExcept: (wilayas: string) => `Not in: ${wilayas}.`,
  estimate:
    'Choose your wilaya in the cart to see the exact price before you order. Until then, the cart shows only an estimate.',
  steps: [
    { title: 'You order', text: 'You see the full price, including shipping, before you place your order.' },
    {
      title: 'We prepare it',
      text: 'We call you to confirm the order, then pack it and hand it to the courier as soon as possible. If we cannot reach you, we cancel it.',
    },
    {
      title: 'You receive and pay',
      text: 'The parcel reaches you where you chose, at your door or at a pickup point, and you pay in cash.',
    },
  ],
  stepsTitle: 'How it works',
  founded:
    'Eleven wilayas were founded in 2026. Addresses still name the former wilaya: choose it when you order, then your commune.',
  inAddress: (wilaya: string) => `address: ${wilaya}`,
  byCommune: 'depends on the commune',
  varies: (wilayas: string) =>
    `Some communes have another price, in: ${wilayas}. You see it when you have chosen the commune.`,
  showWilayas: (count: number) => `Show all ${count} wilayas`,
  parcelTitle: 'When your parcel arrives',
  parcel: [
    'Give a phone number you answer, because the courier will call you.',
    'Have your order total ready in cash. It is in your confirmation, and nothing is added at the door.',
    'Someone else may receive the parcel and pay for it.',
    'Check what you received. If something is missing, wrong or damaged, write to us with your order number: the law gives you 4 business days from receipt to send it back at our cost.',
  ],
  questionsTitle: 'Good to know',
  questions: [
    {
      question: 'How long does it take?',
      answer:
        'We ship every order as soon as possible. Where we know it, the checkout shows how many days delivery to your address usually takes. Distances in Algeria are long, so this is not a guarantee. Your order status shows when it has been shipped.',
    },
    {
      question: 'How do I pay?',
      answer: 'In cash, when you receive the parcel: choose Cash on Delivery at checkout.',
    },
    {
      question: 'Can I change or cancel an order?',
      answer:
        'Write to us with your order number as soon as you can. Once the parcel is on its way, our Refund Policy applies.',
    },
    {
      question: 'What if I want to send something back?',
      answer:
        'You can ask for a refund within 7 days of receipt. The Refund Policy explains what can be returned and how.',
    },
  ],
  links: [
    { to: '/refund', text: 'Refund Policy' },
    { to: '/contact', text: 'Contact' },
  ],
  toProducts: 'Browse Products',
};
