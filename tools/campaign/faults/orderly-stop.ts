import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, Stage } from '../fault.ts';
import { isRefused, openConnections, sendRequest } from '../stage/send-request.ts';
import type { Shop } from '../stage/shop-under-fault.ts';
import { timed } from '../stage/timing.ts';

export const orderlyStop: Fault = {
  id: 'F14',
  name: 'SIGTERM in turn to two processes under 200 requests a second',
  async play(stage) {
    const rounds = stage.times(2, 20);
    const shops = [await stage.openShop(), await stage.openShop()];
    const broken: string[] = [];
    const onBroken = (error: Error) => broken.push(`an order was cut off: ${error.message}`);
    // 40 orders and 160 pages a second, on a machine that can.
    const storm = await stage.beginStorm(shops, { buyers: 8, pauseMs: 200, onBroken });
    const [productId] = await stage.stockProducts(1);
    const readers = beginReading(stage, {
      shops,
      path: `/products/${productId}`,
      onBroken: (what) => broken.push(what),
    });
    const readyMs: number[] = [];
    for (let round = 0; round < rounds; round++) {
      await sleep(stage.random.between(500, 1_500));
      const shop = shops[round % 2] as Shop;
      readyMs.push(await timed(() => shop.restart('SIGTERM')));
    }
    await storm.end();
    const read = await readers.end();
    return { readyMs, broken, note: `${rounds} stops, ${read} pages read at the same time` };
  },
};

type Reading = { shops: Shop[]; path: string; onBroken: (what: string) => void };

/** Readers of a page go to the other process if one accepts no connections. No accepted request may be cut off. */
function beginReading(stage: Stage, { shops, path, onBroken }: Reading) {
  const agent = openConnections();
  let isOver = false;
  let pages = 0;
  async function read(first: number) {
    for (let turn = first; !isOver; turn++) {
      const { url } = shops[turn % shops.length] as Shop;
      try {
        const { status } = await sendRequest(url + path, { agent });
        if (status === 200) pages += 1;
        else if (status !== 503) onBroken(`a page answered ${status}`);
      } catch (error) {
        if (!isRefused(error)) onBroken(`a page was cut off: ${(error as Error).message}`);
      }
      await sleep(100);
    }
  }
  const done = Promise.all(Array.from({ length: 16 }, (_, reader) => read(reader)));
  const reading = {
    async end() {
      isOver = true;
      await done.finally(() => agent.destroy());
      return pages;
    },
  };
  stage.onEnd(reading.end);
  return reading;
}
