import type { dashboardWords as english } from '../words/dashboard-words.ts';
import { formatNumber } from './formats.ts';

/** Words of the back office's first page. */
export const dashboardWords: typeof english = {
  title: 'Tableau de bord',
  loading: 'Chargement du tableau de bord…',
  failed: 'Le tableau de bord n’a pas pu être chargé. Veuillez réessayer.',
  refreshFailed: 'Le tableau de bord n’a pas pu être actualisé.',
  refresh: 'Actualiser',
  refreshed: 'Le tableau de bord est à jour.',
  counts: {
    label: 'La boutique en un coup d’œil',
    products: 'Produits',
    orders: 'Commandes',
    users: 'Utilisateurs',
    categories: 'Catégories',
  },
  work: {
    label: 'À faire',
    toConfirm: 'À confirmer',
    toReview: 'À vérifier',
    toPack: 'À emballer',
    toRescue: 'À relancer',
    toCollect: 'À encaisser',
  },
  stock: { label: 'Stock', low: 'Stock faible', out: 'Épuisés' },
  revenue: {
    title: 'Chiffre d’affaires',
    today: 'Aujourd’hui',
    week: '7 derniers jours',
    month: '30 derniers jours',
    total: 'Total',
    rule: 'Commandes payées ou livrées, comptées au jour où elles ont été passées.',
  },
  chart: {
    title: '30 derniers jours',
    revenue: 'Chiffre d’affaires',
    orders: 'Commandes',
    days: (first, last) => `du ${first} au ${last}`,
    picture: (what, days, most) =>
      `${what} par jour, ${days}, au plus ${most}. Le tableau ci-dessous donne les chiffres.`,
    bar: (day, value) => `${day}\u00a0: ${value}`,
    table: 'Afficher les chiffres en tableau',
    date: 'Date',
  },
  actions: {
    title: 'Actions rapides',
    addProduct: 'Ajouter un produit',
    addCategory: 'Ajouter une catégorie',
    viewOrders: 'Voir les commandes',
    manageUsers: 'Gérer les utilisateurs',
  },
  orders: { title: 'Commandes récentes', none: 'Aucune commande récente.', all: 'Tout voir' },
  products: {
    title: 'Produits',
    none: 'Aucun produit trouvé',
    all: 'Tout voir',
    stock: (stock) => (stock > 0 ? `${formatNumber(stock)} en stock` : 'Rupture de stock'),
    edit: 'Modifier',
    view: 'Voir',
    editProduct: (name) => `Modifier ${name}`,
    viewProduct: (name) => `Voir ${name}`,
  },
};
