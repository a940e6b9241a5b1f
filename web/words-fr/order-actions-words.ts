import type { orderActionsWords as english } from '../words/order-actions-words.ts';
import { sizeWord } from './formats.ts';

/** Words of what a buyer can do with an order. They are loaded after the order. */
export const orderActionsWords: typeof english = {
  review: {
    text: 'Que pensez-vous des produits\u00a0? Votre avis aide les autres clients.',
    button: 'Donner mon avis',
  },
  again: {
    text: 'Mettez les mêmes produits dans votre panier, aux prix actuels.',
    button: 'Commander à nouveau',
    busy: 'Ajout…',
    failed: 'Les produits n’ont pas pu être chargés. Veuillez réessayer.',
    added: (items) => `Ajouté à votre panier\u00a0: ${items}.`,
    nothing: 'Aucun produit de cette commande n’est disponible pour le moment.',
    gone: (name) => `${name} n’est plus vendu.`,
    soldOut: (name) => `Le produit ${name} est épuisé.`,
    sizeSoldOut: (name, size) => `Le produit ${name} en ${sizeWord(size)} ${size} est épuisé.`,
    fewer: (name, stock) => `${name}\u00a0: plus que ${stock} en stock.`,
    price: (name, from, to) => `${name} coûte maintenant ${to} au lieu de ${from}.`,
    toCart: 'Voir le panier',
  },
  cancel: {
    title: 'Annuler cette commande',
    text: 'Tant que nous ne l’avons pas préparée, vous pouvez demander son annulation. Nous vous répondrons.',
    button: 'Demander l’annulation',
    busy: 'Envoi…',
    failed: 'Votre demande n’a pas pu être envoyée. Veuillez réessayer.',
    asked: 'Vous avez demandé l’annulation de cette commande. Nous vous répondrons.',
  },
};
