import type { Mapping } from '../../server/import/import-row.ts';
import { plainText } from './plain-text.ts';

/** The first match in the French, English or Spanish name decides the category, because the file has no useful ones. */
const kinds: { words: RegExp; category: string }[] = [
  { words: /dentifrice|toothpaste|dents|bain de bouche|mouth|eau de bouche/i, category: 'Oral care' },
  { words: /sham[pb]|cheveu|hair|capillaire|apr[eè]s-sh/i, category: 'Hair' },
  { words: /douche|shower|bain|bath|savon|soap|gel lavant|main/i, category: 'Bath and soap' },
  { words: /d[eé]o\b|d[eé]odorant/i, category: 'Deodorants' },
  { words: /solaire|sun|spf/i, category: 'Sun care' },
  { words: /b[eé]b[eé]|baby|lingette|couche/i, category: 'Baby' },
  { words: /huile|oil|beurre/i, category: 'Oils' },
  { words: /cr[eè]me|cream|lait|lotion|s[eé]rum|masque|visage|face|baume/i, category: 'Face and body' },
  { words: /parfum|eau de|cologne/i, category: 'Perfume' },
];

const cheapest = 350;
const step = 50;
const steps = 40;

/**
 * Products of the French market. Prices and stocks in the file are invented and ignored; ours are invented too, from
 * the last two digits of the code, as docs/import.md states.
 */
export const openBeautyFactsFr: Mapping = async () => (product) => {
  const name = plainText(product.name);
  if (/^test$/i.test(name)) throw new Error(`${name} is no product`);
  const brand = plainText(product.brand).split(',', 1)[0] ?? '';
  const ingredients = Array.isArray(product.ingredients)
    ? product.ingredients.map(plainText).filter(Boolean)
    : [];
  const kind = kinds.find(({ words }) => words.test(name))?.category ?? 'Other care';
  return {
    externalKey: `obf:${product.sku}`,
    name,
    brand: brand === 'unknown' ? '' : brand,
    description: ingredients.length > 0 ? `Ingredients: ${ingredients.join(', ')}` : name,
    price: cheapest + step * (Number(String(product.sku).slice(-2)) % steps),
    stock: 20,
    category: `Hygiene and beauty > ${kind}`,
  };
};
