import type { askWords as english } from '../words/ask-words.ts';

/** Words of the ways to ask about a product (requirements: Product page) and a search. */
export const askWords: typeof english = {
  title: 'Une question sur ce produit\u00a0?',
  whatsapp: 'Poser la question sur WhatsApp',
  call: (phone) => `Appeler le ${phone}`,
  reference: 'Au téléphone, indiquez cette référence',
  message: (name, reference, address) =>
    `Bonjour, j’ai une question sur «\u00a0${name}\u00a0» (référence ${reference})\u00a0: ${address}`,
  search: {
    tryAdjusting: 'Essayez avec d’autres filtres ou un autre mot.',
    nearest: 'Recherches proches',
    needs: 'Parcourir par besoin',
    categories: 'Parcourir par catégorie',
    notSold: {
      medicine: () => 'Nous ne vendons pas de médicaments.',
      product: (name) => `Nous ne vendons pas «\u00a0${name}\u00a0».`,
      brand: (name) => `Nous n’avons pas la marque «\u00a0${name}\u00a0».`,
      complaint: (name) =>
        `Pour «\u00a0${name}\u00a0», demandez d’abord conseil à un médecin ou à notre pharmacien.`,
      service: (name) => `À propos de «\u00a0${name}\u00a0»`,
    },
    advice: 'Un pharmacien vous conseille volontiers.',
    readAdvice: 'Lire nos conseils',
    answer: 'Une de nos pages y répond.',
    readAnswer: 'Lire la réponse',
    similar: 'Produits similaires',
    ofNeed: 'Produits pour ce besoin',
    ask: 'Demander conseil au pharmacien',
    call: (phone) => `Demander conseil au pharmacien\u00a0: ${phone}`,
    message: (keyword) => `Bonjour, je cherche «\u00a0${keyword}\u00a0». L’avez-vous\u00a0?`,
  },
};
