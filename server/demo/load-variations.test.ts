import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../test/create-test-database.ts';
import { aCategory, aProduct } from '../../test/factories.ts';
import { loadVariations } from './load-variations.ts';

const log = { info: () => undefined };
const brands = ['Vitanoor', 'Zahrelle', 'Razelio'];

async function aShop() {
  const { db } = await createTestDatabase();
  const category = await aCategory(db);
  await aProduct(db, { name: 'Vitamin C', category_id: category.id, image_url: '/uploads/c.webp' });
  await aProduct(db, { name: 'Zinc', category_id: category.id, image_url: '/uploads/z.webp' });
  return db;
}

test('the catalog grows to the requested number of products with unique names', async () => {
  const db = await aShop();

  expect(await loadVariations({ db, total: 500, brands, log })).toBe(500);

  const products = await db.selectFrom('products').selectAll().execute();
  expect(new Set(products.map(({ name }) => name)).size).toBe(500);
  expect(new Set(products.map(({ image_url }) => image_url))).toEqual(
    new Set(['/uploads/c.webp', '/uploads/z.webp']),
  );
  expect(products.some(({ stock }) => stock === 0)).toBe(true);
  expect(products.some((product) => product.discounted_price_centimes !== null)).toBe(true);
  const { rows: families } = await sql<{ members: number; labels: number }>`
    select count(*)::integer as members, count(distinct variant_label)::integer as labels
    from products where family_id is not null group by family_id`.execute(db);
  // The first variation has the number 1, so the first family has no edition 0.
  expect(families.filter(({ members, labels }) => members === 4 && labels === 4).length).toBe(
    families.length - 2,
  );
  const { rows } = await sql`
    select p.id from products p left join stock_moves m on m.product_id = p.id
    group by p.id having p.stock <> coalesce(sum(m.delta), 0)
  `.execute(db);
  expect(rows).toEqual([]);
});

test('another run continues where the last one stopped, and a smaller number changes nothing', async () => {
  const db = await aShop();
  await loadVariations({ db, total: 60, brands, log });
  await loadVariations({ db, total: 100, brands, log });
  expect(await loadVariations({ db, total: 10, brands, log })).toBe(100);
  const names = await db.selectFrom('products').select('name').distinct().execute();
  expect(names).toHaveLength(100);
});

test('an empty shop is refused', async () => {
  const { db } = await createTestDatabase();
  await expect(loadVariations({ db, total: 10, brands, log })).rejects.toThrow('no products to vary');
});
