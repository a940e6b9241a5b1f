import type { wishWords as english } from '../words/wish-words.ts';
import { counted, plural } from './formats.ts';

/** Words of the wish list. */
export const wishWords: typeof english = {
  title: 'Favoris',
  description: 'Les produits que vous voulez garder en tête.',
  loading: 'Chargement de vos favoris…',
  count: (count) => counted(count, 'produit'),
  guest: 'Vos favoris sont gardés dans ce navigateur.',
  signIn: 'Connectez-vous pour les retrouver sur tous vos appareils.',
  empty: {
    title: 'Vous n’avez pas encore de favori',
    text: 'Touchez le cœur d’un produit, et il vous attend ici.',
    browse: 'Voir les produits',
  },
  added: 'Ajouté à vos favoris',
  removed: 'Retiré de vos favoris',
  view: 'Voir mes favoris',
  move: 'Mettre au panier',
  moveNamed: (name) => `Mettre au panier\u00a0: ${name}`,
  gone: (count) =>
    plural(count, {
      one: `${count}\u00a0produit de vos favoris n’est plus vendu.`,
      many: `${count}\u00a0produits de vos favoris ne sont plus vendus.`,
      other: `${count}\u00a0produits de vos favoris ne sont plus vendus.`,
    }),
  takeOff: 'Retirer des favoris',
};
