import type { ProductSize } from './catalog.ts';

/** Words in a category's name that make a size compulsory, with the default sizes (requirements: Sizes). */
const sizeRules = [
  {
    words: ['shoes', 'clogs', 'footwear'],
    sizes: ['35', '36', '37', '38', '39', '40', '41', '42', '43', '44', '45', '46'],
  },
  { words: ['cane', 'canes', 'walking stick'], sizes: ['Small', 'Medium', 'Large'] },
  {
    words: ['operating attire', 'scrubs', 'medical coat', 'lab coat', 'coat', 'gown'],
    sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  },
];

function ruleFor(categoryName: string) {
  const name = categoryName.toLowerCase();
  return sizeRules.find((rule) => rule.words.some((word) => name.includes(word)));
}

/** The sizes a product is offered in: its own, or the defaults of its category if it has none (requirements: Sizes). */
export function offeredSizes(product: {
  sizes: ProductSize[];
  category: { name: string } | null;
}): ProductSize[] {
  if (product.sizes.length > 0) return product.sizes;
  const rule = product.category ? ruleFor(product.category.name) : undefined;
  return rule ? rule.sizes.map((size) => ({ size, inStock: true })) : [];
}
