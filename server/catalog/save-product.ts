import { may } from '../../shared/access/roles.ts';
import type { PartsBody } from '../../shared/catalog/bundles.ts';
import type { Product, ProductDetail } from '../../shared/catalog/catalog.ts';
import { toCentimes } from '../../shared/catalog/prices.ts';
import {
  discountProblem,
  type NewProductBody,
  type ProductChangeBody,
  quantityProblem,
  stockProblem,
} from '../../shared/catalog/product-form.ts';
import { ApiError, invalidField, notFound } from '../../shared/contract/api-error.ts';
import { refusal, refusalOf } from '../../shared/refusals/refusals.ts';
import { idPattern } from '../../shared/values/ids.ts';
import { ofCatalog, writeCatalog } from '../listing/write-catalog.ts';
import { changeRecord, type RecordKind, refuseOutdated } from '../platform/audit/change-record.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import { lockStocks } from '../platform/db/lock-products.ts';
import { newId } from '../platform/db/new-id.ts';
import { dropFromCaches } from '../platform/db/notify.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { requireImage } from '../platform/uploads/upload-image.ts';
import { bundlesOf, partTexts } from './bundles/read-parts.ts';
import { saveParts } from './bundles/save-parts.ts';
import { markCopiedTexts, saveTexts, withTextsApart } from './catalog-texts.ts';
import { deleteRows } from './delete-products.ts';
import { appearance, missingWhenShown } from './plan-change.ts';
import { highestStruck, namePriceChanges, readLowestPrices } from './price-history.ts';
import { toColumns } from './product-columns.ts';
import { findProduct } from './product-queries.ts';
import { foundFamily, joinFamily } from './save-family.ts';
import { setNeedsOf } from './save-need.ts';
import { requireFreeCodes } from './unique-codes.ts';

const products: RecordKind<ProductDetail> = {
  ...ofCatalog,
  table: 'products',
  area: 'product',
  read: readProduct,
  audited: ({ version, family, languages, slugs, parts, offer, ...product }) => ({
    ...withTextsApart(product),
    parts: partTexts(parts),
  }),
};

/** Adds a product to the shop, and to a family if the body names one. Throws ApiError 400 (category, family …). */
export async function createProduct(db: Db, { body, by }: Creating): Promise<ProductDetail> {
  refuseCost(body, by);
  if (body.parts?.length) refuseFigures(body, 0);
  const { family, newFamily } = body;
  return writeCatalog(db, async (db) => {
    await requireCategory(db, body.category);
    for (const url of [body.imageUrl, ...body.moreImages]) await requireImage(db, url);
    await requireFreeCodes(db, body);
    const id = await insertProduct(db, { body, by });
    if (family) {
      const newcomers = [{ _id: id, label: family.label }];
      await joinFamily(db, { id: family._id, newcomers, fieldOf: () => 'family.label', by });
    } else if (newFamily) await foundFamily(db, { productId: id, founded: newFamily, by });
    await completeProduct(db, id, { body, by });
    if (family || newFamily) await markCopiedTexts(db, id);
    await dropFromCaches(db, ['catalog']);
    return shownTo(by, await readProduct(db, id));
  });
}

type Creating = { body: NewProductBody; by: SessionUser };

/** Inserts the row of a checked product, for `completeProduct`. Returns its id. */
export async function insertProduct(db: Db, { body, by }: Creating): Promise<string> {
  const id = newId();
  const { name, description, category, stock } = body;
  await namePriceChanges(db, by);
  await db
    .insertInto('products')
    .values({
      ...columnsOf(body),
      ...{ id, name, description, stock },
      price_centimes: toCentimes(body.price),
      category_id: category,
    })
    .execute();
  await recordStockMove(db, id, stock);
  await recordChange(db, { by, action: 'product.created', subjectId: id, changes: { name: [null, name] } });
  return id;
}

/** Adds what is not in the row of a new product. Its label, which is a base text too, must be stored before. */
export async function completeProduct(db: Db, id: string, { body, by }: Creating) {
  await setNeedsOf(db, id, body.needs);
  if (body.parts?.length) await saveParts(db, id, body.parts);
  await saveTexts(db, 'product', { id, texts: body.texts, by });
}

type Changing = { id: string; body: ProductChangeBody; by: SessionUser };

