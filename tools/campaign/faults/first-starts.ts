import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { removeDataDir } from '../../../server/platform/backup/restore-shop.ts';
import type { Fault, Stage } from '../fault.ts';
import { type ShopData, withDatabase } from '../stage/shop-data.ts';
import { launchShop } from '../stage/shop-under-fault.ts';
import { timed } from '../stage/timing.ts';

export const killedFirstStart: Fault = {
  id: 'F18',
  name: 'kill -9 during the first start and its migrations, then two starts at once',
  needsEmbedded: true,
  async play(stage) {
    const rounds = stage.times(1, 10);
    const readyMs: number[] = [];
    const broken: string[] = [];
    for (let round = 1; round <= rounds; round++) {
      const data = { dataDir: join(stage.folder, `data-${round}`) };
      await mkdir(data.dataDir, { mode: 0o711 });
      stage.onEnd(() => removeDataDir(data.dataDir));
      stage.data = data;
      readyMs.push(await killStarts(stage));
      broken.push(...(await findBrokenMigrations(data)));
    }
    const [first, second] = [await stage.openShop(), await stage.openShop()];
    const storm = await stage.beginStorm([first, second]);
    await storm.untilNext();
    return { readyMs, broken, note: `${rounds} new shops, each killed three times at its first start` };
  },
};

/** How long two processes need that start at once after three killed starts. */
async function killStarts(stage: Stage) {
  const opening = { ...stage.data, log: join(stage.folder, 'first-starts.log') };
  for (let kills = 0; kills < 3; kills++) {
    const shop = await launchShop(opening);
    // Spread over creating the cluster, the migrations and the first steps after them.
    await sleep(stage.random.between(300, 2_500));
    await shop.end('SIGKILL');
  }
  const shops = await Promise.all([launchShop(opening), launchShop(opening)]);
  try {
    return await timed(() => Promise.all(shops.map((shop) => shop.untilReady())));
  } finally {
    await Promise.all(shops.map((shop) => shop.end()));
  }
}

async function findBrokenMigrations(data: ShopData) {
  const folder = join(import.meta.dirname, '../../../db/migrations');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const { rows } = await withDatabase(data, (db) =>
    sql<{ name: string }>`select name from migrations order by name`.execute(db),
  );
  const applied = rows.map(({ name }) => name);
  return applied.join() === files.join() ? [] : [`the database has the migrations ${applied.join(', ')}`];
}
