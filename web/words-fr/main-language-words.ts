import type { mainLanguageWords as english } from '../words/main-language-words.ts';
import { formatNumber } from './formats.ts';

/** Words of the main language of the shop and of its change. */
export const mainLanguageWords: typeof english = {
  title: 'Langue principale de la boutique',
  languages: { en: 'Anglais', fr: 'Français', ar: 'Arabe' },
  now: (language) =>
    `Langue principale\u00a0: ${language}. Les formulaires s’ouvrent dans cette langue. Les textes dans les autres langues sont des traductions.`,
  proposed: (language) =>
    `Proposition\u00a0: ${language}, la langue des pages dont l’adresse n’indique pas de langue.`,
  other: 'Nouvelle langue principale',
  hint: 'Rien ne change avant votre confirmation.',
  preview: 'Prévisualiser le changement',
  confirmTitle: (language) => `Langue principale\u00a0: ${language}\u00a0?`,
  confirmText: (from, to) =>
    `Les textes existants de la langue «\u00a0${to}\u00a0» deviennent les textes principaux, et ceux de la langue «\u00a0${from}\u00a0» des traductions. Les clients voient les mêmes textes qu’avant. Sans nom dans la nouvelle langue, une fiche garde son texte actuel comme texte principal jusqu’à ce que vous en saisissiez un autre.`,
  confirm: 'Changer la langue principale',
  kinds: {
    product: 'Produits',
    category: 'Catégories',
    family: 'Familles',
    need: 'Besoins',
    settings: 'Textes des paramètres',
  },
  names: {
    lacking: (lacking, all, language) =>
      `${formatNumber(lacking)} sur ${formatNumber(all)} sans nom (${language})`,
    complete: (all) => `${formatNumber(all)}, tous avec un nom`,
  },
  texts: {
    lacking: (lacking, all, language) =>
      `${formatNumber(lacking)} sur ${formatNumber(all)} à traduire (${language})`,
    complete: (all) => `${formatNumber(all)}, aucun à traduire`,
  },
  changed: (language) => `Langue principale\u00a0: ${language}`,
  failed: 'La langue principale n’a pas pu être changée',
};
