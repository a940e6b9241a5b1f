import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/create-test-database.ts';
import { aProduct } from '../../../test/factories.ts';
import { readVersion } from './catalog-snapshot.ts';

test('callers that ask at the same time share one read of the version, and later ones see a change', async () => {
  const { db } = await createTestDatabase();
  let queries = 0;
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const counted = db.withPlugin(counting);
  const before = await Promise.all(Array.from({ length: 20 }, () => readVersion(counted)));
  expect(new Set(before).size).toBe(1);
  expect(queries).toBe(1);
  await aProduct(db);
  expect(await readVersion(counted)).toBeGreaterThan(before[0] ?? 0);
});
