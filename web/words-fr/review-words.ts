import type {
  deliveryChoiceWords as englishChoice,
  placeHintWords as englishHints,
  reviewWords as englishReview,
} from '../words/review-words.ts';
import { counted } from './formats.ts';

/** Words of the last step of the checkout. */
export const reviewWords: typeof englishReview = {
  total: 'Total de la commande',
  items: 'Articles',
  deliverTo: 'Adresse de livraison',
  payment: 'Paiement',
  quoting: 'Vérification des prix et du stock…',
  quoteFailed: 'Le total n’a pas pu être calculé.',
  tryAgain: 'Réessayer',
  unavailableTitle: 'Certains articles ne peuvent pas être commandés',
  unavailableText: 'Modifiez-les ou retirez-les de votre panier, puis revenez ici.',
  priceChanged: (from) => `${from} dans votre panier`,
  code: { have: 'J’ai un code', label: 'Code promo', apply: 'Appliquer', remove: 'Retirer' },
  placeOrder: 'Valider la commande',
  accept: { before: 'En validant, vous acceptez les', terms: 'conditions générales de vente', after: '.' },
  call: 'Nous vous appelons pour confirmer la commande avant de l’expédier. Sans réponse, elle est annulée.',
  failed: 'La commande n’a pas pu être enregistrée',
  changedTitle: 'Rien n’a encore été commandé',
  unansweredTitle: 'Votre dernier envoi est resté sans réponse',
  unansweredText:
    'Validez de nouveau la commande pour terminer. Si nous l’avons déjà reçue, c’est elle qui s’affichera\u00a0: elle n’est jamais enregistrée deux fois.',
};

/** Words of the ways of delivery, where there is a choice. */
export const deliveryChoiceWords: typeof englishChoice = {
  title: 'Mode de livraison',
  kinds: { home: 'À domicile', desk: 'En bureau (stop desk)' },
  about: { home: 'Le livreur vient chez vous', desk: 'Vous retirez votre colis' },
  days: (from, to) => (from === to ? counted(to, 'jour') : `${from} à ${to}\u00a0jours`),
  point: 'Bureau (stop desk)',
  choosePoint: 'Choisir un bureau',
  refused: 'Impossible avec ce numéro de téléphone',
  deskOnly:
    'Les commandes avec ce numéro de téléphone se retirent uniquement dans un bureau. Si vous pensez qu’il s’agit d’une erreur, appelez-nous.',
  noDesk:
    'Les commandes avec ce numéro de téléphone se retirent uniquement dans un bureau, et il n’y en a pas encore ici. Appelez-nous pour commander.',
  contact: 'Nous contacter',
};

/** Words about city and postal code, which need the communes of a wilaya. */
export const placeHintWords: typeof englishHints = {
  cityHint: 'Tapez les premières lettres et choisissez votre commune.',
  cityUnknown: (wilaya) =>
    `Nous ne trouvons pas cette commune dans la wilaya\u00a0: ${wilaya}. L’orthographe et la wilaya sont-elles justes\u00a0?`,
  postalCodeElsewhere: (wilaya) =>
    `Ce code postal appartient à une autre wilaya\u00a0: ${wilaya}. Veuillez vérifier le code et la wilaya.`,
};
