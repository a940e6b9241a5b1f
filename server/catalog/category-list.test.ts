import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aCategory } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';

test('categories are listed in order of creation, with their parent', async () => {
  const { app, db } = await createTestApp();
  const main = await aCategory(db, { name: 'Vitamins', image_url: 'https://example.com/v.webp' });
  const child = await aCategory(db, { name: 'Minerals', parent_id: main.id, level: 2 });
  const last = await aCategory(db, { name: 'Baby' });

  const reply = await app.inject({ url: '/api/categories' });

  expect(reply.json()).toEqual([
    {
      _id: main.id,
      name: 'Vitamins',
      description: 'Vitamins of all kinds',
      imageUrl: 'https://example.com/v.webp',
      isActive: true,
    },
    {
      _id: child.id,
      name: 'Minerals',
      description: 'Vitamins of all kinds',
      imageUrl: '',
      parentCategory: main.id,
      isActive: true,
    },
    expect.objectContaining({ _id: last.id, name: 'Baby' }),
  ]);
  expect((await app.inject({ url: `/api/categories/${child.id}` })).json()).toMatchObject({
    _id: child.id,
    parentCategory: main.id,
  });
});

test('only administrators see an inactive category and its descendants', async () => {
  const { app, db } = await createTestApp();
  const main = await aCategory(db, { is_active: false });
  await aCategory(db, { parent_id: main.id, level: 2 });
  const shown = await aCategory(db, { name: 'Shown' });
  const { headers } = await signedInAs(db, 'admin');
  const customer = await signedInAs(db, 'user');

  expect((await app.inject({ url: '/api/categories' })).json()).toMatchObject([{ _id: shown.id }]);
  const asCustomer = await app.inject({ url: '/api/categories', headers: customer.headers });
  expect(asCustomer.json()).toHaveLength(1);
  expect((await app.inject({ url: '/api/categories', headers })).json()).toHaveLength(3);
});
