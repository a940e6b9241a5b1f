/** Words of the ways to ask about a product (requirements: Product page) and a search. */
export const askWords = {
  title: 'Questions about this product?',
  whatsapp: 'Ask on WhatsApp',
  call: (phone: string) => `Call ${phone}`,
  reference: 'On the phone, give this reference',
  /** Written for the shopper, who can change it before sending. */
  message: (name: string, reference: string, address: string) =>
    `Hello, I have a question about “${name}” (reference ${reference}): ${address}`,
  /** For a list without products, mostly a search (requirements: Listing). */
  search: {
    tryAdjusting: 'Try adjusting your filters or search term',
    nearest: 'Similar searches',
    needs: 'Browse by need',
    categories: 'Browse by category',
    /** Why the shop does not sell what was asked for (requirements: Not sold). */
    notSold: {
      medicine: () => 'We do not sell medicines.',
      product: (name: string) => `We do not sell “${name}”.`,
      brand: (name: string) => `We do not carry “${name}”.`,
      complaint: (name: string) => `For “${name}”, please ask a doctor or our pharmacist first.`,
      service: (name: string) => `About “${name}”`,
    },
    advice: 'A pharmacist will gladly advise you.',
    readAdvice: 'Read Our Advice',
    /** For a question about the service, which a page of the shop answers. */
    answer: 'One of our pages answers this.',
    readAnswer: 'Read the Answer',
    similar: 'Similar Products',
    ofNeed: 'Products for This Need',
    ask: 'Ask the Pharmacist',
    call: (phone: string) => `Ask the Pharmacist: ${phone}`,
    message: (keyword: string) => `Hello, I am looking for “${keyword}”. Do you have it?`,
  },
};
