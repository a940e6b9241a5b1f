import type { adminCustomersWords as english } from '../words/admin-customers-words.ts';
import { counted, formatNumber, plural } from './formats.ts';

/** Words of the customers as administrators see them, in French. */
export const adminCustomersWords: typeof english = {
  title: 'Clients',
  loading: 'Chargement des clients…',
  failed: 'Les clients n’ont pas pu être chargés',
  errorTitle: 'Erreur de chargement',
  refresh: 'Actualiser',
  export: 'Exporter',
  found: (shown, count) => `${formatNumber(shown)} sur ${counted(count, 'client')}`,
  filters: {
    label: 'Filtres',
    keyword: 'Rechercher par nom, téléphone ou email',
    apply: 'Rechercher',
  },
  name: 'Client',
  account: 'Compte',
  columns: {
    lastOrder: 'Dernière commande',
    orders: 'Commandes',
    delivered: 'Livrées',
    cancelled: 'Annulées',
    total: 'Total livré',
  },
  refused: 'Refusées',
  notes: (count) =>
    plural(count, { one: `${count} note`, many: `${count} de notes`, other: `${count} notes` }),
  empty: {
    title: 'Aucun client trouvé',
    filtered: 'Aucun client ne correspond à cette recherche.',
    none: 'Les clients apparaissent ici dès leur première commande.',
  },
  detail: {
    heading: 'Client',
    back: 'Retour aux clients',
    loading: 'Chargement du client…',
    failed: 'Le client n’a pas pu être chargé',
    errorTitle: 'Erreur de chargement',
    notFound: 'Client introuvable',
    notFoundText: 'Ce client n’existe plus.',
    tryAgain: 'Réessayer',
    figures: 'Chiffres',
    phones: 'Numéros de téléphone',
    numberOf: (name, orders) =>
      plural(orders, {
        one: `${name}, ${orders}\u00a0commande`,
        many: `${name}, ${orders} de commandes`,
        other: `${name}, ${orders}\u00a0commandes`,
      }),
    merged: (name, time) => `réuni par ${name} le ${time}`,
    separate: 'Séparer',
    separateNamed: (phone) => `Séparer ${phone}`,
    doubles: 'Le même compte commande aussi avec ces numéros\u00a0:',
    merge: 'Réunir',
    mergeNamed: (phone) => `Réunir ${phone} avec ce client`,
    find: 'Réunir avec un autre client',
    foundCustomers: (count) =>
      plural(count, {
        one: `${count} client trouvé`,
        many: `${count} de clients trouvés`,
        other: `${count} clients trouvés`,
      }),
    mergeDone: 'Réunis en un seul client. Vous pouvez les séparer à nouveau.',
    separateDone: 'De nouveau deux clients',
    contact: 'Comptes et email',
    noContact: 'Ni compte ni adresse email.',
    orders: 'Commandes',
    last: (count) => `Les ${count} dernières commandes.`,
    notes: 'Notes internes',
    noNotes: 'Aucune note sur les commandes pour l’instant.',
    by: (name, time) => `${name}, ${time}`,
  },
};
