import type { myOrdersWords as english } from '../words/my-orders-words.ts';
import { plural } from './formats.ts';

/** Words of a user's own orders: the list, and one of them. */
export const myOrdersWords: typeof english = {
  list: {
    title: 'Mes commandes',
    lead: 'Toutes vos commandes, de la plus récente à la plus ancienne.',
    loading: 'Chargement de vos commandes…',
    refresh: 'Actualiser',
    refreshed: 'Vos commandes sont à jour.',
    failed: 'Vos commandes n’ont pas pu être chargées',
    errorTitle: 'Erreur de chargement',
    tryAgain: 'Réessayer',
    empty: {
      title: 'Aucune commande pour l’instant',
      text: 'Vos commandes apparaîtront ici, et vous pourrez les suivre jusque chez vous.',
      browse: 'Voir les produits',
    },
    overview: {
      label: 'Résumé de vos commandes',
      total: 'Commandes',
      delivered: 'Livrées',
      inProgress: 'En cours',
      spent: 'Total dépensé',
    },
    columns: {
      number: 'Commande',
      date: 'Date',
      items: 'Articles',
      total: 'Total',
      status: 'Statut',
      payment: 'Paiement',
      view: 'Détails',
    },
    view: 'Voir',
    viewOrder: (number) => `Voir la commande ${number}`,
  },
  order: {
    title: 'Détails de la commande',
    heading: (number) => `Commande n°\u00a0${number}`,
    loading: 'Chargement de votre commande…',
    placedOn: (time) => `Passée le ${time}`,
    back: 'Retour aux commandes',
    print: 'Imprimer la facture',
    items: 'Articles',
    shipping: 'Livraison',
    deliveredOn: (time) => `Livrée le ${time}`,
    payment: 'Paiement',
    method: 'Mode',
    state: 'Statut',
    notPaidYet: 'Pas encore payée',
    paidOn: 'Payée le',
    summary: 'Récapitulatif',
    timeline: 'Suivi de la commande',
    steps: {
      placed: 'Commande passée',
      paid: 'Paiement reçu',
      delivered: 'Commande livrée',
      prepared: 'En préparation',
      shipped: 'Remise au livreur',
      cancelled: 'Commande annulée',
      changed: 'Commande modifiée',
      returned: (units) =>
        plural(units, {
          one: `${units} article retourné`,
          many: `${units} articles retournés`,
          other: `${units} articles retournés`,
        }),
      refunded: (amount) => `Remboursement\u00a0: ${amount}`,
    },
    errorTitle: 'Erreur de chargement',
    failed: 'La commande n’a pas pu être chargée',
    tryAgain: 'Réessayer',
    notFound: 'Commande introuvable',
    notFoundText: 'La commande que vous cherchez n’existe pas.',
  },
  state: {
    courier: 'Transporteur',
    tracking: 'Numéro de suivi',
    changed: (time) =>
      `Nous avons modifié cette commande le ${time}. Vous la voyez telle qu’elle est maintenant.`,
    titles: {
      Pending: 'Nous avons reçu votre commande',
      Processing: 'Nous préparons votre commande',
      Shipped: 'Votre commande est en route',
      Delivered: 'Votre commande a été livrée',
      Cancelled: 'Votre commande a été annulée',
    },
    texts: {
      Pending: 'Nous allons bientôt la préparer.',
      Processing: 'Nous préparons votre colis, puis nous le confions au livreur.',
      Shipped:
        'Le livreur a votre colis. Gardez votre téléphone à portée de main\u00a0: il vous appellera peut-être.',
      Delivered: 'Merci pour votre confiance.',
      Cancelled: 'Elle ne sera pas livrée.',
    },
    payment: {
      due: (total) => `Vous payez ${total} en espèces à la réception.`,
      paidBefore: (total) => `Vous avez déjà payé ${total}. Vous n’avez rien à payer à la réception.`,
      paid: (total) => `Vous avez payé ${total}.`,
      unconfirmed: (total) =>
        `Vous avez payé ${total} au livreur\u00a0? Vous n’avez plus rien à faire\u00a0: le paiement s’affichera ici dès que nous l’aurons reçu.`,
      nothing: 'Vous n’avez rien à payer.',
      refund: (total) => `Vous avez payé ${total}. Si vous attendez encore le remboursement, écrivez-nous.`,
    },
  },
};