/**
 * Changes the fields in the body. With `version`, saving an outdated version is refused; with `stockLoaded`, the stock
 * changes by the difference, so that orders placed in the meantime count (requirements: Product saves). Throws ApiError
 * 400 (category, discount, too much stock, parts, a stock or cost of a bundle), 403 (a cost price, from somebody who may not see money), 404, 409 (outdated, with the stored `product`; or the stock would become
 * negative).
 */
export async function changeProduct(db: Db, { id, body, by }: Changing): Promise<ProductDetail> {
  refuseCost(body, by);
  const kind = body.parts ? { ...products, write: lockingParts(id, body.parts) } : products;
  const changed = await changeRecord(db, { kind, id, by }, async (db, before) => {
    refuseOutdated(shownTo(by, before), body.version, [refusal('product-changed'), 'product']);
    await updateProduct(db, before, { body, by });
  });
  return shownTo(by, changed);
}

async function updateProduct(db: Db, before: ProductDetail, { body, by }: Sent) {
  const { _id: id } = before;
  refuseDiscount(before, body);
  await refuseStruckPrice(db, before, { body, by });
  refuseQuantity(before, body);
  if (body.category !== undefined) await requireCategory(db, body.category);
  if (body.imageUrl !== undefined && body.imageUrl !== before.imageUrl) await requireImage(db, body.imageUrl);
  for (const url of body.moreImages ?? []) {
    if (!before.moreImages.includes(url)) await requireImage(db, url);
  }
  await requireFreeCodes(db, body, before);
  if (before.parts || body.parts?.length) refuseFigures(body, body.stockLoaded ?? before.stock);
  const delta = stockChange(before, { body, by });
  await db
    .updateTable('products')
    .set((row) => ({
      ...columnsOf(may(by, 'money') ? body : { ...body, costPrice: undefined }),
      stock: before.stock + delta,
      version: row('version', '+', 1),
      updated_at: new Date(),
    }))
    .where('id', '=', id)
    .execute();
  await refuseIncomplete(db, before);
  await saveTexts(db, 'product', { id, texts: body.texts, by });
  if (body.needs) await setNeedsOf(db, id, body.needs);
  if (body.parts) await saveParts(db, id, body.parts);
  await recordStockMove(db, id, delta);
}

/**
 * Deletes a product; orders keep their copy of it (requirements: Deletion). A family with a single member left ends.
 * Throws ApiError 404, 409 (a bundle contains it).
 */
export async function deleteProduct(db: Db, { id, by }: { id: string; by: SessionUser }): Promise<void> {
  await writeCatalog(db, async (db) => {
    const { name, family } = await readProduct(db, id);
    const bundle = (await bundlesOf(db, [id])).get(id);
    if (bundle !== undefined) throw new ApiError(409, refusal('part-of-bundle', { bundle, product: name }));
    await deleteRows(db, { rows: [{ id, name, family_id: family?._id ?? null }], by });
  });
}

/** Locks parts before their bundle, as orders do. */
function lockingParts(id: string, parts: PartsBody): typeof writeCatalog {
  return (db, work) =>
    writeCatalog(db, async (db) => {
      await lockStocks(db, [id, ...parts.map(({ product }) => product)]);
      return work(db);
    });
}

/** Throws ApiError 400 for a stock or a cost of a bundle that somebody has typed. */
function refuseFigures({ stock, costPrice }: ProductChangeBody, computed: number) {
  const why = refusal('bundle-figures-fixed');
  if (stock !== undefined && stock !== computed) throw invalidField('stock', why);
  if (costPrice != null) throw invalidField('costPrice', why);
}

/** The product without what the shop pays for it, for those who may not see money. */
function shownTo(by: SessionUser, product: ProductDetail): ProductDetail {
  if (may(by, 'money')) return product;
  const { costPrice: _, ...shown } = product;
  return shown;
}

/** A form without the cost price sends none. It then stays as it is. Throws ApiError 403. */
export function refuseCost({ costPrice }: Pick<ProductChangeBody, 'costPrice'>, by: SessionUser) {
  if (costPrice == null || may(by, 'money')) return;
  throw new ApiError(403, refusal('cost-price-not-allowed'));
}

type Sent = { body: ProductChangeBody; by: SessionUser };

