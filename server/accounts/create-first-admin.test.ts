import { expect, onTestFinished, test } from 'vitest';
import { setRootLanguage } from '../../shared/values/languages.ts';
import { createTestDatabase } from '../../test/create-test-database.ts';
import { StartUpError } from '../platform/start-up/start-up-error.ts';
import { createFirstAdmin } from './create-first-admin.ts';

const chosen = { email: 'owner@saha.example', password: 'saffron-and-7-dates' };

test('a shop without an administrator gets the configured one, and never a second', async () => {
  const { db } = await createTestDatabase();
  expect(await createFirstAdmin(db, chosen)).toEqual(chosen);
  expect(await createFirstAdmin(db, { ...chosen, email: 'other@saha.example' })).toBeNull();
  const users = await db.selectFrom('users').select(['email', 'role']).execute();
  expect(users).toEqual([{ email: chosen.email, role: 'admin' }]);
});

test('processes that start at once create one administrator', async () => {
  const { db } = await createTestDatabase();
  const made = await Promise.all(Array.from({ length: 4 }, () => createFirstAdmin(db, undefined)));
  expect(made.filter(Boolean)).toHaveLength(1);
});

test('each demo shop has its own long password', async () => {
  const passwords = new Set<string | undefined>();
  for (let shop = 0; shop < 2; shop++) {
    const { db } = await createTestDatabase();
    passwords.add((await createFirstAdmin(db, undefined))?.password);
  }
  expect([...passwords]).toEqual([
    expect.stringMatching(/^[\w-]{22}$/),
    expect.stringMatching(/^[\w-]{22}$/),
  ]);
});

test('a weak password creates no administrator', async () => {
  const { db } = await createTestDatabase();
  await expect(createFirstAdmin(db, { ...chosen, password: 'password1234' })).rejects.toThrow(StartUpError);
  expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
});

test('the first administrator reads the language at the root of the shop', async () => {
  const { db } = await createTestDatabase();
  setRootLanguage('fr');
  onTestFinished(() => setRootLanguage('en'));
  await createFirstAdmin(db, chosen);
  expect(await db.selectFrom('users').select('language').execute()).toEqual([{ language: 'fr' }]);
});
