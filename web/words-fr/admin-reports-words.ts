import type { adminReportsWords as english } from '../words/admin-reports-words.ts';
import { counted, formatNumber, plural } from './formats.ts';

/** Words of the reports, as administrators see them. */
export const adminReportsWords: typeof english = {
  title: 'Rapports',
  loading: 'Chargement du rapport…',
  failed: 'Le rapport n’a pas pu être chargé',
  errorTitle: 'Erreur de chargement du rapport',
  export: 'Exporter',
  sections: {
    sales: 'Ventes',
    stock: 'Stock',
    tva: 'TVA',
    journal: 'Journal des ventes',
    quickOrders: 'Commandes rapides',
    offers: 'Offres',
  },
  periods: {
    label: 'Périodes usuelles',
    names: { month: 'Ce mois', lastMonth: 'Le mois dernier', year: 'Cette année' },
  },
  filters: {
    label: 'Choisir le rapport',
    by: 'Ventes par',
    startDate: 'Du',
    endDate: 'Au',
    apply: 'Filtrer',
  },
  by: {
    day: 'Jour',
    week: 'Semaine',
    month: 'Mois',
    wilaya: 'Wilaya',
    buyer: 'Première commande ou suivante',
    customer: 'Client',
    source: 'Source du lien',
    product: 'Produit',
    category: 'Catégorie',
    brand: 'Marque',
  },
  buyers: {
    new: 'Premières commandes',
    returning: 'Commandes suivantes',
    unknown: 'Sans numéro de téléphone',
  },
  unnamed: 'Inconnu',
  orders: {
    ordered: 'Commandes',
    delivered: 'Livrées',
    revenue: 'Chiffre d’affaires',
    returned: 'Remboursé ou reporté',
    afterReturns: 'Net des remboursements',
  },
  units: {
    ordered: 'Unités commandées',
    delivered: 'Unités livrées',
    revenue: 'Ventes de produits, sans livraison',
    returned: 'Retours (au prix)',
    afterReturns: 'Net des retours',
  },
  share: 'Livrées sur commandées',
  percent: (share) => `${share}\u00a0%`,
  margin: 'Marge',
  total: 'Total',
  comparison: {
    title: 'Par rapport à la période précédente',
    days: (first, last) => `Du ${first} au ${last}`,
    before: (value) => `avant\u00a0: ${value}`,
    change: (percent) => `${percent > 0 ? '+' : ''}${percent}\u00a0%`.replace('-', '−'),
  },
  none: 'Aucune commande pendant ces jours',
  noneText: 'Choisissez d’autres jours.',
  chart: 'Graphique',
  table: 'Tableau',
  picture: (figure, by, highest) =>
    `${figure}, par ${by.toLowerCase()}. Le plus élevé\u00a0: ${highest}. Le tableau contient tous les chiffres.`,
  bar: (name, value) => `${name}\u00a0: ${value}`,
  showAll: (count) => `Afficher les ${counted(count, 'ligne')}`,
  more: (shown, all) =>
    plural(all, {
      one: 'Toutes les lignes sont affichées.',
      many: `Les ${shown} premières lignes sur ${all}. L’export les contient toutes.`,
      other: `Les ${shown} premières lignes sur ${all}. L’export les contient toutes.`,
    }),
  definitions: {
    title: 'Ce que signifient les chiffres',
    days: 'Une commande compte le jour où elle a été passée, à l’heure de la boutique (Alger). La semaine commence le dimanche.',
    ordered:
      'Commandes\u00a0: toutes les commandes passées, même annulées\u00a0; celles regroupées comptent une fois. Pour les produits, leurs unités.',
    buyers:
      'Premières commandes\u00a0: celles des numéros qui n’avaient encore rien commandé. Les commandes effacées n’ont plus de numéro.',
    delivered:
      'Livrées\u00a0: celles qui ont maintenant le statut «\u00a0Livrée\u00a0». Livrées sur commandées\u00a0: leur part de tout ce qui a été commandé, y compris ce qui est annulé ou encore en cours. Le taux de livraison du tableau de bord ne compte, lui, que les colis arrivés à leur terme.',
    revenue:
      'Chiffre d’affaires\u00a0: les totaux des commandes payées ou livrées, avec la livraison, comme sur le tableau de bord. Ventes de produits\u00a0: la valeur de leurs lignes dans les mêmes commandes, sans la livraison. Les retours ne sont pas déduits.',
    returned:
      'Remboursé ou reporté\u00a0: les sommes remboursées pour ces commandes, gardées pour un échange ou déduites avant paiement. Pour les produits, retours (au prix)\u00a0: la valeur des unités revenues, quelle que soit la somme remboursée.',
    margin:
      'Marge\u00a0: le prix moins le prix d’achat des unités qui comptent comme vendues et ne sont pas revenues. Le prix d’achat est celui du moment de la commande\u00a0; les commandes plus anciennes, et les produits qui n’en avaient pas alors, comptent avec le prix actuel. Seuls les produits au prix d’achat connu comptent. Une boutique au réel qui facture la TVA compte ses prix hors taxe.',
  },
  tva: {
    title: 'TVA par mois',
    lead: 'Ce que portent les factures de ces jours, par mois d’établissement. Les factures d’annulation et les avoirs sont déduits dans leur propre mois.',
    lacking: (count) =>
      count > 1
        ? `${formatNumber(count)}\u00a0commandes de ces jours sont livrées mais n’ont pas de facture\u00a0: les sommes ne les comptent pas.`
        : 'Une commande de ces jours est livrée mais n’a pas de facture\u00a0: les sommes ne la comptent pas.',
    month: 'Mois',
    rate: 'Taux',
    noRate: 'Sans TVA',
    invoices: 'Pièces',
    net: 'HT',
    tva: 'TVA',
    gross: 'TTC',
    severalRates:
      'Une pièce qui porte plusieurs taux compte dans la ligne de chaque taux, mais une seule fois dans le total.',
    none: 'Aucune facture sur cette période',
  },
  stock: {
    title: 'Valeur du stock',
    lead: 'Ce que valent les unités en stock, au prix d’achat et aux prix de vente actuels. Les produits épuisés ne sont pas comptés. L’export détaille chaque produit.',
    category: 'Catégorie',
    products: 'Produits',
    units: 'Unités',
    cost: 'Valeur au prix d’achat',
    price: 'Valeur au prix de vente',
    unknown: (units) =>
      `Unités au prix d’achat inconnu, absentes de la valeur au prix d’achat\u00a0: ${units}`,
    none: 'Le stock est vide',
    noneText: 'Les produits apparaissent ici dès qu’ils ont des unités.',
  },
  quickOrders: {
    title: 'Commandes rapides',
    lead: 'Combien de visiteurs qui ont vu le formulaire de commande rapide ont commandé, selon le lien qui les a amenés.',
    filters: { by: 'Commandes rapides par' },
    by: { source: 'Source', campaign: 'Campagne', day: 'Jour' },
    views: 'Vues',
    starts: 'Commencées',
    ordered: 'Commandées',
    confirmed: 'Confirmées',
    delivered: 'Livrées',
    share: 'Commandes par vue',
    noSource: 'Sans source',
    noCampaign: 'Sans campagne',
    others: 'Toutes les autres',
    none: 'Aucune visite et aucune commande rapide pendant ces jours',
    definitions: {
      title: 'Ce que signifient les chiffres',
      source:
        'Source et campagne\u00a0: utm_source et utm_campaign du lien vers la page qui contient le formulaire.',
      views:
        'Vues\u00a0: le nombre d’ouvertures d’une page avec le formulaire dans un navigateur avec JavaScript. Personne n’est reconnu\u00a0: un même visiteur peut compter plusieurs fois. Les robots et le personnel connecté ne comptent pas.',
      starts: 'Commencées\u00a0: le nombre de fois où quelqu’un a commencé à remplir le formulaire.',
      ordered:
        'Commandées\u00a0: les commandes rapides passées ces jours-là, à l’heure d’Alger, même annulées.',
      confirmed: 'Confirmées\u00a0: celles qui ont été confirmées, même annulées ensuite.',
      delivered: 'Livrées\u00a0: celles qui ont maintenant le statut «\u00a0Livrée\u00a0».',
      revenue:
        'Chiffre d’affaires\u00a0: les totaux de celles qui sont payées ou livrées, livraison comprise. Les retours n’en sont pas déduits.',
      others:
        'Toutes les autres\u00a0: un jour où il y a plus de 200 sources et campagnes, les visites des suivantes comptent ensemble.',
    },
  },
  offers: {
    title: 'Résultats des offres',
    lead: 'Ce que chaque offre a déduit des commandes de ces jours, et ce que ces commandes ont rapporté.',
    offer: 'Offre',
    saved: 'Remises',
    amount: 'Montant commandé',
    sold: 'Dont payé ou livré',
    none: 'Aucune offre pendant ces jours',
    definitions: {
      title: 'Ce que signifient les chiffres',
      offers:
        'Offres\u00a0: celles dont une commande de ces jours a profité, et celles qui sont valables un de ces jours. Une commande qui a profité de plusieurs offres compte dans chacune\u00a0; les lignes ne s’additionnent donc pas.',
      ordered:
        'Commandes\u00a0: celles passées ces jours-là, à l’heure d’Alger, qui ont profité de l’offre, même annulées.',
      delivered: 'Livrées\u00a0: celles qui ont maintenant le statut «\u00a0Livrée\u00a0».',
      saved:
        'Remises\u00a0: ce que l’offre a déduit, livraison comprise, sans les commandes annulées. Inconnu pour une baisse de prix\u00a0: les commandes ne gardent que le prix réduit d’un produit, pas le prix d’avant.',
      amount:
        'Montant commandé\u00a0: les totaux de ces commandes, livraison comprise, sans celles qui sont annulées. Pour une baisse de prix, la valeur des lignes vendues à ce prix, sans la livraison.',
      sold: 'Dont payé ou livré\u00a0: le même montant pour les commandes payées ou livrées. Les retours n’en sont pas déduits.',
    },
  },
  writtenOff: (units, cost, unknown) =>
    `Pertes de ces jours\u00a0: ${counted(units, 'unité')} ${units < 2 ? 'revenue invendable' : 'revenues invendables'}, ${cost} au prix d’achat${
      unknown > 0 ? `, sans ${counted(unknown, 'unité')} de coût inconnu` : ''
    }. La marge n’en est pas diminuée.`,
  marginOf: (amount, withoutTva) =>
    `Marge sur des produits d’une valeur de ${amount}${withoutTva ? ' hors taxe' : ''}, dont le prix d’achat est connu`,
};
