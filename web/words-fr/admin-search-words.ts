import type { adminSearchWords as english } from '../words/admin-search-words.ts';
import { formatNumber, plural } from './formats.ts';

/** Words of what shoppers search, and of what administrators do about it. */
export const adminSearchWords: typeof english = {
  sections: 'Parties de la recherche',
  tabs: { searches: 'Les plus recherchés', few: 'Presque sans résultat' },
  searches: {
    title: 'Recherche',
    lead: 'Ce que les clients recherchent, sans savoir qui ils sont. Les recherches sont conservées 90 jours.',
    fewLead: (most) =>
      `Recherches qui n’ont rien trouvé, ou ${most} produits au plus. Un synonyme ou un produit épinglé peut aider.`,
    list: 'Recherches',
    loading: 'Chargement des recherches…',
    failed: 'Les recherches n’ont pas pu être chargées',
    errorTitle: 'Erreur de chargement',
    export: 'Exporter',
    exportHint: 'Télécharger les recherches qui correspondent aux filtres, en CSV',
    filters: {
      label: 'Filtres',
      keyword: 'Rechercher',
      keywordPlaceholder: 'Mots d’une recherche…',
      days: 'Période',
      period: (days) => `${days} derniers jours`,
      language: 'Langue',
      anyLanguage: 'Toutes',
      apply: 'Appliquer',
    },
    found: (terms, searches) =>
      `${plural(terms, {
        one: `${terms} terme`,
        many: `${formatNumber(terms)} de termes`,
        other: `${formatNumber(terms)} termes`,
      })}, ${plural(searches, {
        one: `${searches} recherche`,
        many: `${formatNumber(searches)} de recherches`,
        other: `${formatNumber(searches)} recherches`,
      })}`,
    columns: {
      term: 'Terme',
      searches: 'Recherches',
      clicks: 'Clics',
      rate: 'Taux de clics',
      products: 'Produits',
    },
    rate: (percent) => `${percent}\u00a0%`,
    nothing: 'Rien trouvé',
    results: 'Voir les résultats',
    resultsOf: (term) => `Voir les résultats pour ${term}`,
    empty: {
      title: 'Aucune recherche trouvée',
      none: 'Personne n’a fait de recherche pendant cette période.',
      filtered: 'Aucune recherche ne correspond à ces filtres.',
    },
  },
};
