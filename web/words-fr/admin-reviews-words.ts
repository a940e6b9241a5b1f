import type { adminReviewsWords as english } from '../words/admin-reviews-words.ts';
import { counted, elided } from './formats.ts';

export const adminReviewsWords: typeof english = {
  title: 'Avis',
  description:
    'Ce que les clients disent des produits livrés. Seuls les avis que vous publiez sont visibles dans la boutique.',
  loading: 'Chargement des avis…',
  failed: 'Les avis n’ont pas pu être chargés.',
  errorTitle: 'Erreur de chargement',
  export: 'Exporter',
  refresh: 'Actualiser',
  list: 'Avis',
  waiting: (count) => `${count}\u00a0avis en attente`,
  noneWaiting: 'Aucun avis en attente',
  filters: {
    label: 'Filtrer les avis',
    keyword: 'Rechercher par produit, nom ou texte',
    state: 'Statut',
    any: 'Tous les avis',
    apply: 'Filtrer',
  },
  states: { waiting: 'En attente', shown: 'Publié', hidden: 'Masqué' },
  stars: (stars) => counted(stars, 'étoile'),
  somebody: 'Client effacé',
  picture: (place) => `Photo ${place}`,
  claims: 'Allégations de guérison',
  claimsHint:
    'Les mots surlignés promettent une guérison. Ils sont interdits pour les compléments et les cosmétiques.',
  hiddenBecause: (reason) => `Masqué\u00a0: ${reason}`,
  notDelivered: 'sa commande n’est plus livrée',
  answeredBy: (name, time) => `Réponse ${elided('de', name)}, ${time}`,
  show: 'Publier',
  showNamed: (name, product) => `Publier l’avis ${elided('de', name)} sur ${product}`,
  hide: 'Masquer',
  hideNamed: (name, product) => `Masquer l’avis ${elided('de', name)} sur ${product}`,
  answer: 'Répondre',
  answerNamed: (name, product) => `Répondre à l’avis ${elided('de', name)} sur ${product}`,
  showFailed: 'L’avis n’a pas pu être publié',
  showingClaims: {
    title: 'Publier un avis qui promet une guérison\u00a0?',
    text: 'Le vendeur répond de ces mots, même écrits par un client.',
    confirm: 'Publier quand même',
  },
  hiding: {
    title: 'Masquer cet avis\u00a0?',
    text: 'Ses mots restent tels quels. Le motif n’est visible qu’ici.',
    reason: 'Motif',
    reasonExample: 'Par exemple\u00a0: injurieux, nomme une personne, porte sur la livraison',
    confirm: 'Masquer',
  },
  answering: {
    title: 'Répondre en tant que pharmacien',
    text: 'Tout le monde lit la réponse sous l’avis. Une réponse vide est retirée.',
    answer: 'Réponse',
    confirm: 'Enregistrer la réponse',
  },
  empty: {
    title: 'Aucun avis',
    none: 'Aucun avis n’a encore été donné. Cinq jours après la livraison, un email le demande aux clients.',
    filtered: 'Aucun avis ne correspond à ces filtres.',
  },
};
