/** The sorts that shoppers can choose, in the order of the menu (requirements: Listing). */
export const shopSorts = [
  'newest',
  'price-low',
  'price-high',
  'unit-price',
  'rating',
  'name-asc',
  'name-desc',
] as const;

/**
 * `best-match` needs a keyword (requirements: Search); `oldest`, `name` and `stock` are for administrators.
 */
export const productSorts = [...shopSorts, 'best-match', 'oldest', 'name', 'stock'] as const;

export type ProductSort = (typeof productSorts)[number];

/** Several values of one filter in one query parameter: separated by commas, with `\` before a comma inside a value. */
export function joinChoices(choices: string[]) {
  return choices.map((choice) => choice.replace(/[\\,]/g, '\\$&')).join(',');
}

/** The values of such a parameter, trimmed and without blank ones. Any other backslash stands for itself. */
export function splitChoices(text: string) {
  const escaped = text.match(/(?:\\.|[^,])+/gs) ?? [];
  return escaped.map((part) => part.replace(/\\([\\,])/g, '$1').trim()).filter((choice) => choice !== '');
}
