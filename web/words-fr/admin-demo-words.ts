import type { demoWords as english } from '../words/admin-demo-words.ts';
import { counted } from './formats.ts';

/** Words of the removal of the demo. */
export const demoWords: typeof english = {
  title: 'Démonstration',
  text: 'Cette boutique a commencé par une démonstration\u00a0: des produits inventés et des commandes d’exemple. Supprimez-les d’un coup quand vous ajoutez les vôtres.',
  remove: 'Supprimer la démonstration',
  question: 'Supprimer la démonstration\u00a0?',
  explanation: 'La suppression est définitive. Ce que vous avez ajouté vous-même reste.',
  goes: {
    products: (count) => `${counted(count, 'produit')} de démonstration, avec familles et traductions`,
    categories: 'Leurs catégories et leurs besoins, sauf s’ils contiennent vos produits',
    orders: (count) =>
      `${counted(count, 'commande')} d’exemple, avec appels, colis, factures et versements, et les statistiques de recherche`,
    samples: 'L’équipe, les transporteurs, les bureaux et le vendeur d’exemple',
  },
  staysTitle: 'Ce qui reste de la démonstration\u00a0:',
  stays: {
    products: (count) =>
      `${counted(count, 'produit')} de démonstration présents dans les commandes de vos clients, masqués en brouillon`,
    orders: (count) => `${counted(count, 'commande')} d’exemple, car vos factures en continuent les numéros`,
  },
  done: 'La démonstration est supprimée',
  failed: 'La démonstration n’a pas pu être supprimée',
};
