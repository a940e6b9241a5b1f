import { sql } from 'kysely';
import type { Language } from '../../../shared/languages.ts';
import { toDinars } from '../../../shared/prices.ts';
import { isSoldOut, isVisible } from '../../catalog/listing/catalog-columns.ts';
import type { CatalogCopy } from '../../catalog/listing/catalog-copy.ts';
import { type CatalogSnapshot, catalogVersion } from '../../catalog/listing/catalog-snapshot.ts';
import { familyFigures } from '../../catalog/listing/list-cards.ts';
import { failuresOf } from '../../catalog/listing/listing-filter.ts';
import { pageOfNumbers } from '../../catalog/listing/listing-pages.ts';
import { readPageTexts } from '../../catalog/listing/page-texts.ts';
import { readProducts } from '../../catalog/listing/read-products.ts';
import type { Db } from '../../platform/db/connection.ts';

const mostProducts = 5;

export type StoredName = { name: string; brand: string };

/** The names of the products in these rows as they are stored now, by row. */
export async function readNames(
  db: Db,
  snapshot: CatalogSnapshot,
  { copy, rows, language }: { copy: CatalogCopy; rows: number[]; language: Language },
): Promise<Map<number, StoredName>> {
  if (rows.length === 0) return new Map();
  const numbers = copy.columns.numbersOf(rows);
  const { rows: found } = await sql<StoredName & { version: number; number: number }>`
    select ${catalogVersion}, p.number, coalesce(own.name, p.name) as name, p.brand
    from products p
    left join product_texts own on own.product_id = p.id and own.language = ${language}
    where p.number = any(${numbers}::integer[])`.execute(db);
  snapshot.check({ version: found[0]?.version ?? snapshot.version, value: undefined });
  copy.check(snapshot);
  return new Map(found.map(({ number, ...name }) => [copy.columns.rows.get(number) ?? -1, name]));
}

/** The first rows, in stock before sold out, and one of each family. */
export function chooseRows({ columns: { flags, family } }: CatalogCopy, rows: Iterable<number>): number[] {
  const visible = [...rows].filter((row) => (flags[row] as number) & isVisible);
  const [soldOut, available] = [true, false].map((isWanted) =>
    visible.filter((row) => (((flags[row] as number) & isSoldOut) !== 0) === isWanted),
  );
  const chosen = new Map<number, number>();
  for (const row of [...(available ?? []), ...(soldOut ?? [])]) {
    // Rows without a family are told apart by their sign.
    const key = family[row] || -1 - row;
    if (chosen.size < mostProducts && !chosen.has(key)) chosen.set(key, row);
  }
  return [...chosen.values()];
}

/** The products of these rows as lists show them. */
export async function readCards(
  db: Db,
  snapshot: CatalogSnapshot,
  { copy, rows, language }: { copy: CatalogCopy; rows: number[]; language: Language },
) {
  if (rows.length === 0) return [];
  const { columns } = copy;
  const texts = await readPageTexts(db, snapshot, language === 'en' ? undefined : language);
  const page = pageOfNumbers(columns.numbersOf(rows));
  const products = snapshot.check(await readProducts(db, page, texts));
  copy.check(snapshot);
  const audience = { includeHidden: false };
  const failuresToShoppers = failuresOf(copy, audience);
  return products.map(({ number, product, family }) => {
    const card = columns.rows.get(number);
    const figures =
      card === undefined
        ? undefined
        : familyFigures(columns, { card, filter: audience, failuresOf: failuresToShoppers });
    if (!family || !figures) return product;
    const { members, minCentimes, maxCentimes } = figures;
    return {
      ...product,
      family: { ...family, members, minPrice: toDinars(minCentimes), maxPrice: toDinars(maxCentimes) },
    };
  });
}
