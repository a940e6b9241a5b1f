import type { adminReportsWords as english } from '../words/admin-reports-words.ts';
import { plural } from './formats.ts';

/** Words of the reports, as administrators see them. */
export const adminReportsWords: typeof english = {
  title: 'Rapports',
  loading: 'Chargement du rapport…',
  failed: 'Le rapport n’a pas pu être chargé',
  errorTitle: 'Erreur de chargement du rapport',
  export: 'Exporter',
  sections: { sales: 'Ventes', stock: 'Stock', tva: 'TVA' },
  filters: {
    label: 'Choisir le rapport',
    by: 'Ventes par',
    startDate: 'Du',
    endDate: 'Au',
    apply: 'Afficher',
  },
  by: {
    day: 'Jour',
    week: 'Semaine',
    month: 'Mois',
    wilaya: 'Wilaya',
    buyer: 'Client',
    product: 'Produit',
    category: 'Catégorie',
    brand: 'Marque',
  },
  buyers: {
    guest: 'Sans compte',
    new: 'Comptes, première commande',
    returning: 'Comptes, commandes suivantes',
  },
  unnamed: 'Inconnu',
  orders: { ordered: 'Commandes', delivered: 'Livrées' },
  units: { ordered: 'Unités commandées', delivered: 'Unités livrées' },
  share: 'Part livrée',
  percent: (share) => `${share}\u00a0%`,
  revenue: 'Chiffre d’affaires',
  returned: 'Retours',
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
  picture: (by, highest) =>
    `Chiffre d’affaires par ${by.toLowerCase()}. Le plus élevé est ${highest}. Le tableau contient tous les chiffres.`,
  bar: (name, value) => `${name}\u00a0: ${value}`,
  more: (shown, all) =>
    plural(all, {
      one: 'Toutes les lignes sont affichées.',
      many: `Les ${shown} premières lignes sur ${all}. L’export les contient toutes.`,
      other: `Les ${shown} premières lignes sur ${all}. L’export les contient toutes.`,
    }),
  definitions: {
    title: 'Ce que signifient les chiffres',
    days: 'Une commande compte le jour où elle a été passée, à l’heure de la boutique (Alger). La semaine commence le dimanche.',
    ordered: 'Commandes\u00a0: toutes les commandes passées, même annulées. Pour les produits, leurs unités.',
    delivered: 'Livrées\u00a0: celles qui ont maintenant le statut «\u00a0Livrée\u00a0».',
    revenue:
      'Chiffre d’affaires\u00a0: les totaux des commandes payées ou livrées, avec la livraison, comme sur le tableau de bord. Pour les produits, la valeur de leurs lignes sans la livraison. Les retours ne sont pas déduits.',
    returned:
      'Retours\u00a0: les sommes remboursées pour ces commandes. Pour les produits, la valeur des unités revenues.',
    margin:
      'Marge\u00a0: le prix moins le prix d’achat des unités qui comptent dans le chiffre d’affaires et ne sont pas revenues. Le prix d’achat est celui du moment de la commande\u00a0; les commandes plus anciennes, et les produits qui n’en avaient pas alors, comptent avec le prix actuel. Seuls les produits au prix d’achat connu comptent. La TVA comprise dans le prix n’est pas déduite.',
  },
  tva: {
    title: 'TVA par mois',
    lead: 'Ce que portent les factures de ces jours, par mois d’établissement. Les annulations et les avoirs sont déduits dans leur propre mois.',
    month: 'Mois',
    rate: 'Taux',
    noRate: 'Sans TVA',
    invoices: 'Factures',
    net: 'HT',
    tva: 'TVA',
    gross: 'TTC',
    none: 'Aucune facture sur cette période',
  },
  stock: {
    title: 'Valeur du stock',
    lead: 'Ce que valent les unités en stock, au prix d’achat et aux prix de vente actuels. L’export détaille chaque produit.',
    category: 'Catégorie',
    products: 'Produits',
    units: 'Unités',
    cost: 'Valeur d’achat',
    price: 'Valeur de vente',
    unknown: (units) => `Unités au prix d’achat inconnu, absentes de la valeur d’achat\u00a0: ${units}`,
    none: 'Le stock est vide',
    noneText: 'Les produits apparaissent ici dès qu’ils ont des unités.',
  },
  marginOf: (amount) => `Marge sur des produits d’une valeur de ${amount}, dont le prix d’achat est connu`,
};
