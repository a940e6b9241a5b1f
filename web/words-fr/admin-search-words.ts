import type { adminSearchWords as english } from '../words/admin-search-words.ts';
import { formatNumber, plural } from './formats.ts';

/** Words of what shoppers search, and of what administrators do about it. */
export const adminSearchWords: typeof english = {
  sections: 'Parties de la recherche',
  tabs: { searches: 'Les plus recherchés', few: 'Presque sans résultat', synonyms: 'Synonymes' },
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
  synonyms: {
    title: 'Synonymes',
    lead: 'La recherche d’un mot d’un groupe trouve aussi les produits des autres mots.',
    loading: 'Chargement des synonymes…',
    failed: 'Les synonymes n’ont pas pu être chargés',
    errorTitle: 'Erreur de chargement',
    list: 'Groupes de synonymes',
    add: 'Ajouter un groupe',
    filters: { label: 'Filtres', keyword: 'Rechercher', keywordPlaceholder: 'Un mot du groupe…' },
    found: (groups) =>
      plural(groups, {
        one: `${groups} groupe`,
        many: `${formatNumber(groups)} de groupes`,
        other: `${formatNumber(groups)} groupes`,
      }),
    words: 'Mots',
    understood: 'Seulement compris',
    editNamed: (name) => `Modifier ${name}`,
    deleteNamed: (name) => `Supprimer ${name}`,
    empty: {
      title: 'Aucun groupe trouvé',
      none: 'Il n’y a pas encore de synonymes.',
      filtered: 'Aucun groupe ne contient ce mot.',
    },
    deletion: {
      title: (name) => `Supprimer le groupe ${name}`,
      question:
        'Chaque mot de ce groupe ne trouvera plus que lui-même. Une version ultérieure de la boutique ne le rétablit pas.',
      confirm: 'Supprimer',
      done: 'Groupe supprimé',
      failed: 'Le groupe n’a pas pu être supprimé',
    },
  },
  synonymForm: {
    newTitle: 'Nouveau groupe de synonymes',
    editTitle: 'Modifier le groupe de synonymes',
    loading: 'Chargement du groupe…',
    failed: 'Le groupe n’a pas pu être chargé',
    errorTitle: 'Erreur de chargement',
    notFound: 'Groupe introuvable',
    tryAgain: 'Réessayer',
    back: 'Retour aux synonymes',
    card: 'Mots',
    fields: { words: 'Mots de même sens', understood: 'Mots seulement compris' },
    hints: {
      words:
        'Un par ligne, dans n’importe quelle langue. La casse, les accents et le pluriel ne comptent pas.',
      understood:
        'Un par ligne, par exemple des fautes ou du dialecte. Ils trouvent les mots ci-dessus, mais les mots ci-dessus ne les trouvent pas.',
    },
    create: 'Ajouter le groupe',
    update: 'Enregistrer le groupe',
    created: 'Groupe ajouté',
    updated: 'Groupe enregistré',
    saveFailed: 'Le groupe n’a pas pu être enregistré',
  },
  preview: {
    title: 'Ce qui change',
    lead: 'Compare ce que les clients trouvent pour chaque mot avant et après cette modification.',
    show: 'Voir ce qui change',
    loading: 'Comparaison en cours…',
    failed: 'Les recherches n’ont pas pu être comparées',
    nothing: 'Les recherches de ces mots trouvent les mêmes produits qu’avant.',
    unchanged: 'Aucun changement\u00a0:',
    counts: (before, after) =>
      `${formatNumber(before)} → ${plural(after, {
        one: `${after} produit`,
        many: `${formatNumber(after)} de produits`,
        other: `${formatNumber(after)} produits`,
      })}`,
    added: 'En plus\u00a0:',
    removed: 'En moins\u00a0:',
    more: (count) => `et ${formatNumber(count)} de plus`,
  },
};
