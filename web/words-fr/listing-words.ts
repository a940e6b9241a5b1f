import type { ProductSort } from '../../shared/contract/list-query.ts';
import type { listingWords as english } from '../words/listing-words.ts';
import { counted, formatNumber } from './formats.ts';

const sorts: Partial<Record<ProductSort, string>> = {
  'best-match': 'Pertinence',
  newest: 'Nouveautés',
  'price-low': 'Prix croissant',
  'price-high': 'Prix décroissant',
  'unit-price': 'Prix à l’unité de mesure croissant',
  rating: 'Mieux notés',
  'name-asc': 'Nom\u00a0: de A à Z',
  'name-desc': 'Nom\u00a0: de Z à A',
};

function products(count: number) {
  return counted(count, 'produit');
}

/** Words of the listing: its heading, filters and results. */
export const listingWords: typeof english = {
  heading: 'Tous les produits',
  offersHeading: 'En promotion',
  pageOf: (text, page) => `${text} (page ${page})`,
  searchHeading: (keyword) => `Résultats pour «\u00a0${keyword}\u00a0»`,
  description:
    'Compléments alimentaires, hygiène, soins et dispositifs médicaux, par catégorie, marque et prix. Paiement à la livraison partout en Algérie.',
  keyword: (keyword) => `Recherche\u00a0: ${keyword}`,
  clear: 'Effacer',
  clearKeyword: (keyword) => `Effacer la recherche «\u00a0${keyword}\u00a0»`,
  filters: 'Filtres',
  activeFilters: (count) => counted(count, 'actif'),
  clearAll: 'Tout effacer',
  category: 'Catégorie',
  allCategories: 'Toutes les catégories',
  subcategory: 'Sous-catégorie',
  subSubcategory: 'Rubrique',
  allIn: (name) => `Tout dans ${name}`,
  priceRange: 'Prix',
  minPrice: 'Prix minimum',
  maxPrice: 'Prix maximum',
  applyPrice: 'Filtrer par prix',
  priceBand: (min, max) => `${min} – ${max}`,
  priceFrom: (min) => `À partir de ${min}`,
  priceTo: (max) => `Jusqu’à ${max}`,
  availability: 'Disponibilité',
  inStockOnly: 'En stock',
  offers: 'Promotions',
  onOfferOnly: 'En promotion',
  needs: 'Besoin',
  brand: 'Marque',
  showMore: (count, total) =>
    count < total ? `Afficher ${count} sur ${formatNumber(total)}` : `Tout afficher (${formatNumber(count)})`,
  otherBrands: 'Pour trouver une autre marque, utilisez la recherche.',
  findIn: (list) => `Chercher\u00a0: ${list}`,
  removeFilter: (name) => `Retirer le filtre\u00a0: ${name}`,
  rangeReversed: (low, high) =>
    `Le minimum dépasse le maximum\u00a0: les prix de ${low} à ${high} sont affichés.`,
  priceUnclear: 'Saisissez un prix comme 1500 ou 1500,50',
  showProducts: (count) => `Voir ${products(count)}`,
  sortBy: 'Trier par',
  applySort: 'Trier',
  sort: (sort) => sorts[sort] ?? sort,
  showing: (shown, count) =>
    count === 0 ? 'Aucun produit' : `${products(shown)} sur ${formatNumber(count)}`,
  withVariants: (count) => `(${formatNumber(count)} avec les variantes)`,
  filtered: 'Filtres actifs',
  correction: (shown) => `Voici les résultats pour «\u00a0${shown}\u00a0».`,
  leftOut: (...left) =>
    left.length > 2
      ? 'Certains ne contiennent qu’une partie des mots.'
      : `Certains ne contiennent pas ${left.map((word) => `«\u00a0${word}\u00a0»`).join(', ')}.`,
  others: 'Autres résultats',
  foundIn: 'Chercher dans\u00a0:',
  exactly: (keyword) => `Chercher plutôt «\u00a0${keyword}\u00a0»`,
};
