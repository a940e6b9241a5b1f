/** The Terms of Service (requirements: Legal pages). */
export const termsWords = {
  title: 'Terms of Service',
  description: 'The conditions under which Saha sells and delivers in Algeria.',
  sections: [
    {
      heading: 'About these terms',
      paragraphs: [
        'These terms apply to every order placed at Saha, an online shop for parapharmacy products: supplements, hygiene and care products, and medical devices that need no prescription. By placing an order you accept them.',
      ],
    },
    {
      heading: 'Products',
      paragraphs: [
        'We describe and picture our products as accurately as we can. They do not replace medical advice: read the leaflet, and ask a doctor or pharmacist when in doubt.',
        'We sell only what is in stock. If a product is no longer available, we will tell you before your order is placed.',
      ],
    },
    {
      heading: 'Prices and payment',
      paragraphs: [
        'Prices are in Algerian dinars and include taxes. Shipping is shown before you place your order.',
        'Payment is by card or cash on delivery. The checkout shows which of them is offered for your order.',
      ],
    },
    {
      heading: 'Orders and delivery',
      paragraphs: [
        'An order is placed when you receive its number. We confirm it by email. We may refuse an order that is clearly not serious or exceeds household quantities.',
        'We deliver within Algeria to the address that you give. Please make sure that someone can receive the parcel and pay for it.',
      ],
      links: [{ to: '/shipping', text: 'Shipping prices' }],
    },
    {
      heading: 'Returns',
      paragraphs: ['Our Refund Policy says what can be returned, how, and when you get your money back.'],
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
        'We are liable for defects of our products as the law provides. These terms are governed by Algerian law, and Algerian courts decide disputes that cannot be settled amicably.',
      ],
    },
  ],
};
