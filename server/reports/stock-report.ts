import { sql } from 'kysely';
import { toDinars } from '../../shared/catalog/prices.ts';
import type { StockRow } from '../../shared/reports/reports.ts';
import type { Language } from '../../shared/values/languages.ts';
import type { Db } from '../platform/db/connection.ts';
import { nameIn, nameWithLabel } from '../platform/db/name-in.ts';
import { streamRows } from '../platform/db/stream-rows.ts';
import { type Column, inDinars, summed, table } from '../platform/http/table-file.ts';

type Sums = {
  name: string;
  products: number;
  units: number;
  cost: number | null;
  unknown: number;
  price: number;
};

/** The price that shoppers pay for a product `p`. */
const presentPrice = sql`p.effective_price_centimes`;

const category = { id: sql.ref('c.id'), name: sql.ref('c.name') };
/** The units of a bundle are those of its parts, so only these count. */
const isCounted = sql<boolean>`not exists (select from bundle_parts where bundle_id = p.id)`;

/** The value of the units in stock, by category and in all (requirements: Reports). */
export async function reportStock(db: Db, language?: Language) {
  const { rows } = await sql<Sums & { is_total: boolean }>`
    select grouping(c.id) = 1 as is_total, coalesce(${nameIn('category', language, category)}, '') as name,
      count(*) as products,
      coalesce(sum(p.stock), 0)::bigint as units, sum(p.stock * p.cost_centimes)::bigint as cost,
      coalesce(sum(p.stock) filter (where p.cost_centimes is null), 0)::bigint as unknown,
      coalesce(sum(p.stock * ${presentPrice}), 0)::bigint as price
    from products p left join categories c on c.id = p.category_id
    where p.stock > 0 and ${isCounted}
    group by grouping sets ((c.id, c.name), ())
    order by cost desc nulls last, price desc, name`.execute(db);
  const total = rows.find(({ is_total }) => is_total);
  const { name, ...sums } = toRow(
    total ?? { name: '', products: 0, units: 0, cost: null, unknown: 0, price: 0 },
  );
  return { rows: rows.filter(({ is_total }) => !is_total).map(toRow), total: sums };
}

function toRow({ name, products, units, cost, unknown, price }: Sums): StockRow {
  return {
    ...{ name, products, units, unknown, price: toDinars(price) },
    ...(cost !== null && { cost: toDinars(cost) }),
  };
}

type Stocked = Awaited<ReturnType<ReturnType<typeof stockedProducts>['execute']>>[number];

const columns: Column<Stocked>[] = [
  { en: 'SKU', fr: 'Référence', cell: (product) => product.external_key },
  { en: 'Name', fr: 'Nom', cell: ({ name }) => name },
  { en: 'Brand', fr: 'Marque', cell: ({ brand }) => brand },
  { en: 'Category', fr: 'Catégorie', cell: ({ category }) => category },
  summed({ en: 'Units', fr: 'Unités', cell: ({ stock }) => stock }),
  inDinars('Cost', 'Prix d’achat', ({ cost }) => cost && toDinars(cost)),
  summed(
    inDinars('Value at cost', 'Valeur au prix d’achat', ({ stock, cost }) => cost && toDinars(stock * cost)),
  ),
  inDinars('Price', 'Prix', ({ price }) => toDinars(price)),
  summed(
    inDinars('Value at price', 'Valeur au prix de vente', ({ stock, price }) => toDinars(stock * price)),
  ),
];

/** Each product in stock, by name. */
export function exportStock(db: Db, language: Language) {
  return table({ columns, rows: streamRows(db, (db) => stockedProducts(db, language)) });
}

function stockedProducts(db: Db, language: Language) {
  return db
    .selectFrom('products as p')
    .leftJoin('categories as c', 'c.id', 'p.category_id')
    .select(['p.external_key', 'p.brand', 'p.stock', 'p.cost_centimes as cost'])
    .select(nameIn('product', language, { id: sql.ref('p.id'), name: nameWithLabel('p') }).as('name'))
    .select(nameIn('category', language, category).as('category'))
    .select(presentPrice.$castTo<number>().as('price'))
    .where('p.stock', '>', 0)
    .where(isCounted)
    .orderBy('name')
    .orderBy('p.number');
}
