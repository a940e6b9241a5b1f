import { type ImportedField, importedFields, productFields, textFacts } from '../catalog/product-fields.ts';

const texts = {
  name: 'Nom',
  description: 'Description',
  features: 'Points forts',
  ...headingsOf(textFacts),
  label: 'Libellé dans la famille',
};

function headingsOf(fields: readonly ImportedField[]) {
  return Object.fromEntries(
    fields.map((field) => [productFields[field].file.name, productFields[field].file.heading]),
  );
}

function inLanguage(code: string, language: string) {
  return Object.fromEntries(
    Object.entries(texts).map(([name, label]) => [`${name}_${code}`, `${label} (${language})`]),
  );
}

/** The columns of an import (docs/import.md) as the French back office calls them. */
export const frenchColumns: Record<string, string> = {
  ...texts,
  externalKey: 'Référence',
  price: 'Prix',
  discountedPrice: 'Prix réduit',
  stock: 'Stock',
  category: 'Catégorie',
  sizes: 'Tailles',
  image: 'Image',
  images: 'Autres images',
  family: 'Famille de variantes',
  option: 'Option',
  needs: 'Besoins',
  ...headingsOf(importedFields),
  ...inLanguage('fr', 'français'),
  ...inLanguage('ar', 'arabe'),
};
