import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/create-test-database.ts';
import { aCategory, aProduct } from '../../../test/factories.ts';
import type { Catalog } from '../../listing/catalog-in-memory.ts';
import { atOneVersion, readVersion } from '../../listing/catalog-snapshot.ts';
import type { Db } from '../../platform/db/connection.ts';
import { type Alternative, allOf, findVisible, matchWord } from './match-word.ts';
import { rankProducts, type Wanted } from './rank-products.ts';

/** The catalog as it is now. */
function catalogNow(db: Db): Promise<Catalog> {
  return atOneVersion(db, async (snapshot) => {
    snapshot.check({ version: await readVersion(db), value: undefined });
    return snapshot.catalog;
  });
}

const terms = ['rose', 'creme', 'gel', 'rosewater', 'كريم', 'b'];
const letters = { A: 1, AB: 0.7, ABC: 0.4, '': 0.25 };

/** What the alternative is worth in each product, computed by PostgreSQL. */
async function worthsByDatabase(db: Db, { stems, kind, weight }: Alternative) {
  const worths = new Map<number, number>();
  for (const [fields, worth] of Object.entries(letters).toReversed()) {
    const marks = kind === 'beginning' ? `*${fields}` : fields;
    const words = stems.map((stem) => `'${stem}'${marks && `:${marks}`}`);
    const query = words.join(kind === 'neighbors' ? ' <-> ' : ' & ');
    const { rows } = await sql<{ number: number }>`
      select number from product_listings where stems @@ ${query}::tsquery`.execute(db);
    for (const { number } of rows) worths.set(number, worth * weight);
  }
  return worths;
}

async function worthsByIndex(db: Db, alternatives: Alternative[]) {
  const worths = new Map<number, number>();
  matchWord(await catalogNow(db), alternatives, ({ number }, worth) => worths.set(number, worth));
  return worths;
}

test('the index finds what PostgreSQL finds, in the same fields', { timeout: 120_000 }, async () => {
  const { db } = await createTestDatabase();
  const text = fc.array(fc.constantFrom(...terms), { maxLength: 5 }).map((words) => words.join(' '));
  for (const [name, brand, category, description] of fc.sample(fc.tuple(text, text, text, text), 120)) {
    const { id } = await aCategory(db, { name: category || 'Things' });
    await aProduct(db, { name: name || 'Thing', brand, description, category_id: id });
  }
  const term = fc.constantFrom(...terms);
  const alternative = fc.record({
    stems: fc.uniqueArray(term, { minLength: 2, maxLength: 3 }),
    kind: fc.constantFrom('all', 'neighbors', 'beginning'),
    weight: fc.constantFrom(1, 0.8),
  });
  await fc.assert(
    fc.asyncProperty(alternative, async ({ stems, kind, weight }) => {
      const wanted = { stems: kind === 'beginning' ? stems.slice(0, 1) : stems, kind, weight } as Alternative;
      expect(await worthsByIndex(db, [wanted])).toEqual(await worthsByDatabase(db, wanted));
    }),
    { numRuns: 60 },
  );
});

test('a word is worth most in the name, and more as a whole than as a beginning', async () => {
  const { db } = await createTestDatabase();
  const cream = await aProduct(db, { name: 'Cream' });
  const creamy = await aProduct(db, { name: 'Creamless' });
  const worths = await worthsByIndex(db, [
    allOf('cream'),
    { stems: ['cream'], kind: 'beginning', weight: 0.8 },
  ]);
  expect(worths).toEqual(
    new Map([
      [cream.number, 1],
      [creamy.number, 0.8],
    ]),
  );
});

test('changed, hidden and removed products are found as they are now', async () => {
  const { db } = await createTestDatabase();
  const find = async (stem: string) => findVisible(await catalogNow(db), [allOf(stem)]) !== undefined;
  const product = await aProduct(db, { name: 'Rose', stock: 0 });
  expect(await find('rose')).toBe(true);
  await db.updateTable('products').set({ name: 'Gel' }).where('id', '=', product.id).execute();
  expect([await find('rose'), await find('gel')]).toEqual([false, true]);
  await db
    .updateTable('categories')
    .set({ is_active: false })
    .where('id', '=', product.category_id)
    .execute();
  expect(await find('gel')).toBe(false);
  const wanted = aSearch([['gel', 1]], { includeHidden: true });
  expect(rankProducts(await catalogNow(db), wanted).rows).toHaveLength(1);
  await db.deleteFrom('products').where('id', '=', product.id).execute();
  expect(rankProducts(await catalogNow(db), wanted).rows).toHaveLength(0);
});

test('products are read in several pieces, and dropped once most of them are removed', async () => {
  const { db } = await createTestDatabase();
  const { id } = await aCategory(db);
  await sql`
    insert into products (id, name, description, price_centimes, stock, category_id)
    select rpad(translate(n::text, '0189', 'abcd'), 36, 'x'), 'Rose ' || n, '', 1000, 0, ${id} from generate_series(1, 1300) n`.execute(
    db,
  );
  const wanted = aSearch([['rose', 1]]);
  expect(rankProducts(await catalogNow(db), wanted).rows).toHaveLength(1_300);
  await sql`delete from products where name <> 'Rose 7'`.execute(db);
  const catalog = await catalogNow(db);
  expect(rankProducts(catalog, wanted).rows).toHaveLength(1);
  expect(catalog.rows).toHaveLength(1);
});

/** A search for these words. `uses` is the number of products that each is supposed to occur in. */
function aSearch(words: [stem: string, uses: number][], values: Partial<Wanted> = {}): Wanted {
  return {
    words: words.map(([stem, uses], place) => ({ place, uses, alternatives: [allOf(stem)] })),
    pairs: [],
    enough: 24,
    includeHidden: false,
    ...values,
  };
}

async function namesFound(db: Db, wanted: Wanted) {
  const { rows, leftOut } = rankProducts(await catalogNow(db), wanted);
  return { names: rows.map(({ names }) => names.en).sort(), leftOut };
}

test('any word may be missing, one more at a time, but a very common word alone is not enough', async () => {
  const { db } = await createTestDatabase();
  for (const name of ['Rose gel soap', 'Rose gel', 'Gel soap', 'Rose', 'Soap']) await aProduct(db, { name });
  const search = (enough: number, uses = 10) =>
    namesFound(
      db,
      aSearch(
        [
          ['rose', 1],
          ['gel', 2],
          ['soap', uses],
        ],
        { enough },
      ),
    );
  expect(await search(1)).toEqual({ names: ['Rose gel soap'], leftOut: [] });
  expect((await search(2)).names).toEqual(['Gel soap', 'Rose gel', 'Rose gel soap']);
  expect((await search(4)).names).toHaveLength(5);
  expect((await search(4, 2_000)).names).toEqual(['Gel soap', 'Rose', 'Rose gel', 'Rose gel soap']);
});

test('of many words, only the six most informative ones decide what is found', async () => {
  const { db } = await createTestDatabase();
  const stems = Array.from(
    { length: 60 },
    (_, index) => `w${String.fromCharCode(97 + (index % 26), 97 + index)}`,
  );
  const words = stems.map((stem, index): [string, number] => [stem, 2_000 + index]);
  await aProduct(db, { name: stems.slice(0, 6).join(' ') });
  await aProduct(db, { name: stems.slice(4).join(' ') });
  await aProduct(db, { name: stems.slice(6).join(' ') });
  const found = await namesFound(db, aSearch(words));
  expect(found.names).toEqual([stems.slice(0, 6).join(' '), stems.slice(4).join(' ')].sort());
});
