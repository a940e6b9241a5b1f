import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aCategory, aFamily, aProduct, productTexts } from '../../test/factories.ts';
import { anOrderBody } from '../../test/order-body.ts';

/** The names in an order of one member of a family, as it is stored and as its French buyer reads it. */
async function namesOf(name: string, label: string, french?: { name: string; label: string }) {
  const { app, db } = await createTestApp({ env: { LANGUAGES: 'en,fr,ar' } });
  const { id: category_id } = await aCategory(db);
  const family = await aFamily(db);
  const member = { category_id, family_id: family.id, stock: 9 };
  const { id: productId } = await aProduct(db, { ...member, name, variant_label: label });
  await aProduct(db, { ...member, name, variant_label: 'Another', family_position: 1 });
  if (french) await productTexts(db, { id: productId }, french);
  const payload = anOrderBody([{ productId, quantity: 1 }]);
  const reply = await app.inject({ method: 'POST', url: '/api/orders?lang=fr', payload });
  expect(reply.statusCode, reply.body).toBe(201);
  const [line] = await db.selectFrom('order_items').select(['name', 'name_as_read']).execute();
  return [line?.name, line?.name_as_read];
}

test.each([
  ['Micellar water', '1 L', 'Micellar water – 1 L'],
  ['Micellar water 1 L', '1 L', 'Micellar water 1 L'],
  ['Micellar water 1l', '1 L', 'Micellar water 1l'],
  ['Micellar water 11 l', '1 L', 'Micellar water 11 l – 1 L'],
  ['Cream 250 ml for faces', '250ML', 'Cream 250 ml for faces'],
  ['Sun cream', 'SPF 50+ (tinted)', 'Sun cream – SPF 50+ (tinted)'],
  ['Sun cream SPF 50+ (tinted)', 'SPF 50+ (tinted)', 'Sun cream SPF 50+ (tinted)'],
])('an order of %j with the label %j calls it %j', async (name, label, named) => {
  expect(await namesOf(name, label)).toEqual([named, null]);
});

test('a name of the longest kind stays an order', async () => {
  const longest = 'x'.repeat(500);
  expect(await namesOf(longest, '1 L')).toEqual([longest, null]);
});

test('a buyer reads name and label in the language of the order', async () => {
  expect(await namesOf('Soap', 'Large', { name: 'Savon', label: 'Grand' })).toEqual([
    'Soap – Large',
    'Savon – Grand',
  ]);
  expect(await namesOf('Soap', 'Large', { name: 'Savon', label: '' })).toEqual([
    'Soap – Large',
    'Savon – Large',
  ]);
});
