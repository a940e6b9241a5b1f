import { startShopProcess } from './start-shop-process.ts';

type Options = {
  /** Where the shop's data is. */
  variables: { DATA_DIR: string; DATABASE_URL?: string };
  searches: number;
};

export type Strain = {
  /** The growth of the heap in megabytes, after collecting garbage. */
  heapGrowth: number;
  /** The longest that `/health/live` took, in milliseconds. */
  slowestLive: number;
  /** The statuses of all answers. */
  statuses: Set<number>;
};

const atOnce = 4;
const latin = [...'abcdefghijklmnopqrstuvwxyz'];
const arabic = [...'ءابتثجحخدذرزسشصضطظعغفقكلمنهوي'];
const known = ['cream', 'soap', 'vitamin', 'gel', 'zinc'];

/** Searches with different words, of which a stranger could send any number (threats T44). */
const keywords: ((n: number) => string)[] = [
  (n) => words(n, { count: 2, length: 5 }),
  (n) => words(n, { count: 6, length: 24 }),
  (n) => words(n, { count: 3, length: 9, letters: arabic }),
  (n) => words(n, { count: 66, length: 2 }),
  (n) => `${known[n % known.length]} ${words(n, { count: 1, length: 6 })}`,
];

/** Sends different searches to a shop with a heap of 400 MB, and measures what they leave behind. */
export async function searchWithoutEnd({ variables, searches }: Options): Promise<Strain> {
  const shop = await startShopProcess(
    { ...variables, DEMO: '0', RATE_LIMITS: 'off' },
    { program: ['--max-old-space-size=400', '--expose-gc', 'test/shop-without-pages.ts'] },
  );
  try {
    await shop.untilReady();
    const statuses = new Set<number>();
    const ask = async (path: string) => {
      const reply = await fetch(shop.url + path);
      statuses.add(reply.status);
      return reply.text();
    };
    const [category] = JSON.parse(await ask('/api/categories'));
    const addressOf = addresses(category._id);
    for (let n = 0; n < 50; n += 1) await ask(addressOf(-1 - n));
    const before = Number(await ask('/heap'));
    const live = watchLive(shop.url);
    let next = 0;
    const send = async () => {
      while (next < searches) await ask(addressOf(next++));
    };
    await Promise.all(Array.from({ length: atOnce }, send));
    const slowestLive = await live.stop();
    const heapGrowth = (Number(await ask('/heap')) - before) / 1024 ** 2;
    return { heapGrowth, slowestLive, statuses };
  } finally {
    await shop.end();
  }
}

/** The address of the n-th search: each keyword in each of the lists that take one. */
function addresses(category: string) {
  const places = [
    (keyword: string) => `/api/products?limit=12&keyword=${keyword}`,
    (keyword: string) => `/api/products/facets?keyword=${keyword}`,
    (keyword: string) => `/api/categories/${category}/products?keyword=${keyword}`,
    (keyword: string) => `/api/search/suggest?q=${keyword}`,
    (keyword: string) => `/products?keyword=${keyword}`,
    (keyword: string) => `/api/products?group=family&sort=price-low&keyword=${keyword}`,
  ];
  return (n: number) => {
    const keyword = keywords[Math.abs(n) % keywords.length]?.(n) ?? '';
    const place = places[Math.abs(n) % places.length];
    return place?.(encodeURIComponent(keyword.slice(0, 200).trim())) ?? '/';
  };
}

type Shape = { count: number; length: number; letters?: string[] };

/** Always the same words for a seed. */
function words(seed: number, { count, length, letters = latin }: Shape) {
  let state = (seed + 1_000_003) * 2_654_435_761;
  const letter = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return letters[Math.floor((state / 2 ** 32) * letters.length)] ?? '';
  };
  const word = () => Array.from({ length }, letter).join('');
  return Array.from({ length: count }, word).join(' ');
}

/** Asks `/health/live` all the time. */
function watchLive(url: string) {
  let slowest = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const asked = performance.now();
      await (await fetch(`${url}/health/live`)).text();
      slowest = Math.max(slowest, performance.now() - asked);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return {
    async stop() {
      isOver = true;
      await watching;
      return slowest;
    },
  };
}
