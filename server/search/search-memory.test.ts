import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../test/create-test-database.ts';
import { aCategory, aProduct } from '../../test/factories.ts';
import { searchWithoutEnd } from '../../test/search-without-end.ts';

/** `node tools/bench/search-memory.ts` sends more, to a larger shop, and measures how long others wait. */
const searches = 1_500;

test('searches with ever new words do not fill the heap', {
  timeout: 120_000,
}, async () => {
  const { db, connectionString } = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'saha-search-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const category = await aCategory(db);
  for (let n = 0; n < 100; n += 1) {
    const name = ['Hand cream', 'Olive soap', 'Vitamin C', 'Shower gel', 'Zinc'][n % 5];
    await aProduct(db, { name: `${name} ${n}`, category_id: category.id });
  }
  const variables = { DATABASE_URL: connectionString, DATA_DIR: dataDir };
  const strain = await searchWithoutEnd({ variables, searches });
  expect(strain.statuses).toEqual(new Set([200]));
  expect(strain.heapGrowth).toBeLessThan(60);
});
