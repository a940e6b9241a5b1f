import type { trackWords as english } from '../words/track-words.ts';

/** Words of the page that shows an order to anyone with its number and phone. */
export const trackWords: typeof english = {
  title: 'Suivre une commande',
  description: 'Voyez où en est votre commande, avec son numéro et votre numéro de téléphone.',
  lead: 'Saisissez le numéro de votre commande et le numéro de téléphone donné pour la livraison.',
  number: 'Numéro de commande',
  numberHint: 'Il figure sur la page de confirmation et dans nos emails, par exemple W4TX WDRY.',
  phone: 'Numéro de téléphone',
  submit: 'Suivre la commande',
  busy: 'Recherche…',
  failed: 'La commande n’a pas pu être recherchée. Veuillez réessayer.',
  deliverTo: 'Livraison à',
  another: 'Suivre une autre commande',
};
