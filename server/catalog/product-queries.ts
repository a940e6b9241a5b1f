import type { Selectable } from 'kysely';
import type { ProductDetail } from '../../shared/catalog.ts';
import { type TextFact, textFacts } from '../../shared/product-facts.ts';
import type { Db } from '../platform/db/connection.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { Audience } from './audience.ts';
import { readMembers } from './family-queries.ts';
import { familyOf, toProduct } from './listing/read-products.ts';

/** The product with its facts and its family, or undefined if there is none that the caller may see. */
export async function findProduct(
  db: Db,
  id: string,
  { includeHidden }: Audience,
): Promise<ProductDetail | undefined> {
  const row = await db
    .selectFrom('products')
    .innerJoin('product_listings', 'product_listings.number', 'products.number')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .leftJoin('families', 'families.id', 'products.family_id')
    .selectAll('products')
    .select(['categories.name as category_name', 'families.name as family_name', 'families.option_name'])
    .where('products.id', '=', id)
    .$if(!includeHidden, (query) => query.where('visible', '=', true))
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...toProduct(row),
    ...factsOf(row),
    moreImages: row.more_image_urls,
    ...(includeHidden && row.low_stock_limit !== null && { lowStockLimit: row.low_stock_limit }),
    ...(await familyWithMembers(db, row, { includeHidden })),
  };
}

type FactColumns = Pick<
  Selectable<Tables['products']>,
  TextFact | 'barcode' | 'product_class' | 'more_image_urls'
>;

/** The known facts: blank ones are left out. */
function factsOf({ barcode, product_class, ...row }: FactColumns) {
  return {
    ...Object.fromEntries(textFacts.filter((name) => row[name]).map((name) => [name, row[name]])),
    ...(barcode && { barcode }),
    ...(product_class && { productClass: product_class }),
  };
}

type Member = Parameters<typeof familyOf>[0] & { variant_label: string };

/** The family of a product with all members that the caller may see; nothing if it is the only one. */
async function familyWithMembers(db: Db, row: Member, { includeHidden }: Audience) {
  const family = familyOf(row);
  if (!family) return {};
  const members = await readMembers(db, family._id, { includeHidden });
  return members.length < 2 ? {} : { family: { ...family, label: row.variant_label, members } };
}
