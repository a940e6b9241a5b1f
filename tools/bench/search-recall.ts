import { pino } from 'pino';
import { listProducts } from '../../server/catalog/list-queries.ts';
import type { Db } from '../../server/platform/db/connection.ts';
import { openDatabase } from '../../server/platform/db/open-database.ts';
import { readEnv } from '../../server/platform/start-up/env.ts';

const sampleSize = 125;
const arabicDigits = '٠١٢٣٤٥٦٧٨٩';

/** How people type a name. Typos are made in its longest word. */
const ways: Record<string, (name: string) => string> = {
  'as it is': (name) => name,
  'without accents': (name) => name.normalize('NFD').replace(/\p{M}/gu, ''),
  'without its second word': (name) => name.replace(/^(\S+ )\S+ (?=\S)/, '$1'),
  'with two letters swapped': (name) => inLongestWord(name, (word) => word.replace(/^(..)(.)(.)/u, '$1$3$2')),
  'without a letter': (name) => inLongestWord(name, (word) => word.slice(0, 3) + word.slice(4)),
  'in the plural': (name) => inLongestWord(name, (word) => `${word}s`),
  'with two words joined': (name) => name.replace(/^(\S+) (?=\S+ )/, '$1'),
  'with a word split': (name) => inLongestWord(name, (word) => `${word.slice(0, 4)} ${word.slice(4)}`),
  'without the last three letters': (name) => name.slice(0, -3),
  'with “pas cher”': (name) => `${name} pas cher`,
  'with Arabic digits': (name) => name.replace(/\d/g, (digit) => arabicDigits.charAt(Number(digit))),
};

/**
 * Searches for the name of every n-th imported product as people type it. Prints for each way how many of the products
 * are on the first page, and those that are not. Run `node tools/bench/search-recall.ts` with the shop's DATA_DIR or
 * DATABASE_URL.
 */
async function measureRecall(db: Db) {
  const sample = await readSample(db);
  for (const [way, typedAs] of Object.entries(ways)) {
    let found = 0;
    for (const { id, name } of sample) {
      const keyword = typedAs(name).slice(0, 200).trim();
      const { products } = await listProducts(db, { keyword }, { includeHidden: false });
      if (products.some((product) => product._id === id || product.name === name)) found += 1;
      else console.log(`   not found: ${name}, typed as ${keyword}`);
    }
    console.log(`${found} of ${sample.length} names typed ${way} are found on page 1`);
  }
}

async function readSample(db: Db) {
  const all = await db
    .selectFrom('products')
    .select(['id', 'name', 'external_key'])
    .where('external_key', 'is not', null)
    .orderBy('external_key')
    .execute();
  const every = Math.max(1, Math.floor(all.length / sampleSize));
  return all.filter((_, place) => place % every === 0).slice(0, sampleSize);
}

/** Changes the longest word of at least five letters, if there is one. */
function inLongestWord(name: string, change: (word: string) => string) {
  const words = name.match(/(?<!\S)\p{L}{5,}(?!\S)/gu) ?? [];
  const [longest] = words.toSorted((a, b) => b.length - a.length);
  return longest ? name.replace(longest, change(longest)) : name;
}

const { db, close } = await openDatabase(readEnv(), pino({ name: 'recall', level: 'warn' }));
try {
  await measureRecall(db);
} finally {
  await close();
}
