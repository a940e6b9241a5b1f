import { sql } from 'kysely';
import type { DemoCategory, DemoFamily, DemoNeed, DemoProduct, DemoTexts } from '../../db/demo/catalogue.ts';
import { imageUrlOf } from '../../shared/images.ts';
import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';
import { insertCategoryTexts, insertProductTexts, insertTexts } from './load-demo-texts.ts';

type Rows = {
  /** Parents before their children. */
  categories: DemoCategory[];
  families: DemoFamily[];
  /** Newest first. */
  products: DemoProduct[];
  needs: DemoNeed[];
  texts: DemoTexts[];
  /** The stored names of the pictures by key. */
  names: Map<string, string>;
};

const rowsAtOnce = 500;
const minuteMs = 60_000;
/** Spreads the products over some weeks, so that sorting by newest has a visible order. */
const minutesBetweenProducts = 41;

/** Inserts the demo catalogue with its opening stock (I2, requirements: Stock and orders). */
export async function insertDemoRows(db: Db, rows: Rows) {
  const { categories, families, products, needs, texts, names } = rows;
  await db
    .insertInto('uploads')
    .values([...names.values()].map((name) => ({ name })))
    .execute();
  const categoryIds = await insertCategories(db, categories, names);
  await insertCategoryTexts(db, texts, categoryIds);
  const familyIds = await insertFamilies(db, families, products);
  const productIds = await insertProducts(db, products, { names, categoryIds, familyIds, texts });
  const needIds = await insertNeeds(db, needs, { names, productIds });
  await insertTexts(db, texts, { familyIds, needIds });
  await insertOpeningStock(db);
}

async function insertCategories(db: Db, categories: DemoCategory[], names: Rows['names']) {
  const ids = new Map(categories.map(({ key }) => [key, newId()]));
  await db
    .insertInto('categories')
    .values(
      categories.map(({ key, name, description, level, parentKey, pictureKey }) => ({
        id: known(ids, key),
        external_key: key,
        name,
        description,
        image_url: imageUrlOf(known(names, pictureKey)),
        parent_id: parentKey === null ? null : known(ids, parentKey),
        level,
      })),
    )
    .execute();
  return ids;
}

/** Inserts the families of these products. */
async function insertFamilies(db: Db, families: DemoFamily[], products: DemoProduct[]) {
  const used = new Set(products.map(({ member }) => member?.familyKey));
  const rows = families
    .filter(({ key }) => used.has(key))
    .map(({ key, name, optionName }) => ({ id: newId(), external_key: key, name, option_name: optionName }));
  if (rows.length > 0) await db.insertInto('families').values(rows).execute();
  return new Map(rows.map(({ external_key, id }) => [external_key, id]));
}

type Ids = Pick<Rows, 'names' | 'texts'> & {
  categoryIds: Map<string, string>;
  familyIds: Map<string, string>;
};

async function insertProducts(db: Db, products: DemoProduct[], ids: Ids) {
  const now = Date.now();
  const rows = products.map((product, index) => ({
    ...rowOf(product, ids),
    created_at: new Date(now - index * minutesBetweenProducts * minuteMs),
  }));
  const productIds = new Map(rows.map(({ external_key, id }) => [external_key, id]));
  await insertProductTexts(db, ids.texts, productIds);
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await db
      .insertInto('products')
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
  }
  return productIds;
}

function rowOf(product: DemoProduct, { names, categoryIds, familyIds }: Ids) {
  return {
    id: newId(),
    external_key: product.key,
    name: product.name,
    brand: product.brand,
    description: product.description,
    price_centimes: product.priceCentimes,
    discounted_price_centimes: product.discountedPriceCentimes,
    stock: product.stock,
    image_url: imageUrlOf(known(names, product.pictureKey)),
    features: product.features,
    sizes: JSON.stringify(product.sizes),
    category_id: known(categoryIds, product.categoryKey),
    featured: product.featured,
    ...(product.member && {
      family_id: known(familyIds, product.member.familyKey),
      variant_label: product.member.label,
      family_position: product.member.position,
    }),
    ...factColumns(product.facts),
  };
}

function factColumns({ productClass, quantity, ...facts }: DemoProduct['facts']) {
  return {
    ...facts,
    product_class: productClass,
    net_quantity: quantity?.netQuantity ?? null,
    unit: quantity?.unit ?? null,
  };
}

/** Inserts the needs with a picture in `names`, and their products. */
async function insertNeeds(
  db: Db,
  needs: DemoNeed[],
  { names, productIds }: Pick<Ids, 'names'> & { productIds: Map<string, string> },
) {
  const rows = needs
    .filter(({ pictureKey }) => names.has(pictureKey))
    .map(({ slug, name, description, pictureKey, productKeys }, position) => ({
      need: {
        id: newId(),
        slug,
        name,
        description,
        image_url: imageUrlOf(known(names, pictureKey)),
        position,
      },
      products: productKeys.flatMap((key) => productIds.get(key) ?? []),
    }));
  if (rows.length === 0) return new Map<string, string>();
  await db
    .insertInto('needs')
    .values(rows.map(({ need }) => need))
    .execute();
  const links = rows.flatMap(({ need, products }) =>
    products.map((id, position) => ({ need_id: need.id, product_id: id, position })),
  );
  await db.insertInto('need_products').values(links).execute();
  return new Map(rows.map(({ need }) => [need.slug, need.id]));
}

function insertOpeningStock(db: Db) {
  return db
    .insertInto('stock_moves')
    .columns(['product_id', 'delta', 'reason'])
    .expression((query) =>
      query
        .selectFrom('products')
        .select(['id', 'stock', sql.lit('opening').as('reason')])
        .where('stock', '>', 0),
    )
    .execute();
}

function known(values: Map<string, string>, key: string) {
  const value = values.get(key);
  if (value === undefined)
    throw new Error(`The demo catalogue refers to "${key}", which it does not contain`);
  return value;
}
