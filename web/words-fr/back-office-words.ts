import type { backOfficeWords as english } from '../words/back-office-words.ts';
import { formatNumber, plural } from './formats.ts';

/** Words of the frame around the administrators' pages. */
export const backOfficeWords: typeof english = {
  navigation: 'Administration',
  groups: { orders: 'Commandes et clients', catalog: 'Catalogue', shop: 'Boutique', you: 'Vous' },
  dashboard: 'Tableau de bord',
  products: 'Produits',
  categories: 'Catégories',
  needs: 'Besoins',
  orders: 'Commandes',
  confirmation: 'Confirmation',
  customers: 'Clients',
  search: 'Recherche',
  reports: 'Rapports',
  users: 'Comptes',
  staff: 'Équipe',
  audit: 'Journal',
  messages: 'Messages',
  reviews: 'Avis',
  problems: 'Problèmes',
  files: { format: 'Format du fichier', csv: 'CSV', xlsx: 'Excel' },
  newOrders: {
    sound: 'Son des nouvelles commandes',
    soundOn: 'Une nouvelle commande fait un son',
    soundOff: 'Les nouvelles commandes ne font pas de son',
  },
  find: {
    open: 'Commandes, clients, produits…',
    keys: 'Ctrl K',
    label: 'Rechercher dans l’administration',
    hint: 'Un numéro, un téléphone, un nom, un numéro de suivi, un produit ou une page',
    none: (typed) => `Aucun résultat pour «\u00a0${typed}\u00a0».`,
    failed: 'La recherche a échoué. Réessayez.',
    groups: {
      orders: 'Commandes',
      customers: 'Clients',
      products: 'Produits',
      parcels: 'Colis',
      pages: 'Pages',
    },
    inStock: (count) => `${formatNumber(count)} en stock`,
    ordersWith: (product) => `Commandes avec ${product}`,
  },
  problemsCount: (count) =>
    plural(count, {
      one: '1 problème',
      many: `${formatNumber(count)} problèmes`,
      other: `${formatNumber(count)} problèmes`,
    }),
  integrations: 'Intégrations',
  parcels: 'Colis',
  offers: 'Offres',
  delivery: 'Livraison',
  settings: 'Paramètres',
  secondStep: 'Double authentification',
  shop: 'Voir la boutique',
  list: {
    tryAgain: 'Réessayer',
    filters: 'Filtres',
    remove: ', retirer ce filtre',
    clear: 'Tout effacer',
    pastTheEnd: 'Cette page de la liste est vide.',
    toFirstPage: 'Aller à la première page',
  },
  selection: {
    select: (name) => `Sélectionner ${name}`,
    page: 'Tout sélectionner sur cette page',
    all: 'Tout sélectionner',
    clear: 'Tout désélectionner',
  },
  order: {
    up: (name) => `Monter ${name}`,
    down: (name) => `Descendre ${name}`,
    drag: 'Glisser pour déplacer',
    moved: (name, place, count) => `${name}\u00a0: place ${place} sur ${count}.`,
  },
  saveBar: {
    cancel: 'Annuler',
    saving: 'Enregistrement…',
    loadSaved: 'Charger la version enregistrée',
    workKept:
      'Vos modifications d’avant la connexion sont toujours là. Elles ne sont pas encore enregistrées.',
  },
  columnSort: {
    label: 'Trier par',
    option: {
      asc: (column) => `${column}, ordre croissant`,
      desc: (column) => `${column}, ordre décroissant`,
    },
  },
};
