import type { adminTranslationsWords as english } from '../words/admin-translations-words.ts';
import { formatNumber, plural } from './formats.ts';

function products(count: number) {
  return plural(count, {
    one: `${count}\u00a0produit`,
    many: `${formatNumber(count)} de produits`,
    other: `${formatNumber(count)}\u00a0produits`,
  });
}

/** Words of the translations of the catalog, as administrators edit them. */
export const adminTranslationsWords: typeof english = {
  tabs: 'Langues',
  languages: { en: 'Anglais', fr: 'Français', ar: 'Arabe' },
  inLanguage: {
    en: (label) => `${label} en anglais`,
    fr: (label) => `${label} en français`,
    ar: (label) => `${label} en arabe`,
  },
  texts: { en: 'Textes en anglais', fr: 'Textes en français', ar: 'Textes en arabe' },
  states: { current: 'Traduit', behind: 'À revoir', missing: 'Non traduit' },
  hasErrors: 'Contient des erreurs',
  adjectives: { en: 'anglais', fr: 'français', ar: 'arabe' },
  textIn: { en: 'l’anglais', fr: 'le français', ar: 'l’arabe' },
  lead: (language, base) =>
    `La boutique en ${language} affiche ces textes, et ${base} quand un texte est vide.`,
  usualLead: (language) =>
    `La boutique en ${language} affiche ces textes, et ses formules habituelles quand un texte est vide.`,
  nothing: '—',
  behind: (base) =>
    `Le texte ${base} a changé depuis l’enregistrement de cette traduction. Corrigez-la ou marquez-la comme toujours juste.`,
  confirmed: 'La traduction est marquée comme toujours juste. Enregistrez pour le conserver.',
  stillRight: 'Toujours juste',
  list: {
    title: 'Traductions',
    lead: (days) => `Produits sans traduction à jour, les plus vendus des ${days} derniers jours en premier.`,
    loading: 'Chargement des produits…',
    failed: 'Les traductions n’ont pas pu être chargées',
    errorTitle: 'Erreur de chargement',
    back: 'Retour aux produits',
    export: 'Exporter',
    exportHint: 'Télécharger les produits qui correspondent aux filtres',
    filters: {
      label: 'Filtres',
      language: 'Langue',
      anyLanguage: 'Toutes',
      state: 'Statut',
      anyState: 'À revoir ou non traduit',
    },
    found: products,
    columns: { product: 'Produit', sold: 'Vendus' },
    sold: (units) =>
      plural(units, {
        one: `${units}\u00a0unité vendue`,
        many: `${formatNumber(units)} d’unités vendues`,
        other: `${formatNumber(units)}\u00a0unités vendues`,
      }),
    translateNamed: (name) => `Traduire «\u00a0${name}\u00a0»`,
    empty: {
      title: 'Aucun produit trouvé',
      none: 'Tous les produits sont traduits.',
      filtered: 'Aucun produit ne correspond à ces filtres.',
    },
  },
  /** The merchant's own texts of whole pages. */
  ownPages: {
    hint: 'Une page laissée vide affiche le texte habituel. Relisez-le, car il engage votre boutique. Une ligne vide commence un paragraphe, ## un titre, - une liste. Le texte en **gras** et les [liens](/contact) fonctionnent aussi.',
    start: 'Partir du texte habituel',
    see: 'Voir la page actuelle',
    articles: {
      title: 'Articles',
      label: 'Afficher les quatre articles fournis avec la boutique, sous «\u00a0Blog\u00a0»',
      hint: 'De courts textes pour bien choisir et utiliser les produits, signés du nom de la boutique.',
    },
  },
};
