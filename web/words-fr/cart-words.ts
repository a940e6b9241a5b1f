import type { cartWords as english } from '../words/cart-words.ts';
import { counted, sizeWord, withCapital } from './formats.ts';

/** Words of the cart. */
export const cartWords: typeof english = {
  title: 'Panier',
  description: 'Les produits que vous avez choisis, avec leurs prix en dinars.',
  loading: 'Chargement de votre panier…',
  items: (units) => counted(units, 'article'),
  empty: {
    title: 'Votre panier est vide',
    text: 'Les produits que vous ajoutez au panier apparaissent ici.',
    browse: 'Voir les produits',
  },
  size: (size) => `${withCapital(sizeWord(size))}\u00a0: ${size}`,
  unitPrice: (price) => `${price} l’unité`,
  quantityOf: (name) => `Quantité\u00a0: ${name}`,
  remove: 'Retirer',
  removeNamed: (name, size) => (size ? `Retirer ${name}, ${sizeWord(size)} ${size}` : `Retirer ${name}`),
  removed: (name) => `Retiré du panier\u00a0: ${name}`,
  undo: 'Annuler',
  changes: {
    'price-changed': (from, to) => `Le prix est passé de ${from} à ${to}.`,
    'quantity-lowered': (stock) => `Plus que ${stock} en stock\u00a0: nous avons réduit la quantité.`,
    'out-of-stock': 'Ce produit est en rupture de stock.',
    'size-out-of-stock': 'Cette taille est en rupture de stock.',
    gone: 'Ce produit n’est plus en vente.',
  },
  gift: 'Cadeau',
  missedGift: (name) => `Le cadeau ${name} est épuisé\u00a0: la commande part sans lui.`,
  summary: {
    title: 'Récapitulatif',
    subtotal: 'Sous-total',
    shipping: 'Livraison',
    tax: 'Taxes',
    taxIncluded: 'Incluses',
    total: 'Total',
    free: 'Gratuite',
    paidBefore: 'Déjà payé',
    due: 'Reste à payer',
    paid: 'Payé pour cette commande',
    rest: 'À rembourser',
    estimate: 'estimation',
    toFreeDelivery: (amount) => `Plus que ${amount} pour la livraison offerte.`,
    wilayaDecides: (home, price) =>
      `Frais de livraison estimés\u00a0: ils dépendent de la wilaya que vous indiquerez. Livraison gratuite à ${home}, ${price} ailleurs.`,
    wilayaDecidesFrom: (price) =>
      `Frais de livraison estimés\u00a0: ils dépendent de la wilaya que vous indiquerez. Livraison à partir de ${price}.`,
    wilaya: 'Votre wilaya',
    chooseWilaya: 'Choisir pour voir les frais exacts',
    notDelivered: (wilaya) => `Nous ne livrons pas encore cette wilaya\u00a0: ${wilaya}.`,
    withoutShipping: 'hors livraison',
    checkout: 'Finaliser la commande',
    continueShopping: 'Continuer mes achats',
    blocked: 'Pour continuer, retirez les articles en rupture de stock.',
    overbooked: 'Pour continuer, réduisez les quantités au stock disponible.',
    cashOnDelivery: 'Paiement à la livraison\u00a0: vous payez à la réception du colis.',
  },
};
