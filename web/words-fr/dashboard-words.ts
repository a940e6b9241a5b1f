import type { dashboardWords as english } from '../words/dashboard-words.ts';
import { counted, formatNumber } from './formats.ts';

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
    users: 'Comptes',
    categories: 'Catégories',
  },
  placed: {
    title: 'Passées aujourd’hui',
    orders: (count) => counted(count, 'commande'),
    combined: (count) =>
      count > 1
        ? `et ${formatNumber(count)}\u00a0autres, regroupées avec une commande`
        : 'et une autre, regroupée avec une commande',
    until: (time) =>
      `Comparaison jusqu’à ${time}. Les commandes annulées comptent aussi, celles regroupées une seule fois.`,
    yesterday: 'Hier',
    lastWeek: (weekday) => `${capitalized(weekday)} dernier`,
  },
  work: {
    label: 'À faire maintenant',
    calls: 'À appeler maintenant',
    overdue: (count) => `${formatNumber(count)} en retard`,
    noneOverdue: 'Aucun retard',
    callsAt: (time) => `À appeler dès ${time}`,
    toPack: 'À emballer',
    toHandOver: (count) => `dont ${formatNumber(count)} avec un colis`,
    parcels: 'Colis à traiter',
    cash: 'Argent chez les transporteurs',
    parcelCount: (count) => `${formatNumber(count)}\u00a0colis`,
  },
  rates: {
    label: 'Taux sur sept jours',
    days: '7 derniers jours',
    confirmation: 'Taux de confirmation',
    delivery: 'Taux de livraison',
    percent: (share) => `${share}\u00a0%`,
    ofOrders: (part, all) =>
      `${formatNumber(part)} sur ${counted(all, 'commande')}${all < 2 ? ' décidée' : ' décidées'}`,
    ofParcels: (part, all) =>
      `${counted(part, 'livré')} sur ${formatNumber(all)}\u00a0colis ${all < 2 ? 'terminé' : 'terminés'}`,
    none: 'Rien pour l’instant',
    day: (day, part, all) =>
      all > 0
        ? `${day}\u00a0: ${formatNumber(part)} sur ${formatNumber(all)}`
        : `${day}\u00a0: aucun résultat`,
  },
  sellers: {
    best: 'Meilleures ventes',
    bestOf: 'Unités commandées ces 7 derniers jours, commandes annulées comprises',
    report: 'Rapport',
    noneSold: 'Rien n’a été commandé ces jours-ci.',
    soldOut: 'Meilleures ventes épuisées',
    soldOutOf: 'Unités commandées ces 30 derniers jours, commandes annulées comprises',
    noneOut: 'Aucun produit qui se vend n’est épuisé.',
    out: 'Épuisé',
    units: (count) => counted(count, 'unité'),
  },
  stock: { label: 'Stock', low: 'Stock faible', out: 'Épuisés' },
  tasks: {
    title: 'Tâches à faire',
    due: 'Appels convenus',
    ending: 'Injoignables, bientôt annulées',
    rescues: 'À relancer',
    untold: 'Transporteurs à informer d’une modification',
    held: 'À vérifier',
    messages: 'Messages sans réponse',
    reviews: 'Avis à lire',
    returns: 'Retours attendus',
    owed: 'À rembourser aux clients',
    toCollect: 'À encaisser sans transporteur',
    toInvoice: 'Livrées sans facture',
    none: 'Aucune tâche à faire.',
  },
  start: {
    title: 'Premier jour',
    text: (done, all) =>
      done > 1
        ? `${formatNumber(done)} étapes sur ${formatNumber(all)} sont faites.`
        : `${formatNumber(done)} étape sur ${formatNumber(all)} est faite.`,
    steps: {
      look: 'Donnez à la boutique son nom, son logo et sa couleur',
      home: 'Écrivez l’accueil avec vos propres mots',
      pages:
        'Relisez ce que promettent vos pages\u00a0: à propos, conditions, confidentialité, remboursement',
      products: 'Ajoutez vos produits',
      seller: 'Dites qui vend\u00a0: nom, adresse, registre du commerce et NIF',
      delivery: 'Fixez les prix de livraison',
      couriers: 'Ajoutez le transporteur qui livre',
      contact: 'Indiquez le numéro de téléphone de la boutique',
      orderForm: 'Choisissez ce que le client doit saisir\u00a0: email, code postal',
      mail: 'Connectez un serveur email',
      secondStep: 'Protégez votre compte par la double authentification',
      backups: 'Faites la première sauvegarde',
    },
    needs: { law: 'Exigé par la loi', sale: 'Nécessaire pour vendre', advice: 'Conseillé' },
    done: 'fait',
    ready: 'Tout est prêt. Partagez l’adresse de votre boutique\u00a0: la première commande s’affichera ici.',
    shop: 'Voir la boutique',
    putAway: 'Ranger',
  },
  orderTaking: {
    open: 'Les clients peuvent déjà commander.',
    chosen: 'La boutique est ouverte\u00a0: les clients peuvent commander.',
    close: 'Fermez la boutique le temps de la préparer.',
    closed: 'La boutique est fermée aux commandes.',
    reopen: 'Ouvrez-la.',
  },
  revenue: {
    title: 'Chiffre d’affaires',
    today: 'Aujourd’hui',
    week: '7 derniers jours',
    month: '30 derniers jours',
    total: 'Total',
    placed: 'Passées',
    rule: 'Le chiffre d’affaires compte les commandes payées ou livrées, au jour où elles ont été passées, sans déduire les remboursements. «\u00a0Passées\u00a0» compte toutes les commandes, même annulées.',
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
    manageUsers: 'Gérer les comptes',
  },
  orders: { title: 'Commandes récentes', none: 'Aucune commande récente.', all: 'Tout voir' },
  products: {
    title: 'Produits',
    none: 'Aucun produit trouvé',
    all: 'Tout voir',
    stock: (stock) => (stock > 0 ? `${formatNumber(stock)} en stock` : 'Épuisé'),
    edit: 'Modifier',
    view: 'Voir',
    editProduct: (name) => `Modifier ${name}`,
    viewProduct: (name) => `Voir ${name}`,
  },
};

function capitalized(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
