/** The Privacy Policy (requirements: Legal pages). */
export const privacyWords = {
  title: 'Privacy Policy',
  description: (shop: string) => `What personal data ${shop} keeps, why, and what your rights are.`,
  sections: [
    {
      heading: 'What we keep',
      paragraphs: ['We keep only what an order, an account or a message to us needs:'],
      items: [
        'Orders: name, address, phone number, email address, what you ordered, your delivery notes, and the advertisement and page through which you came, if the link named one.',
        'Accounts: name, email address, phone number, address and your password in a form nobody can read.',
        'If you sign in with Google: your name, your email address and your Google account ID.',
        'Messages: your name, your email address and what you wrote.',
        'Calls: notes from the calls in which we confirm your orders, how earlier orders with your phone number ended, and, for at most 12 months, whether we no longer deliver to your door for that number.',
        'Sign-ins: the devices on which your account is open.',
        'Alerts for sold-out products: your email address or phone number.',
        'With each of these: the language in which you use the shop, so that we can write to you in it.',
      ],
    },
    {
      heading: 'What stays in your browser',
      paragraphs: [
        'Your cart, the products you viewed, your last searches, the address you typed and your payment method are kept by your own browser until you clear them. We set only the cookies the shop needs to work. There is no advertising and no third-party tracking. We count which words people search for each day, but not who searches for them, and delete these counts after 90 days. We also count each day how often the page of an order form is opened and begun, and which advertisement led there, but not who came, and delete these counts after 13 months.',
      ],
    },
    {
      heading: 'What we use it for',
      paragraphs: [
        'To prepare and deliver your orders, to write to you about them, to answer you, and to keep the financial records the law requires. We do not sell your data.',
      ],
    },
    {
      heading: 'Who else sees it',
      paragraphs: [
        'The courier receives what it needs for delivery: your name, address and phone number. Our hosting and email providers handle data on our behalf. If you choose to sign in with Google or write to us on WhatsApp, your data passes to these companies abroad.',
      ],
    },
    {
      heading: 'How long',
      paragraphs: [
        'Orders are kept as long as the law requires: invoices and financial records for 10 years. Your account, its data and the messages you sent us are deleted when you ask us to. Orders then remain without a link to an account. An alert for a sold-out product is deleted 90 days after we notify you.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'The seller of this shop, whose legal name and address are at the bottom of this page, is responsible for your data. To exercise your rights, write to us. If our answer does not satisfy you, you can complain to the national authority for personal data (ANPDP). Algerian law 18-07, amended by law 25-11, gives you these rights over your data, as the GDPR does:',
      ],
      items: [
        'Access: to know what we keep about you.',
        'Rectification: to have errors corrected.',
        'Erasure: to have your data deleted.',
        'Restriction: to have its use limited.',
        'Objection: to object to a certain use of it.',
        'Portability: to receive it in a form that others can read.',
      ],
      showsSupport: true,
    },
    {
      heading: 'Governing law',
      paragraphs: ['This policy is governed by Algerian law.'],
    },
  ],
};
