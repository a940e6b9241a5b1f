/** The Refund Policy (requirements: Legal pages). */
export const refundWords = {
  title: 'Refund Policy',
  description: (shop: string) => `What can be returned to ${shop}, how, and when you get your money back.`,
  sections: [
    {
      heading: '7 days to change your mind',
      paragraphs: [
        'You can ask for a refund within 7 days from receipt of your order. We process refunds within 7-14 business days of receiving the return.',
        'If your order arrived late or is not what you ordered, the law gives you 4 business days from receipt to send it back at our cost, and we refund you within 15 days of its return.',
      ],
    },
    {
      heading: 'Conditions',
      paragraphs: ['To return a product, you need:'],
      items: [
        'the product in its original condition,',
        'its original packaging,',
        'proof of purchase, such as the order number.',
      ],
    },
    {
      heading: 'What cannot be returned',
      paragraphs: ['For hygiene and safety reasons, we cannot take back:'],
      items: [
        'opened hygiene items,',
        'used supplements, including any with a broken seal,',
        'damaged products, if they were damaged after you received them,',
        'temperature-sensitive items.',
      ],
    },
    {
      heading: 'How to return',
      paragraphs: ['Write an e-mail to our support address with:'],
      items: [
        'your order number,',
        'the product’s reference (the SKU on its page),',
        'the reason for the return.',
      ],
      showsSupport: true,
    },
    {
      heading: 'Return shipping',
      paragraphs: [
        'Return shipping is at your cost, unless the error is ours or the product is defective: in that case, we pay for it.',
      ],
    },
    {
      heading: 'Governing law',
      paragraphs: ['This policy is governed by Algerian law, which may give you further rights.'],
    },
  ],
};
