import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';
import { aCategory } from '../../../test/factories.ts';
import { newId } from '../db/new-id.ts';
import { dropFromCaches } from '../db/notify.ts';
import type { PageRenderer } from './page-routes.ts';

const headers = new Headers({ 'content-type': 'text/html', 'cache-control': 'public, no-cache' });

/** A page that shows the names of the categories, or of one. */
const nameCategories: PageRenderer = async (request, call) => {
  const id = new URL(request.url).pathname.slice(1);
  const categories =
    id.length > 1
      ? await call('GET /categories/:id', { params: { id } }).then(
          (category) => [category],
          () => [],
        )
      : await call('GET /categories', {});
  return { status: 200, headers, html: categories.map(({ name }) => name).join() };
};

async function openShop() {
  const { app, db } = await createTestApp({ pages: { renderPage: nameCategories } });
  return {
    db,
    read: async (url: string) => (await app.inject(url)).body,
    drop: () => db.transaction().execute((db) => dropFromCaches(db, ['catalog'])),
  };
}

test('pages share an answer until it changes, and then each is rendered again', async () => {
  const { db, read, drop } = await openShop();
  await aCategory(db, { name: 'Face' });
  expect(await read('/a')).toBe('Face');
  await aCategory(db, { name: 'Body' });
  expect(await read('/b')).toBe('Face');
  await drop();
  await expect.poll(() => read('/a')).toBe('Face,Body');
  expect(await read('/b')).toBe('Face,Body');
});

test('a page that was rendered without an answer is rendered again when there is one', async () => {
  const { db, read, drop } = await openShop();
  const id = newId();
  expect(await read(`/${id}`)).toBe('');
  await aCategory(db, { id, name: 'Hair' });
  expect(await read(`/${id}`)).toBe('');
  await drop();
  await expect.poll(() => read(`/${id}`)).toBe('Hair');
});
