import type { notifyWords as english } from '../words/notify-words.ts';
import { elided } from './formats.ts';

/** Words of the alerts for sold-out products (requirements: Back in stock). */
export const notifyWords: typeof english = {
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
    lead: 'Ce produit est épuisé. Nous vous prévenons une fois, dès son retour en stock.',
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
    description: (shop) => `Confirmez ${elided('que', shop)} peut vous prévenir dès le retour du produit.`,
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
    description: (shop) => `Arrêtez l’alerte pour un produit ${elided('de', shop)}.`,
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
