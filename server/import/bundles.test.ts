import { expect, test } from 'vitest';
import { aBundle } from '../../test/bundles/a-bundle.ts';
import { aProduct } from '../../test/factories.ts';
import { anImportOffice } from '../../test/import-office.ts';

test('a file changes a part and its bundle follows, but no stock and no cost of a bundle', async () => {
  const { db, checked, apply } = await anImportOffice();
  const cream = await aProduct(db, { name: 'Cream', external_key: 'cream', stock: 10 });
  await aBundle(db, [{ product: cream, units: 2 }], { external_key: 'kit', category_id: cream.category_id });
  const stocks = async () =>
    (await db.selectFrom('products').select('stock').orderBy('number').execute()).map(({ stock }) => stock);
  const file = (kit: string) =>
    `externalKey,name,price,category,stock,costPrice\ncream,Cream,1000,Vitamins,6,\nkit,Kit,2600,Vitamins,${kit}\n`;
  for (const typed of ['4,', '5,800']) {
    const { details } = await checked(file(typed));
    expect(details).toMatchObject({ changed: 1, refused: 1 });
  }
  const { id } = await checked(file('5,'));
  await apply(id);
  expect(await stocks()).toEqual([6, 3]);
  const { name } = await db
    .selectFrom('products')
    .select('name')
    .where('external_key', '=', 'kit')
    .executeTakeFirstOrThrow();
  expect(name).toBe('Kit');
});
