import type { askWords as english } from '../words/ask-words.ts';

/** Words of the ways to ask about a product (requirements: Product page). */
export const askWords: typeof english = {
  title: 'Une question sur ce produit\u00a0?',
  whatsapp: 'Demander sur WhatsApp',
  call: (phone) => `Appeler le ${phone}`,
  reference: 'Au téléphone, indiquez cette référence',
  message: (name, reference, address) =>
    `Bonjour, j’ai une question sur «\u00a0${name}\u00a0» (référence ${reference})\u00a0: ${address}`,
};
