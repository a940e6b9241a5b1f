import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { removeDataDir } from '../../../server/platform/backup/restore-shop.ts';
import { residentMegabytes } from '../../bench/servers/process-figures.ts';
import type { Fault, Stage } from '../fault.ts';
import { limitMemory } from '../stage/limited-memory.ts';
import { aPhotograph, enterOffice } from '../stage/office.ts';
import { withDatabase } from '../stage/shop-data.ts';
import { findServer, startShop } from '../stage/started-shop.ts';
import { until } from '../stage/timing.ts';

const gigabyte = 1_000_000_000;
/** What the shop's own process may hold at the end (docs/operations.md). */
const mostMegabytes = 350;
const buyers = 4;
const prefixes = ['', '/fr', '/ar'];

export const oneGigabyte: Fault = {
  id: 'F20',
  name: 'a machine with a gigabyte',
  needsEmbedded: true,
  async play(stage) {
    const memory = await limitMemory(gigabyte);
    stage.onEnd(memory.remove);
    stage.data = { dataDir: join(stage.folder, 'data') };
    await mkdir(stage.data.dataDir, { mode: 0o711 });
    stage.onEnd(() => removeDataDir(stage.data.dataDir));
    const log = join(stage.folder, '../F20.log');
    const shop = await startShop({ ...stage.data, log, enter: memory.enter });
    try {
      const server = await findServer(await memory.pids());
      const atStart = await residentMegabytes(server);
      const { done, wrong } = await work(stage, shop.url);
      const same = await findServer(await memory.pids());
      const [atEnd, atMost] = [await residentMegabytes(same), await residentMegabytes(same, 'VmHWM')];
      const kills = await memory.kills();
      const broken = [
        ...(kills > 0 ? [`${kills} processes killed because the memory was full`] : []),
        ...(same === server ? [] : ['the shop died and was started again']),
        ...(atEnd > mostMegabytes ? [`the shop holds ${atEnd.toFixed(0)} MB`] : []),
      ];
      const held = `${atStart.toFixed(0)} MB after the start, ${atEnd.toFixed(0)} at the end`;
      const peak = ((await memory.peakBytes()) / 1e6).toFixed(0);
      const note = `${done}: ${held}, at most ${atMost.toFixed(0)}; with database and files at most ${peak}`;
      return { wrong, broken, note };
    } finally {
      await shop.end();
    }
  },
};

/** A busy day of a small shop: visitors, new pictures, an import and orders. */
async function work(stage: Stage, url: string) {
  const pages = stage.times(200, 1_000);
  const uploads = stage.times(6, 50);
  const rows = stage.times(200, 1_000);
  const orders = stage.times(40, 200);
  const wrong = await visit(stage, { url, pages });
  const office = await enterOffice(url);
  const photographs = await Promise.all([1, 2, 3].map(aPhotograph));
  const pictures: string[] = [];
  for (let upload = 0; upload < uploads; upload++)
    pictures.push(await office.uploadPicture(photographs[upload % photographs.length] as Buffer));
  const imported = await office.importCatalog(aCatalog(rows, pictures));
  if (imported.created !== rows) wrong.push(`${imported.created} of ${rows} products imported`);
  const before = stage.journal.read().length;
  await stage.beginStorm([{ url }], { buyers, ordersEach: orders / buyers });
  await until('all orders', 300_000, () => stage.journal.read().length >= before + orders);
  return {
    wrong,
    done: `${pages} pages, ${uploads} pictures of 12 megapixels, ${rows} products, ${orders} orders`,
  };
}

type Visit = { url: string; pages: number };

/** Opens different pages that no cache has, products and lists in all languages. Returns the unexpected answers. */
async function visit(stage: Stage, { url, pages }: Visit) {
  const products = await withDatabase(stage.data, (db) =>
    db.selectFrom('products').select('id').limit(pages).execute(),
  );
  const limit = pLimit(buyers);
  const wrong: string[] = [];
  const open = async (number: number) => {
    const product = products[number % products.length]?.id;
    const path = number % 2 === 0 ? `/products/${product}` : `/products?minPrice=${number}`;
    const address = `${url}${prefixes[number % prefixes.length]}${path}`;
    const reply = await fetch(address);
    await reply.arrayBuffer();
    if (!reply.ok) wrong.push(`${address} answered ${reply.status}`);
  };
  await Promise.all(Array.from({ length: pages }, (_, number) => limit(() => open(number))));
  return wrong;
}

/** A file of products with these pictures. */
function aCatalog(rows: number, pictures: string[]) {
  const lines = Array.from({ length: rows }, (_, row) => {
    const picture = pictures[row % pictures.length];
    return `gigabyte-${row},Imported product ${row},${1_000 + row},50,Campaign,${picture}`;
  });
  return ['externalKey,name,price,stock,category,image', ...lines].join('\n');
}
