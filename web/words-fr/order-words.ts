import { cashOnDelivery } from '../../shared/orders/order-terms.ts';
import type { orderWords as english } from '../words/order-words.ts';

/** Words of orders, before and after they are placed. */
export const orderWords: typeof english = {
  status: {
    Pending: 'En attente',
    Processing: 'En préparation',
    Shipped: 'Expédiée',
    Delivered: 'Livrée',
    Cancelled: 'Annulée',
  },
  paid: 'Payée',
  unpaid: 'Non payée',
  nothingToPay: 'Rien à payer',
  quantityAtPrice: (quantity, price) => `${quantity} × ${price}`,
  method: (method) => (method === cashOnDelivery ? 'Paiement à la livraison' : method),
  atDesk: (point) => (point ? `Bureau (stop desk)\u00a0: ${point}` : 'Livraison en bureau (stop desk)'),
  country: (country) => (country === 'Algeria' ? 'Algérie' : country),
  confirmation: {
    title: 'Confirmation de commande',
    loading: 'Chargement de votre commande…',
    thanks: 'Merci pour votre commande\u00a0!',
    received: (name) => `${name}, nous avons bien reçu votre commande.`,
    number: 'Numéro de commande',
    placedOn: 'Passée le',
    paymentMethod: 'Paiement',
    items: 'Articles',
    deliverTo: 'Adresse de livraison',
    nextTitle: 'Et maintenant\u00a0?',
    next: {
      email: (email) => `Une confirmation vous est envoyée à ${email}.`,
      emailed: (email) => `Nous avons envoyé une confirmation à ${email}.`,
      held: 'Nous vous appellerons avant de préparer votre commande. D’ici là, ses produits ne sont pas réservés.',
      prepare:
        'Nous vous appelons pour confirmer la commande avant de l’expédier. Sans réponse, elle est annulée.',
    },
    keep: 'Gardez l’adresse de cette page ou votre numéro de commande, au cas où vous auriez une question.',
    accountTitle: 'Commandez plus vite la prochaine fois',
    accountText: 'Créez un compte pour enregistrer votre adresse et retrouver vos prochaines commandes.',
    createAccount: 'Créer un compte',
    continueShopping: 'Continuer mes achats',
    notFound: 'Commande introuvable',
    notLoaded: 'La commande n’a pas pu être affichée. Vérifiez votre numéro de commande.',
    tryAgain: 'Réessayer',
  },
};
