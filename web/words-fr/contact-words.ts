import type { contactWords as english } from '../words/contact-words.ts';

/** Words of the contact page (requirements: Contact). */
export const contactWords: typeof english = {
  title: 'Contact',
  description:
    'Écrivez à Saha\u00a0: réponse sous 24 heures. L’adresse de notre service client et nos horaires.',
  lead: 'Une question sur un produit, une commande ou une livraison\u00a0? Écrivez-nous, nous vous répondons sous 24 heures.',
  form: {
    title: 'Nous écrire',
    name: 'Nom et prénom',
    email: 'Adresse e-mail',
    subject: 'Objet',
    message: 'Message',
    messageHint: (most) => `${most} caractères au maximum`,
    website: 'Laissez ce champ vide',
    submit: 'Envoyer le message',
    busy: 'Envoi en cours…',
    failed: 'Une erreur est survenue. Veuillez réessayer.',
    unreachable: 'Votre message n’a pas pu être envoyé. Veuillez réessayer plus tard.',
  },
  sent: {
    title: 'Message envoyé\u00a0!',
    lead: 'Merci de nous avoir écrit. Nous vous répondrons sous 24 heures à l’adresse',
    another: 'Envoyer un autre message',
  },
  information: 'Nos coordonnées',
  email: 'E-mail',
  phone: 'Téléphone',
  address: 'Adresse',
  comingSoon: 'Bientôt disponible',
  hours: 'Horaires',
  schedule: [
    { days: 'Du samedi au jeudi', time: 'De 9\u00a0h à 18\u00a0h' },
    { days: 'Vendredi', time: 'Fermé' },
  ],
};
