import type { Mapping } from '../../server/import/import-row.ts';
import { plainText } from './plain-text.ts';

type Listing = Record<string, unknown>;

/** A fixed rate for the file's dollars, not a market rate (docs/import.md). */
const dinarsPerDollar = 135;
const roundedToDinars = 10;
const maxName = 500;

/**
 * English listings of health and beauty products, of which one in five has a price in dollars. The others get an
 * invented price, as docs/import.md states: the median of their second-level category or, if it has no prices, of all.
 */
export const esciHealthBeauty: Mapping = async (readAll) => {
  const pricesByCategory = new Map<string, number[]>();
  const allPrices: number[] = [];
  for await (const listing of readAll()) {
    const { price } = listing;
    if (typeof price !== 'number') continue;
    allPrices.push(price);
    const category = secondLevel(listing);
    pricesByCategory.set(category, [...(pricesByCategory.get(category) ?? []), price]);
  }
  return (listing) => {
    const { asin, title, brand, description, bullet_points, price } = listing;
    const benefits = plainText(bullet_points).split('\n').filter(Boolean);
    const dollars =
      typeof price === 'number' ? price : median(pricesByCategory.get(secondLevel(listing)) ?? allPrices);
    return {
      externalKey: `esci:${asin}`,
      name: plainText(title).slice(0, maxName),
      brand: plainText(brand),
      description: plainText(description) || benefits.join('\n') || plainText(title),
      price: Math.round((dollars * dinarsPerDollar) / roundedToDinars) * roundedToDinars,
      stock: 20,
      category: pathOf(listing).join(' > '),
      features: benefits.map((benefit) => benefit.slice(0, 500)),
    };
  };
};

/** The three upper levels; the file has up to six. */
function pathOf({ category }: Listing): string[] {
  return Array.isArray(category)
    ? category.slice(0, 3).map((name) => plainText(name).replaceAll('>', '/'))
    : [];
}

function secondLevel(listing: Listing) {
  return pathOf(listing).slice(0, 2).join(' > ');
}

function median(prices: number[]) {
  return prices.toSorted((a, b) => a - b)[Math.floor(prices.length / 2)] ?? 0;
}
