import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aCategory } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';

test('brands that look the same are one, and a name of which nothing is to be seen is missing', async () => {
  const { app, db } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const category = await aCategory(db);
  const save = (fields: object) =>
    app.inject({
      method: 'POST',
      url: '/api/products',
      headers,
      payload: {
        ...{ name: 'Eau', description: 'Eau', price: 100, stock: 1, imageUrl: 'https://example.com/a.png' },
        ...{ category: category.id, ...fields },
      },
    });
  for (const brand of [
    'Évian Lab',
    'Évian  Lab',
    'Évian\u200b Lab',
    'Évian\u00a0Lab\u200f',
    'E\u0301vian Lab',
  ])
    expect((await save({ brand })).json().brand).toBe('Évian Lab');
  for (const blank of ['\u200b', '\u2060', '\u3164', '\u00ad', '\u2800', '\u0301', '\u00a0'])
    expect((await save({ name: blank })).json().fields).toEqual({ name: 'Product name is required' });
  expect((await save({ barcode: '\u200b613 0760–011 02-8' })).json().fields?.barcode).toBeDefined();
});
