import { sql } from 'kysely';
import type { PartsBody } from '../../../shared/catalog/bundles.ts';
import type { ProductSize } from '../../../shared/catalog/catalog.ts';
import { offeredSizes } from '../../../shared/catalog/sizes.ts';
import { invalidField } from '../../../shared/contract/api-error.ts';
import { type Refusal, refusal } from '../../../shared/refusals/refusals.ts';
import type { Db } from '../../platform/db/connection.ts';
import { lockStocks } from '../../platform/db/lock-products.ts';
import { bundlesOf, isBundle } from './read-parts.ts';

type Product = {
  id: string;
  name: string;
  sizes: ProductSize[];
  category_name: string;
  is_bundle: boolean;
};

/**
 * Makes a bundle of a product, or changes its parts; without parts it is an ordinary product again, without stock. Its stock
 * follows. Call it in a transaction that has locked the products with `lockStocks` before the bundle. Throws ApiError 400 (unknown
 * product, a bundle as a part, a missing size, a product that is a part itself or has had stock of its own).
 */
export async function saveParts(db: Db, bundle: string, parts: PartsBody) {
  await lockStocks(
    db,
    parts.map(({ product }) => product),
  );
  if (parts.length > 0) await refuseBundle(db, bundle);
  const products = await readProducts(
    db,
    parts.map(({ product }) => product),
  );
  for (const [place, part] of parts.entries()) {
    const isRepeated = parts.findIndex(({ product }) => product === part.product) < place;
    const problem = isRepeated
      ? refusal('bundle-part-twice')
      : partProblem(part, products.get(part.product), bundle);
    if (problem) throw invalidField(`parts.${place}`, problem);
  }
  await db.deleteFrom('bundle_parts').where('bundle_id', '=', bundle).execute();
  if (parts.length > 0) {
    await db
      .insertInto('bundle_parts')
      .values(
        parts.map(({ product, units, size, uses }, position) => ({
          ...{ bundle_id: bundle, product_id: product, position, units, size },
          ...{ use_en: uses.en, use_fr: uses.fr, use_ar: uses.ar },
        })),
      )
      .execute();
  }
  await sql`select stock_bundles(array[${bundle}])`.execute(db);
}

/** A bundle has no stock of its own, so what once had some stays what it is: its orders take its own units. */
async function refuseBundle(db: Db, id: string) {
  const contains = (await bundlesOf(db, [id])).get(id);
  if (contains !== undefined) {
    throw invalidField('parts', refusal('bundle-is-part', { bundle: contains }));
  }
  const move = await db
    .selectFrom('stock_moves')
    .select('id')
    .where('product_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (move) throw invalidField('parts', refusal('bundle-had-stock'));
}

async function readProducts(db: Db, ids: string[]) {
  const { rows } = await sql<Product>`
    select p.id, p.name, p.sizes, english_category_name(p.category_id) as category_name, ${isBundle(sql`p.id`)} as is_bundle
    from products p where p.id = any(${ids}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Why a bundle cannot have this part; undefined if it can. */
function partProblem(
  { size }: PartsBody[number],
  product: Product | undefined,
  bundle: string,
): Refusal | undefined {
  if (!product) return refusal('product-not-found');
  const { id, name, sizes, category_name, is_bundle } = product;
  if (is_bundle || id === bundle) return refusal('bundle-in-bundle', { product: name });
  const offered = offeredSizes({ sizes, category: { name: category_name } });
  if (size === null) return offered.length > 0 ? refusal('size-required', { product: name }) : undefined;
  if (offered.some((other) => other.size === size)) return undefined;
  return refusal('size-unknown', { product: name, size });
}
