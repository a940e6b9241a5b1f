import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aCategory, aProduct } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { proveInvariants } from '../invariants/prove-invariants.ts';
import { newId } from '../platform/db/new-id.ts';

async function anOffice() {
  const { app, db, resources } = await createTestApp();
  const { headers, user } = await signedInAs(db, 'admin');
  const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    app.inject({ method, url: `/api/categories${path}`, headers, ...(payload && { payload }) });
  const create = async (name: string, parentCategory: string | null = null) =>
    (await send('POST', '', { name, description: name, parentCategory })).json()._id as string;
  const violations = async () =>
    (await proveInvariants(db, resources.env)).filter((finding) => finding.violations.length > 0);
  return { app, db, user, send, create, violations };
}

test('a new category shows in the shop at once', async () => {
  const { app, send } = await anOffice();
  const list = async () => (await app.inject({ url: '/api/categories' })).json();
  expect(await list()).toEqual([]);
  const reply = await send('POST', '', { name: 'Care', description: 'Creams', isActive: true });
  expect([reply.statusCode, reply.json()]).toEqual([
    201,
    { _id: expect.any(String), texts: {}, name: 'Care', description: 'Creams', imageUrl: '', isActive: true },
  ]);
  await expect.poll(list).toHaveLength(1);
});

test('an inactive category hides its products and subcategories', async () => {
  const { app, db, send, create } = await anOffice();
  const main = await create('Main');
  const product = await aProduct(db, { category_id: await create('Child', main) });
  const status = async () => (await app.inject({ url: `/api/products/${product.id}` })).statusCode;
  expect(await status()).toBe(200);
  await send('PUT', `/${main}`, { isActive: false });
  await expect.poll(status).toBe(404);
  expect((await app.inject({ url: '/api/categories' })).json()).toEqual([]);
});

test('categories have at most three levels, also after moving a branch', async () => {
  const { send, create, violations } = await anOffice();
  const main = await create('Main');
  const child = await create('Child', main);
  const leaf = await create('Leaf', child);
  const message = 'Categories are at most three levels deep';
  const fourth = await send('POST', '', { name: 'x', description: 'x', parentCategory: leaf });
  expect([fourth.statusCode, fourth.json()]).toMatchObject([
    400,
    { message, fields: { parentCategory: message } },
  ]);
  const other = await create('Other');
  const otherChild = await create('Other child', other);
  expect((await send('PUT', `/${child}`, { parentCategory: otherChild })).json().message).toBe(message);
  expect((await send('PUT', `/${child}`, { parentCategory: other })).json().parentCategory).toBe(other);
  expect((await send('PUT', `/${child}`, { parentCategory: null })).json().parentCategory).toBeUndefined();
  expect((await send('PUT', `/${leaf}`, { parentCategory: '' })).json().parentCategory).toBeUndefined();
  expect(await violations()).toEqual([]);
});

test('a category cannot be moved below itself', async () => {
  const { send, create } = await anOffice();
  const main = await create('Main');
  const child = await create('Child', main);
  const tried = async (parentCategory: string) =>
    (await send('PUT', `/${main}`, { parentCategory })).json().message;
  expect(await tried(main)).toBe('A category cannot be its own parent');
  expect(await tried(child)).toBe('A category cannot be moved below itself');
  for (const id of [newId(), 'x']) expect(await tried(id)).toBe('Parent category not found');
});

test('moving two categories below each other at the same time creates no cycle', async () => {
  const { send, create, violations } = await anOffice();
  for (let round = 0; round < 50; round++) {
    const [one, two] = [await create('One'), await create('Two')];
    const replies = await Promise.all([
      send('PUT', `/${one}`, { parentCategory: two }),
      send('PUT', `/${two}`, { parentCategory: one }),
    ]);
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 400]);
  }
  expect(await violations()).toEqual([]);
});

test.each([
  [{ name: '' }, 'name', 'Category name is required'],
  [{ description: ' ' }, 'description', 'Description is required'],
  [{ imageUrl: 'data:text/html,x' }, 'imageUrl', 'Image must be an uploaded picture or an https address'],
  [{ parentCategory: 7 }, 'parentCategory', 'Parent category is unknown'],
  [{ isActive: 'yes' }, 'isActive', 'Active is true or false'],
])('a category with %j is refused', async (change, field, message) => {
  const { send } = await anOffice();
  const reply = await send('POST', '', { name: 'Care', description: 'Creams', ...change });
  expect([reply.statusCode, reply.json()]).toMatchObject([400, { message, fields: { [field]: message } }]);
});

test('only an empty category can be deleted', async () => {
  const { app, db, send, create } = await anOffice();
  const main = await create('Main');
  const child = await create('Child', main);
  const withChildren = await send('DELETE', `/${main}`);
  expect([withChildren.statusCode, withChildren.json().message]).toEqual([
    409,
    'Cannot delete category with subcategories',
  ]);
  const product = await aProduct(db, { category_id: child });
  const withProduct = await send('DELETE', `/${child}`);
  expect([withProduct.statusCode, withProduct.json().message]).toEqual([
    409,
    'Cannot delete category: 1 product is in it. Move or delete them first.',
  ]);
  await db.deleteFrom('products').where('id', '=', product.id).execute();
  expect((await send('DELETE', `/${child}`)).statusCode).toBe(200);
  expect((await send('DELETE', `/${main}`)).statusCode).toBe(200);
  expect((await send('DELETE', `/${main}`)).statusCode).toBe(404);
  expect((await app.inject({ url: '/api/categories' })).json()).toEqual([]);
});

test('creating, changing and deleting a category is audited, a save without changes is not', async () => {
  const { db, user, send } = await anOffice();
  const category = await aCategory(db, { name: 'Old' });
  await send('PUT', `/${category.id}`, { name: 'New' });
  await send('PUT', `/${category.id}`, { name: 'New' });
  await send('DELETE', `/${category.id}`);
  const entries = await db.selectFrom('audit_entries').select(['actor_id', 'action', 'changes']).execute();
  expect(entries).toEqual([
    { actor_id: user.id, action: 'category.changed', changes: { name: ['Old', 'New'] } },
    { actor_id: user.id, action: 'category.deleted', changes: { name: ['New', null] } },
  ]);
});
