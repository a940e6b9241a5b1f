import { softwareName } from '../../shared/values/software-name.ts';

/** The specification's sentences. A shop with a name of its own promises no cards. */
const cardLater =
  'Payment is by card or cash on delivery. Card payment is not available yet: for now, every order is paid in cash on delivery.';

const onlyCash = 'You pay in cash, on delivery.';

/** The Terms of Service (requirements: Legal pages). */
export const termsWords = {
  title: 'Terms of Service',
  description: (shop: string) => `The terms under which ${shop} sells and delivers in Algeria.`,
  sections: [
    {
      heading: 'About these terms',
      paragraphs: [
        (shop: string) =>
          `These terms apply to every order placed at ${shop}, an online shop for parapharmacy products: supplements, hygiene and care products, and medical devices that need no prescription. By placing an order, you accept them.`,
      ],
    },
    {
      heading: 'Products',
      paragraphs: [
        'We describe and picture our products as accurately as we can. Our descriptions do not replace medical advice: read the leaflet, and ask a doctor or pharmacist if you are in doubt.',
        'We sell only what is in stock, and prices and offers are valid while supplies last. If a product is no longer available, we will tell you before your order is placed.',
        'Some products have a minimum age, such as hair colors (16) and creatine (18). Their pages state it, and you may order them only for someone of that age or older.',
      ],
    },
    {
      heading: 'Prices and payment',
      paragraphs: [
        'Prices are in Algerian dinars and include taxes. Shipping is shown before you place your order.',
        (shop: string) =>
          `${shop === softwareName ? cardLater : onlyCash} You are entitled to an invoice for each order; if you have not received yours, write to us.`,
      ],
    },
    {
      heading: 'Orders and delivery',
      paragraphs: [
        'An order is placed when you receive its number, on the page and, if you gave an address, by email. We then call you to confirm it, and only this confirmation makes the sale binding. If we cannot reach you, we cancel the order, and you owe nothing. We may refuse an order that is clearly not serious or exceeds household quantities.',
        'We deliver within Algeria to the address or the pickup point you choose. Please make sure that someone can receive the parcel and pay for it. Whether you may open a parcel before paying for it depends on the courier; ask us when we call.',
      ],
      links: [{ to: '/shipping', text: 'Shipping prices' }],
    },
    {
      heading: 'Returns',
      paragraphs: ['Our Refund Policy explains what can be returned, how, and when you get your money back.'],
      links: [{ to: '/refund', text: 'Refund Policy' }],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'You can order without an account. If you open one, keep your password to yourself; you are responsible for what is done with it. You may ask us to delete your account at any time.',
      ],
      links: [{ to: '/privacy', text: 'Privacy Policy' }],
    },
    {
      heading: 'Liability and law',
      paragraphs: [
        'We are liable for defects in our products, and devices carry the warranty required by law; keep your proof of purchase. Write to us with any complaint. If we do not settle it, you can turn to the trade office of your wilaya (direction du commerce). These terms are governed by Algerian law, and Algerian courts decide disputes that cannot be settled amicably.',
      ],
    },
  ],
};
