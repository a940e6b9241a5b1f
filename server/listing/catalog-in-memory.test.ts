import { expect, test } from 'vitest';
import { Catalog } from './catalog-in-memory.ts';
import type { LoadedListing } from './catalog-row.ts';
import { countFacets } from './count-facets.ts';

const noStems = Buffer.from([0, 0, 0, 0]);

/** Its values follow from its number, and its words from its name. */
function aListing(
  number: number,
  name = `Soap ${number}`,
  values: Partial<LoadedListing> = {},
): LoadedListing {
  return {
    number,
    family: number % 3 ? Math.ceil(number / 3) : 0,
    created: 1_000 - (number % 7),
    price: 100 * (number % 11),
    unitPrice: number % 5 ? number % 13 : Number.POSITIVE_INFINITY,
    categories: [1],
    brand: '',
    isVisible: true,
    isOnOffer: false,
    reviews: { count: 0, stars: 0 },
    names: { en: name, fr: name, ar: name },
    nameLength: 2,
    stems: noStems,
    wordsHash: [...name].reduce((hash, letter) => (31 * hash + letter.charCodeAt(0)) | 0, 0),
    ...values,
  };
}

function numbersOf(catalog: Catalog, order: Parameters<Catalog['inOrder']>[0]) {
  return catalog.inOrder(order).map(({ number }) => number);
}

/** The numbers of the products with a word in their English name or brand that begins so. */
function named(catalog: Catalog, beginning: string) {
  const found = new Set<number>();
  for (const word of catalog.names.en.beginningWith(beginning)) {
    catalog.names.en.visit(word, (place) => {
      const row = catalog.rows[place];
      if (row && !row.isGone) found.add(row.number);
    });
  }
  return [...found].sort((a, b) => a - b);
}

test('many small changes lead to the same orders as one large change', () => {
  const numbers = Array.from({ length: 3_000 }, (_, index) => index + 1);
  const shuffled = numbers.toSorted((a, b) => ((a * 7_919) % 3_001) - ((b * 7_919) % 3_001));
  const orders = ['created', 'price', 'unitPrice', 'family'] as const;
  const small = new Catalog();
  for (let end = 300; end <= 3_300; end += 300) {
    for (const number of shuffled.slice(end - 300, end)) small.write(aListing(number, 'Old', { price: 5 }));
    for (const number of shuffled.slice(Math.max(0, end - 600), end - 300)) small.write(aListing(number));
    for (const order of orders) small.inOrder(order);
  }
  for (const number of numbers.slice(0, 100)) small.remove(number);
  const large = new Catalog();
  for (const number of numbers.slice(100)) large.write(aListing(number));
  for (const order of orders) expect(numbersOf(small, order), order).toEqual(numbersOf(large, order));
  expect(small.membersOf(40).map(({ number }) => number)).toEqual([118, 119]);
});

test('words of former names are not found, and forgotten once they are the majority', () => {
  const catalog = new Catalog();
  for (let number = 1; number <= 10; number++) catalog.write(aListing(number, `Rose ${number}`));
  for (let change = 1; change <= 1_100; change++) {
    catalog.write(aListing(1 + (change % 5), `Gel ${change}`));
    catalog.tidy();
    expect(catalog.rows.length).toBeLessThanOrEqual(1_020);
  }
  expect(named(catalog, 'ros')).toEqual([6, 7, 8, 9, 10]);
  expect(named(catalog, 'ge')).toEqual([1, 2, 3, 4, 5]);
  expect(numbersOf(catalog, 'price')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('a product whose words stay the same keeps its row', () => {
  const catalog = new Catalog();
  catalog.write(aListing(1, 'Rose'));
  catalog.write(aListing(2, 'Gel'));
  expect(numbersOf(catalog, 'price')).toEqual([1, 2]);
  catalog.write(aListing(1, 'Rose', { price: 900 }));
  expect(catalog.rows).toHaveLength(2);
  expect(numbersOf(catalog, 'price')).toEqual([2, 1]);
});

test('needs follow their products, whichever comes first', () => {
  const catalog = new Catalog();
  const need = (slug: string, products: number[]) => ({
    slug,
    products,
    is_active: true,
    names: { en: '', fr: '', ar: '' },
  });
  catalog.write(aListing(1));
  catalog.setNeeds([need('sun', [1, 2]), need('sleep', [2])]);
  catalog.write(aListing(2));
  expect(catalog.current.map(({ needs }) => needs)).toEqual([[0], [0, 1]]);
  catalog.setNeeds([need('sleep', [2])]);
  expect(catalog.current.map(({ needs }) => needs)).toEqual([[], [0]]);
});

test('a card counts once for each brand and category, however its products differ', () => {
  const catalog = new Catalog();
  const [vitamins, drops, tablets] = [1, 2, 3];
  const write = (number: number, family: number, [brand, category]: [string, number]) =>
    catalog.write(
      aListing(number, `${brand} ${number}`, { family, brand, categories: [vitamins, category] }),
    );
  for (const number of [1, 3]) write(number, 1, ['Éclat', drops]);
  for (const number of [2, 4]) write(number, 1, ['ECLAT', tablets]);
  write(5, 2, ['Zahrelle', tablets]);
  write(6, 2, ['Éclat', drops]);
  write(7, 0, ['Éclat', drops]);
  write(8, 0, ['Éclat', drops]);
  const filter = { includeHidden: false };
  const { brands, categories, all } = countFacets(catalog, { filter, isGrouped: true });
  expect([...all]).toEqual([4]);
  expect(brands[catalog.findBrand('\u00e9clat') ?? 0]).toBe(4);
  expect(brands[catalog.findBrand('Zahrelle') ?? 0]).toBe(1);
  expect([...categories]).toEqual([0, 4, 4, 2]);
  expect(catalog.brandNames).toEqual(['', '\u00c9clat', 'Zahrelle']);
  const single = countFacets(catalog, { filter, isGrouped: false });
  expect([...single.all, ...single.categories]).toEqual([8, 0, 8, 5, 3]);
});
