import { importedFields, productFields, textFacts } from '../catalog/product-fields.ts';

const languageNames = { en: 'anglais', fr: 'français', ar: 'arabe' };

/** The headings of French files for each column of an import (docs/import.md), first that of the French back office. */
export const usualHeadings: Record<string, string[]> = {
  externalKey: ['Référence', 'Code article', 'Réf', 'Référence article', 'SKU'],
  name: ['Nom', 'Désignation', 'Libellé', 'Article', 'Produit', 'Nom du produit'],
  description: ['Description'],
  price: [
    ...[
      'Prix',
      'Prix de vente',
      'Prix TTC',
      'Prix de vente TTC',
      'Prix public',
      'PV',
      'PV TTC',
      'PPA',
      'PU TTC',
      'PU',
    ],
    ...[
      'Prix unitaire',
      'Prix unitaire TTC',
      'Nouveau prix',
      'Nouveau tarif',
      'Tarif',
      'Tarif TTC',
      'Tarif public',
    ],
  ],
  discountedPrice: ['Prix réduit', 'Prix promo', 'Prix remisé'],
  stock: ['Stock', 'Quantité', 'Qté', 'Quantité en stock'],
  category: ['Catégorie', 'Catégories', 'Rayon'],
  features: ['Points forts'],
  sizes: ['Tailles'],
  image: ['Image'],
  images: ['Autres images'],
  family: ['Famille de variantes'],
  option: ['Option'],
  label: ['Libellé dans la famille'],
  needs: ['Besoins'],
  ...Object.fromEntries(
    importedFields.map((field) => productFields[field].file).map(({ name, headings }) => [name, headings]),
  ),
};

/** What French files write for the choices of a product, first as the French back office does. */
export const usualChoices: Record<string, string[]> = {
  draft: ['Brouillon'],
  ml: ['ml', 'millilitre', 'millilitres'],
  g: ['g', 'gr', 'gramme', 'grammes'],
  pieces: ['pièces', 'pièce', 'unité', 'unités', 'pcs'],
  supplement: ['Complément alimentaire'],
  cosmetic: ['Cosmétique'],
  hygiene: ['Hygiène'],
  device: ['Dispositif médical', 'Dispositif'],
  baby: ['Bébé'],
  wear: ['Vêtement'],
};

/** The columns of an import as the French back office calls them. */
export const frenchColumns: Record<string, string> = {
  ...Object.fromEntries(Object.entries(usualHeadings).map(([name, [heading = name]]) => [name, heading])),
  ...inLanguage('fr'),
  ...inLanguage('ar'),
  ...inLanguage('en'),
};

function inLanguage(code: keyof typeof languageNames) {
  return Object.fromEntries(
    ['name', 'description', 'features', ...textFacts, 'label'].map((name) => [
      `${name}_${code}`,
      `${usualHeadings[name]?.[0]} (${languageNames[code]})`,
    ]),
  );
}
