import type { quickOrderWords as english } from '../words/quick-order-words.ts';

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
