import type { demoWords as english } from '../words/demo-words.ts';
import { counted } from './formats.ts';

const orders = (count: number) => counted(count, 'commande');

/** Words of the removal of the demo. */
export const demoWords: typeof english = {
  title: 'Démonstration',
  text: 'Cette boutique a commencé par une démonstration\u00a0: des produits inventés et des commandes d’exemple. Supprimez-les d’un coup quand vous ajoutez les vôtres.',
  remove: 'Supprimer la démonstration',
  question: 'Supprimer la démonstration\u00a0?',
  explanation: 'La suppression est définitive. Ce que vous avez ajouté vous-même reste.',
  goes: (demo) => [
    `${counted(demo.products, 'produit')} de démonstration, avec leurs gammes et leurs traductions`,
    'Leurs catégories et leurs besoins, sauf s’ils contiennent vos produits',
    demo.orders > 0 &&
      `${orders(demo.orders)} d’exemple, avec leurs appels, colis, factures et versements, et les statistiques de recherche`,
    demo.keptOrders === 0 && 'L’équipe, les transporteurs, les points de retrait et le vendeur d’exemple',
  ],
  staysTitle: 'Ce qui reste de la démonstration\u00a0:',
  stays: (demo) => [
    demo.kept > 0 &&
      `${counted(demo.kept, 'produit')} dans les commandes de vos clients, masqués en brouillon`,
    demo.keptOrders > 0 && `${orders(demo.keptOrders)} d’exemple, car vos factures en continuent les numéros`,
  ],
  done: 'La démonstration est supprimée',
  failed: 'La démonstration n’a pas pu être supprimée',
};
