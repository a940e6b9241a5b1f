import { sql } from 'kysely';
import { isBundle } from '../catalog/bundles/read-parts.ts';
import { filterProducts, type ProductFilter } from '../catalog/product-filter.ts';
import type { Db } from '../platform/db/connection.ts';
import { nameWithLabel } from '../platform/db/name-in.ts';
import { streamRows } from '../platform/db/stream-rows.ts';
import { type Column, table } from '../platform/http/table-file.ts';

/** The headings of the columns that a count reads again, in English and French. */
export const countHeadings = {
  id: ['Id', 'Identifiant'],
  here: ['On the shelves', 'En rayon'],
  counted: ['Counted', 'Compté'],
} satisfies Record<string, [en: string, fr: string]>;

/** The units of the product that orders hold and that have not left yet: they still lie on the shelves. */
const held = sql<number>`coalesce((
  select -sum(m.delta) from stock_moves m join orders o on o.id = m.order_id
  where m.product_id = products.id and o.status in ('Pending', 'Processing')
), 0)::integer`;

/** The products that lie on the shelves themselves; a bundle is its parts. */
export function onShelves(db: Db) {
  return db
    .selectFrom('products')
    .select(['products.id', 'external_key', 'brand', 'barcode', 'shelf_place', 'stock', 'cost_centimes'])
    .select(nameWithLabel('products').as('name'))
    .select(held.as('held'))
    .where(sql<boolean>`not ${isBundle(sql.ref('products.id'))}`);
}

type Row = Awaited<ReturnType<ReturnType<typeof onShelves>['execute']>>[number];

function heading(name: keyof typeof countHeadings) {
  const [en, fr] = countHeadings[name];
  return { en, fr };
}

const columns: Column<Row>[] = [
  { en: 'Shelf place', fr: 'Emplacement', cell: ({ shelf_place }) => shelf_place },
  { en: 'Name', fr: 'Nom', cell: ({ name }) => name },
  { en: 'Brand', fr: 'Marque', cell: ({ brand }) => brand },
  { en: 'SKU', fr: 'Référence', cell: ({ external_key }) => external_key },
  { en: 'Barcode', fr: 'Code-barres', cell: ({ barcode }) => barcode },
  { ...heading('id'), cell: ({ id }) => id },
  { ...heading('here'), cell: ({ stock, held }) => stock + held },
  { ...heading('counted'), cell: () => '' },
];

/** The products of a list in the order of the shelves, to write down what is there (requirements: Stock count). */
export async function exportCountSheet(db: Db, filter: ProductFilter) {
  const { condition } = await filterProducts(db, filter);
  const rows = streamRows(db, (db) =>
    onShelves(db).where(condition).orderBy('shelf_place').orderBy('name').orderBy('products.id'),
  );
  return table({ columns, rows });
}
