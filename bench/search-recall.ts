import { pino } from 'pino';
import { listProducts } from '../server/catalog/list-queries.ts';
import { readEnv } from '../server/env.ts';
import type { Db } from '../server/platform/db/connection.ts';
import { openDatabase } from '../server/platform/db/open-database.ts';

const sampleSize = 50;

/**
 * Searches for the name of every n-th imported product as a shopper in a hurry types it: without accents, cut to the
 * longest search, and with two neighbouring letters swapped. Prints how many of the products are on the first page.
 * Run `node bench/search-recall.ts` with the shop's DATA_DIR or DATABASE_URL.
 */
async function measureRecall(db: Db) {
  const sample = await readSample(db);
  let found = 0;
  for (const [place, { id, name }] of sample.entries()) {
    const keyword = swapLetters(withoutAccents(name).slice(0, 200).trim(), place);
    const { products, correction } = await listProducts(db, { keyword }, { includeHidden: false });
    if (products.some(({ _id }) => _id === id)) found += 1;
    else
      console.log(`Not found: ${name}\n   typed as ${keyword}\n   shown as ${correction?.shown ?? 'typed'}`);
  }
  console.log(`${found} of ${sample.length} names with two swapped letters are found on page 1`);
}

async function readSample(db: Db) {
  const all = await db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('external_key', 'is not', null)
    .orderBy('external_key')
    .execute();
  const every = Math.max(1, Math.floor(all.length / sampleSize));
  return all.filter((_, place) => place % every === 0).slice(0, sampleSize);
}

function withoutAccents(text: string) {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Swaps two different neighbouring letters. The place in the catalogue decides which. */
function swapLetters(text: string, place: number) {
  const pairs = [...text.matchAll(/(?<=\p{L})(?=(\p{L})(\p{L}))/gu)].filter(
    ([, first, second]) => first?.toLowerCase() !== second?.toLowerCase(),
  );
  const at = pairs[(place * 7) % Math.max(1, pairs.length)]?.index;
  if (at === undefined) return text;
  return text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
}

const { db, close } = await openDatabase(readEnv(), pino({ name: 'recall', level: 'warn' }));
try {
  await measureRecall(db);
} finally {
  await close();
}
