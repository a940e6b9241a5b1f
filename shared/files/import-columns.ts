const texts = {
  name: 'Nom',
  description: 'Description',
  features: 'Points forts',
  ingredients: 'Composition',
  usage: 'Conseils d’utilisation',
  warnings: 'Précautions d’emploi',
  audience: 'Public',
  label: 'Libellé dans la famille',
};

function inLanguage(code: string, language: string) {
  return Object.fromEntries(
    Object.entries(texts).map(([name, label]) => [`${name}_${code}`, `${label} (${language})`]),
  );
}

/** The columns of an import (docs/import.md) as the French back office calls them. */
export const frenchColumns: Record<string, string> = {
  ...texts,
  externalKey: 'Référence',
  brand: 'Marque',
  price: 'Prix',
  discountedPrice: 'Prix réduit',
  stock: 'Stock',
  category: 'Catégorie',
  sizes: 'Tailles',
  image: 'Image',
  netQuantity: 'Contenance',
  unit: 'Unité',
  barcode: 'Code-barres',
  class: 'Type de produit',
  weight: 'Poids',
  shelfPlace: 'Emplacement',
  tvaRate: 'Taux de TVA',
  costPrice: 'Prix d’achat',
  images: 'Autres images',
  family: 'Famille de variantes',
  option: 'Option',
  needs: 'Besoins',
  ...inLanguage('fr', 'français'),
  ...inLanguage('ar', 'arabe'),
};
