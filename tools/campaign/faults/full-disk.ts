import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.ts';
import { sendRequest } from '../stage/send-request.ts';
import { mountSmallDisk } from '../stage/small-disk.ts';
import { timed, until } from '../stage/timing.ts';

export const fullDisk: Fault = {
  id: 'F7',
  name: 'disk full',
  needsEmbedded: true,
  async play(stage) {
    const rounds = stage.times(1, 5);
    const disk = await mountSmallDisk();
    stage.onEnd(disk.unmount);
    stage.data = { dataDir: join(disk.folder, 'data') };
    const shop = await stage.openShop();
    const storm = await stage.beginStorm([shop]);
    const [productId] = await stage.stockProducts(1);
    const page = `${shop.url}/products/${productId}`;
    await sendRequest(page);
    const readyMs: number[] = [];
    const broken: string[] = [];
    for (let round = 0; round < rounds; round++) {
      await sleep(stage.random.between(500, 1_000));
      const before = storm.retries();
      await disk.fill();
      // Files that exist already have room for a few more orders.
      await until(
        'the shop refuses orders, because the disk is full',
        60_000,
        () => storm.retries() > before,
      );
      await sleep(1_000);
      const reply = await sendRequest(page).catch((error: Error) => ({ status: error.message }));
      if (reply.status !== 200) broken.push(`a kept page answered ${reply.status} while the disk was full`);
      await disk.free();
      readyMs.push(await timed(() => Promise.all([storm.untilNext(), shop.untilReady()])));
    }
    return { readyMs, broken, note: `disk full in ${rounds} rounds, ${storm.retries()} orders refused` };
  },
};
