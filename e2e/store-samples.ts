import type { Db } from '../server/platform/db/connection.ts';
import { newId } from '../server/platform/db/new-id.ts';
import { dropFromCaches } from '../server/platform/db/notify.ts';
import { aCourier, aParcel, aPayout } from '../test/couriers/courier-factories.ts';
import {
  aCategory,
  aFamily,
  aKey,
  aNeed,
  anImport,
  anInvoice,
  anOrder,
  aProduct,
  aSearchTerm,
  aSynonymGroup,
  aWebhook,
  somePins,
} from '../test/factories.ts';
import { cartOf } from './fill-cart.ts';

type Texts = {
  /** For names that are short by nature, such as those of brands and sizes. */
  word: string;
  /** For names of products and for descriptions. */
  name: string;
  brand: string;
  productClass: 'wear' | 'supplement';
  orderValues: Parameters<typeof anOrder>[1];
};

export type Samples = Awaited<ReturnType<typeof storeSamples>>;

/** Stores at least one thing of each kind that a page shows, with these texts. */
export async function storeSamples(db: Db, texts: Texts) {
  const { orderValues } = texts;
  const order = await anOrder(db, orderValues);
  const courier = await aCourier(db, { name: texts.name.slice(0, 60) });
  const parcel = await aParcel(db, { order_id: order.id, courier_id: courier.id });
  const otherCourier = await aCourier(db, { name: `2 ${texts.name}`.slice(0, 60) });
  const otherOrder = await anOrder(db, orderValues);
  // Its tracking number stands in the payout below.
  await aParcel(db, { order_id: otherOrder.id, courier_id: otherCourier.id, tracking: 'yal-2' });
  await aKey(db, texts.word.slice(0, 60));
  const samples = {
    ...(await storeCatalog(db, texts)),
    ...(await storeImports(db, texts)),
    ...(await storeRecords(db, texts.word)),
    ...{ order, orderValues, courier },
    payout: await aPayout(db, parcel, texts.name.slice(0, 60)),
    invoice: await anInvoice(db, (await anOrder(db, orderValues)).id, texts.name),
    webhook: await aWebhook(db, `https://erp.example/${texts.word}`),
  };
  await dropFromCaches(db, ['catalog']);
  return samples;
}

/** A family, a product with sizes and one that is sold out, all in a category of the third level. */
async function storeCatalog(db: Db, { word, name, brand, productClass }: Texts) {
  const category = { name: word, description: name };
  const main = await aCategory(db, category);
  const child = await aCategory(db, { ...category, parent_id: main.id, level: 2 });
  const leaf = await aCategory(db, { ...category, parent_id: child.id, level: 3 });
  const family = await aFamily(db, { name, option_name: word.slice(0, 50) });
  const values = { name, description: name, brand, category_id: leaf.id, featured: true };
  const member = { family_id: family.id, variant_label: word };
  const product = await aProduct(db, {
    ...values,
    ...member,
    price_centimes: 99_999_900,
    discounted_price_centimes: 88_888_800,
    features: [name, word],
    more_image_urls: Array.from({ length: 7 }, (_, place) => `/favicon.ico?${place}`),
    ...{ ingredients: word, usage: name, warnings: name, audience: word },
    ...{ net_quantity: 0.001, unit: 'ml', barcode: '10614141000415', product_class: productClass },
  });
  for (let place = 1; place < 8; place++) {
    const variant_label = `${place} ${word}`;
    await aProduct(db, { ...values, ...member, variant_label, family_position: place, stock: place % 2 });
  }
  const sizes = ['S', 'M', 'XL'].map((size) => ({ size, inStock: size !== 'S' }));
  const sized = await aProduct(db, { ...values, name: word, sizes: JSON.stringify(sizes), stock: 2 });
  const soldOut = await aProduct(db, { ...values, stock: 0 });
  await aSearchTerm(db, { term: word.slice(0, 30), sample: `${word} `.repeat(2).slice(0, 100), found: 0 });
  return {
    ...{ child, product, sized, soldOut },
    need: await aNeed(db, { name: word, description: name, products: [product, sized] }),
    synonyms: await aSynonymGroup(db, [word, `2 ${word}`], [`3 ${word}`]),
    pins: await somePins(db, word, [product]),
    cartItems: cartOf([
      { product, quantity: 10 },
      { product: sized, size: 'M' },
    ]),
  };
}

async function storeImports(db: Db, { word, name }: Texts) {
  const file_name = `${word}.csv`;
  const uploadedImport = await anImport(db, { file_name, columns: [word, 'cost'] });
  const checkedImport = await anImport(db, {
    ...{ file_name, state: 'checked', changed_count: 1, refused_count: 1 },
    new_categories: [word],
    problem: name,
    rows: [
      { line: 2, kind: 'changed', key: word, name, fields: { name: [word, name] } },
      { line: 199_999, kind: 'refused', note: word },
    ],
  });
  return { checkedImport, uploadedImport };
}

/** A record of each kind that only its own pages show. */
export async function storeRecords(db: Db, name: string) {
  const notSold = { id: newId(), kind: 'product' as const, phrase: name, link: '/needs/hair-loss' };
  await db.insertInto('not_sold').values(notSold).execute();
  const days = { first_day: '2026-01-01', last_day: '2090-12-31' };
  const offer = { id: newId(), name: name.slice(0, 100), kind: 'code' as const, percent: 10, ...days };
  const cut = { ...offer, id: newId(), kind: 'price_cut' as const, last_day: '2026-01-31' };
  await db.insertInto('promotions').values([offer, cut]).execute();
  return {
    offer,
    cut,
    notSold,
  };
}
