/** Words of the ways to ask about a product (requirements: Product page). */
export const askWords = {
  title: 'Questions about this product?',
  whatsapp: 'Ask on WhatsApp',
  call: (phone: string) => `Call ${phone}`,
  reference: 'On the phone, give this reference',
  /** Written for the shopper, who can change it before sending. */
  message: (name: string, reference: string, address: string) =>
    `Hello, I have a question about “${name}” (reference ${reference}): ${address}`,
};
