import { wilayaCount } from '../../shared/delivery/wilaya-count.ts';
import type { shippingWords as english } from '../words/shipping-words.ts';

/** Words of the page about shipping. */
export const shippingWords: typeof english = {
  title: 'Livraison',
  description:
    'Ce que coûte la livraison dans chaque wilaya d’Algérie, et comment votre colis vous parvient.',
  lead: (served) =>
    `Nous livrons dans ${served === wilayaCount ? 'les ' : ''}${served}\u00a0wilayas. Le tarif dépend de la vôtre.`,
  pricesTitle: 'Tarifs',
  wilaya: 'Wilaya',
  price: 'Livraison',
  elsewhere: 'Toutes les autres wilayas',
  free: 'Gratuite',
  atDesk: (price) => `En bureau (stop desk)\u00a0: ${price.replace(/^G/, 'g')}`,
  freeAbove: {
    all: (price) => `La livraison est gratuite au-delà de ${price}.`,
    home: (price) => `La livraison à domicile est gratuite au-delà de ${price}.`,
    desk: (price) => `La livraison en bureau est gratuite au-delà de ${price}.`,
  },
  freeExcept: (wilayas) => `Sauf\u00a0: ${wilayas}.`,
  estimate:
    'Choisissez votre wilaya dans le panier pour voir le tarif exact. Sans ce choix, le panier n’affiche qu’une estimation.',
  steps: [
    {
      title: 'Vous commandez',
      text: 'Vous voyez le prix total, livraison comprise, avant de valider votre commande.',
    },
    {
      title: 'Nous préparons',
      text: 'Nous vous appelons pour confirmer la commande, puis nous l’emballons et la confions dès que possible au transporteur. Sans réponse de votre part, elle est annulée.',
    },
    {
      title: 'Vous recevez et payez',
      text: 'Le colis vous parvient là où vous l’avez choisi, chez vous ou dans un bureau (stop desk), et vous payez en espèces.',
    },
  ],
  stepsTitle: 'Comment ça marche\u00a0?',
  founded:
    'Onze wilayas ont été créées en 2026. L’adresse garde l’ancienne wilaya\u00a0: choisissez-la au moment de commander, puis votre commune.',
  inAddress: (wilaya) => `adresse\u00a0: ${wilaya}`,
  byCommune: 'selon la commune',
  varies: (wilayas) =>
    `Certaines communes ont un autre prix, dans\u00a0: ${wilayas}. Vous le voyez une fois la commune choisie.`,
  showWilayas: (count) => `Afficher les ${count}\u00a0wilayas`,
  parcelTitle: 'À l’arrivée du colis',
  parcel: [
    'Donnez un numéro auquel vous répondez\u00a0: le livreur vous appellera.',
    'Préparez le total de la commande en espèces. Il figure sur votre confirmation, et rien ne s’y ajoute à la livraison.',
    'Une autre personne peut recevoir le colis et le payer.',
    'Vérifiez ce que vous avez reçu. Si un article manque, est abîmé ou n’est pas celui que vous avez commandé, écrivez-nous au plus tôt avec votre numéro de commande.',
  ],
  questionsTitle: 'Bon à savoir',
  questions: [
    {
      question: 'Quels sont les délais\u00a0?',
      answer:
        'Chaque commande part dès que possible. Le délai habituel vers votre adresse s’affiche au moment de commander, si nous le connaissons. Il est donné à titre indicatif, car les distances sont longues en Algérie. Le statut de votre commande indique quand elle a été expédiée.',
    },
    {
      question: 'Comment payer\u00a0?',
      answer: 'En espèces, à la réception du colis\u00a0: choisissez le paiement à la livraison.',
    },
    {
      question: 'Puis-je modifier ou annuler une commande\u00a0?',
      answer:
        'Écrivez-nous au plus tôt avec votre numéro de commande. Une fois le colis parti, les règles de la page «\u00a0Retours et remboursements\u00a0» s’appliquent.',
    },
    {
      question: 'Comment renvoyer un article\u00a0?',
      answer:
        'Vous pouvez demander un remboursement dans les 7\u00a0jours suivant la réception. La page «\u00a0Retours et remboursements\u00a0» précise ce qui peut être retourné et comment.',
    },
  ],
  links: [
    { to: '/refund', text: 'Retours et remboursements' },
    { to: '/contact', text: 'Contact' },
  ],
  toProducts: 'Voir les produits',
};
