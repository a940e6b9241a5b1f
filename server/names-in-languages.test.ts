import { expect, test } from 'vitest';
import { createTestApp } from '../test/create-test-app.ts';
import { aCategory, anOrder, aProduct, productTexts, somePins } from '../test/factories.ts';
import { aReview } from '../test/reviews/a-delivered-order.ts';
import { signedInAs } from '../test/signed-in-as.ts';

/** A translated product that runs low, and has been ordered, reviewed and pinned. */
async function aTranslatedShop() {
  const { app, db } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const category = await aCategory(db, { name: 'Sun care' });
  await db
    .insertInto('category_texts')
    .values({ category_id: category.id, language: 'fr', name: 'Solaires' })
    .execute();
  const product = await aProduct(db, { name: 'Sun cream', category_id: category.id, stock: 2 });
  await productTexts(db, product, { language: 'fr', name: 'Crème solaire' });
  const order = await anOrder(db, {
    ...{ status: 'Delivered', delivered_at: new Date() },
    items: [{ product_id: product.id, name: 'Sun cream' }],
  });
  await aReview(db, { product });
  await somePins(db, 'spf', [product]);
  const read = async (url: string, body?: object) => {
    const call = body ? { method: 'POST' as const, payload: body } : { method: 'GET' as const };
    const reply = await app.inject({ url: `/api/${url}`, headers, ...call });
    expect(reply.statusCode, url).toBe(200);
    return reply.body;
  };
  return { order, read };
}

test('lists, sheets and reports of the back office name products and categories in the language of the reader', async () => {
  const { order, read } = await aTranslatedShop();
  const products = ['orders', `orders/${order.id}`, 'dashboard', 'reviews', 'search/pins'];
  const both = ['products/stock', 'reports/stock/export', 'products/to-order'];
  const categories = ['reports/stock', 'reports/sales?by=category', 'reports/sales/export?by=category'];
  for (const path of [...products, ...both, 'reports/sales?by=product', 'orders/export?rows=items']) {
    const inLanguage = (language: string) => read(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
    expect(await inLanguage('fr'), path).toContain('Crème solaire');
    // Without a translation.
    expect(await inLanguage('ar'), path).toContain('Sun cream');
  }
  for (const path of [...categories, 'products/stock']) {
    const inLanguage = (language: string) => read(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
    expect(await inLanguage('fr'), path).toContain('Solaires');
    expect(await inLanguage('ar'), path).toContain('Sun care');
  }
  expect(await read('orders/read?lang=fr', { ids: [order.id] })).toContain('Crème solaire');
});

test('a paper for the buyer keeps the name that the buyer read', async () => {
  const { order, read } = await aTranslatedShop();
  const { orderItems } = JSON.parse(await read(`orders/${order.id}?lang=fr`));
  expect(orderItems).toMatchObject([{ name: 'Crème solaire', nameAsRead: 'Sun cream' }]);
});
