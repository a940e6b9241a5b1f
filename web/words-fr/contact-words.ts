import type { contactWords as english } from '../words/contact-words.ts';

/** Words of the contact page (requirements: Contact). */
export const contactWords: typeof english = {
  title: 'Contact',
  description: (shop) =>
    `Écrivez à ${shop}\u00a0: réponse sous un jour ouvrable. L’adresse de notre service client et nos horaires.`,
  lead: 'Une question sur un produit, une commande ou une livraison\u00a0? Écrivez-nous, nous vous répondons sous un jour ouvrable.',
  form: {
    title: 'Nous écrire',
    name: 'Nom et prénom',
    email: 'Adresse email',
    subject: 'Objet',
    message: 'Message',
    messageHint: (most) => `${most}\u00a0caractères au maximum`,
    website: 'Laissez ce champ vide',
    submit: 'Envoyer le message',
    busy: 'Envoi en cours…',
    failed: 'Une erreur est survenue. Veuillez réessayer.',
    unreachable: 'Votre message n’a pas pu être envoyé. Veuillez réessayer plus tard.',
  },
  sent: {
    title: 'Message envoyé\u00a0!',
    lead: 'Merci de nous avoir écrit. Nous vous répondrons sous un jour ouvrable à l’adresse',
    another: 'Envoyer un autre message',
  },
  information: 'Nos coordonnées',
  address: 'Adresse',
  comingSoon: 'Bientôt disponible',
  hours: 'Horaires',
  schedule: [
    { days: 'Du samedi au jeudi', time: 'De 9\u00a0h à 18\u00a0h' },
    { days: 'Vendredi', time: 'Fermé' },
  ],
};
