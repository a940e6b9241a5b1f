import type {
  quickOrderWords as english,
  plainOrderWords as englishPlain,
} from '../words/quick-order-words.ts';

/** Words of the quick order of one product. */
export const quickOrderWords: typeof english = {
  open: 'Commander maintenant, payer à la livraison',
  openFailed: 'Le formulaire n’a pas pu être chargé. Veuillez réessayer.',
  title: 'Commander maintenant',
  about: 'Sans compte ni email. Vous payez en espèces à la réception du colis.',
  wilayaFirst: 'Choisissez d’abord la wilaya',
  chooseCommune: 'Choisir votre commune',
  communesFailed: 'Les communes n’ont pas pu être chargées.',
  submit: 'Vérifier la commande',
  check: 'Vérifiez votre commande',
  change: 'Modifier',
  unavailable: 'Commande impossible',
};

/** Words of the quick order without JavaScript, which only the server has. */
export const plainOrderWords: typeof englishPlain = {
  communeHint: 'Comme elle est écrite sur votre courrier.',
  communeUnknown: (wilaya, nearest) =>
    `Cette commune est introuvable dans la wilaya ${wilaya}. Noms les plus proches\u00a0: ${nearest}.`,
  streetHint: 'Seulement pour une livraison à domicile.',
  keepNumber: 'Conservez votre numéro de commande en cas de question.',
  track: 'Suivre une commande',
};
