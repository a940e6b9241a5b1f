import type { offlineWords as english } from '../words/offline-words.ts';

/** Words of the page that is shown when there is no network. */
export const offlineWords: typeof english = {
  title: 'Vous êtes hors connexion',
  text: 'Cette page n’a pas pu être chargée. Votre panier est conservé sur cet appareil.',
  steps: [
    'Vérifiez le Wi-Fi ou les données mobiles, et que le mode avion est désactivé.',
    'Revenez en arrière\u00a0: les pages ouvertes il y a un instant sont peut-être encore disponibles.',
  ],
  retry: 'Réessayer',
  alone: 'La page s’ouvrira d’elle-même dès que vous serez en ligne.',
};