/** The body may contain only one of price and discount, so this checks both together with the stored values. */
function refuseDiscount(product: Product, body: ProductChangeBody) {
  const message = discountProblem(
    body.price ?? product.price,
    body.discountedPrice ?? product.discountedPrice,
  );
  if (message) throw invalidField('discountedPrice', refusalOf(message));
}

/** Throws ApiError 400 for a discount from a price that was not the lowest one (requirements: Struck prices). */
async function refuseStruckPrice(db: Db, before: ProductDetail, { body, by }: Sent) {
  if (body.price === undefined && body.discountedPrice === undefined) return;
  await namePriceChanges(db, by);
  const lowest = await readLowestPrices(db, [before._id]);
  const after = pricesOf({ ...before, ...pricesIn(body) });
  const struck = highestStruck(pricesOf(before), after, lowest.get(before._id));
  if (struck) throw invalidField('discountedPrice', refusal('struck-price-too-high', struck));
}

function pricesIn({ price, discountedPrice }: ProductChangeBody) {
  return { ...(price !== undefined && { price }), ...(discountedPrice !== undefined && { discountedPrice }) };
}

function pricesOf({ price, discountedPrice }: Pick<Product, 'price' | 'discountedPrice'>) {
  return {
    price_centimes: toCentimes(price),
    discounted_price_centimes: toCentimes(discountedPrice) || null,
  };
}

/** Likewise for the net quantity and its unit. */
function refuseQuantity(product: ProductDetail, { netQuantity, unit }: ProductChangeBody) {
  const message = quantityProblem(
    netQuantity === undefined ? product.netQuantity : netQuantity,
    unit === undefined ? product.unit : unit,
  );
  if (message) throw invalidField('netQuantity', refusalOf(message));
}

/** Throws ApiError 400 for a product that is now shown without a description, or a former draft without a picture. */
async function refuseIncomplete(db: Db, { _id, state }: ProductDetail) {
  const now = await db.selectFrom('products').select(appearance).where('id', '=', _id).executeTakeFirst();
  if (!now?.is_shown) return;
  const missing = missingWhenShown({ ...now, is_pictured: now.is_pictured || state !== 'draft' });
  if (missing) throw invalidField(missing.field, missing.why);
}

function stockChange(product: ProductDetail, { body: { stock, stockLoaded }, by }: Sent) {
  if (stock === undefined) return 0;
  const delta = stock - (stockLoaded ?? product.stock);
  const tooMuch = stockProblem(product.stock + delta);
  if (tooMuch) throw invalidField('stock', refusalOf(tooMuch));
  if (product.stock + delta >= 0) return delta;
  const why = refusal('stock-too-low', { left: product.stock });
  throw new ApiError(409, why, { refused: { stock: why }, extra: { product: shownTo(by, product) } });
}

/** The columns for the fields of a form, without the stock: callers set it and record a stock move. */
function columnsOf(body: ProductChangeBody) {
  const { name, description, features, featured, imageUrl, moreImages } = body;
  const { price, discountedPrice, sizes, category } = body;
  return {
    ...toColumns(body),
    name,
    description,
    features,
    featured,
    image_url: imageUrl,
    more_image_urls: moreImages,
    category_id: category,
    price_centimes: price && toCentimes(price),
    discounted_price_centimes:
      discountedPrice === undefined ? undefined : toCentimes(discountedPrice) || null,
    sizes: sizes && JSON.stringify(sizes),
  };
}

/** The product with everything that is stored, for the history too. Throws ApiError 404. */
export async function readProduct(db: Db, id: string): Promise<ProductDetail> {
  const product = await findProduct(db, id, { includeHidden: true, seesCost: true });
  if (!product) throw notFound(refusal('product-not-found'));
  return product;
}

/** Throws ApiError 400 if the category does not exist. */
async function requireCategory(db: Db, id: string) {
  const found = idPattern.test(id)
    ? await db.selectFrom('categories').select('id').where('id', '=', id).executeTakeFirst()
    : undefined;
  if (found) return;
  throw invalidField('category', refusal('category-not-found'));
}

/** Records the reason for a change of the stock (invariant I2). */
async function recordStockMove(db: Db, productId: string, delta: number) {
  if (delta === 0) return;
  await db.insertInto('stock_moves').values({ product_id: productId, delta, reason: 'admin' }).execute();
}
