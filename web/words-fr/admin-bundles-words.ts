import type { adminBundlesWords as english } from '../words/admin-bundles-words.ts';
import { elided } from './formats.ts';

/** Words of the parts of a bundle, in the form of a product and on the papers of its orders. */
export const adminBundlesWords: typeof english = {
  title: 'Contenu d’un coffret',
  none: 'Ajoutez des produits pour les vendre ensemble, au prix de ce produit. Son stock découle alors du leur.',
  note: 'Dans l’ordre d’utilisation. Le stock est celui du produit le plus rare.',
  label: 'Produits dans leur ordre d’utilisation',
  add: 'Ajouter un produit',
  removeNamed: (name) => `Retirer ${name}`,
  units: 'Quantité',
  unitsOf: (name) => `Quantité ${elided('de', name)}`,
  sizeOf: (name) => `Taille ${elided('de', name)}`,
  chooseSize: 'Choisir une taille',
  use: 'Mode d’emploi',
  uses: { en: 'En anglais', fr: 'En français', ar: 'En arabe' },
  apart: (price) => `Séparément ${price}`,
  stockHint: 'Découle du contenu.',
  weightHint: 'Avec son emballage. Vide, c’est celui de son contenu.',
};
