import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../test/create-test-database.ts';
import { aProduct } from '../../test/factories.ts';
import { readVersion } from './catalog-snapshot.ts';

test('callers share one read of the version, and one that asks during a read gets the next', async () => {
  const { db } = await createTestDatabase();
  let reads = 0;
  let during: Promise<number> | undefined;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      reads += 1;
      if (reads > 1) return result;
      await aProduct(db);
      during = readVersion(counted);
      return result;
    },
  };
  const counted = db.withPlugin(plugin);
  const first = await Promise.all(Array.from({ length: 20 }, () => readVersion(counted)));
  expect(new Set(first).size).toBe(1);
  expect(reads).toBe(1);
  expect(await during).toBeGreaterThan(first[0] ?? 0);
  expect(reads).toBe(2);
});
