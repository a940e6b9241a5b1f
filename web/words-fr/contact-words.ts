import type { contactWords as english, notifyWords as englishNotify } from '../words/contact-words.ts';

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
  email: 'Email',
  phone: 'Téléphone',
  address: 'Adresse',
  whatsapp: 'WhatsApp',
  comingSoon: 'Bientôt disponible',
  hours: 'Horaires',
  schedule: [
    { days: 'Du samedi au jeudi', time: 'De 9\u00a0h à 18\u00a0h' },
    { days: 'Vendredi', time: 'Fermé' },
  ],
};

/** Words of the alerts for sold-out products (requirements: Back in stock). */
export const notifyWords: typeof englishNotify = {
  notFound: 'Produit introuvable',
  errorTitle: 'Erreur de chargement',
  tryAgain: 'Réessayer',
  toProducts: 'Voir tous les produits',
  seeProduct: 'Voir le produit',
  back: {
    title: 'Déjà de retour en stock',
    lead: (name) => `«\u00a0${name}\u00a0» est de nouveau en stock.`,
  },
  ask: {
    title: 'Me prévenir',
    description: (shop) =>
      `Laissez une adresse email ou un numéro de téléphone, et ${shop} vous prévient dès le retour du produit.`,
    lead: 'Ce produit est en rupture de stock. Nous vous prévenons une fois, dès son retour en stock.',
    back: 'Retour au produit',
    by: 'Comment vous prévenir\u00a0?',
    byEmail: 'Par email',
    byPhone: 'Par téléphone',
    email: 'Adresse email',
    emailHint: 'Elle ne nous sert que pour ce produit.',
    phone: 'Téléphone',
    phoneHint: 'Nous vous appelons une seule fois, pour ce produit.',
    submit: 'Me prévenir',
    busy: 'Envoi en cours…',
    failed: 'Une erreur est survenue. Veuillez réessayer.',
    mailed: {
      title: 'Consultez vos emails',
      lead: 'Veuillez confirmer en ouvrant le lien que nous avons envoyé à',
      hint: 'Si vous avez déjà confirmé, vous n’avez rien à faire. Si aucun email n’arrive, regardez dans vos courriers indésirables.',
    },
    called: {
      title: 'Nous vous appellerons',
      lead: (name) => `Dès le retour en stock de «\u00a0${name}\u00a0», nous appellerons le`,
    },
  },
  confirm: {
    title: 'Confirmer votre alerte',
    description: (shop) => `Confirmez que ${shop} peut vous prévenir dès le retour du produit.`,
    lead: 'Nous vous écrirons une fois, dès le retour en stock du produit.',
    submit: 'Confirmer',
    busy: 'Confirmation en cours…',
    failed: 'Une erreur est survenue. Veuillez réessayer.',
    done: {
      title: 'C’est noté',
      lead: (name) => `Nous vous écrirons dès le retour en stock de «\u00a0${name}\u00a0».`,
    },
  },
  stop: {
    title: 'Arrêter votre alerte',
    description: (shop) => `Arrêtez l’alerte pour un produit de ${shop}.`,
    lead: 'Nous ne vous écrirons pas au retour en stock du produit.',
    submit: 'Arrêter l’alerte',
    busy: 'Arrêt en cours…',
    failed: 'Une erreur est survenue. Veuillez réessayer.',
    done: {
      title: 'Alerte arrêtée',
      lead: 'Nous ne vous écrirons pas au sujet de ce produit. Vous pouvez de nouveau demander une alerte sur sa page.',
    },
  },
};
