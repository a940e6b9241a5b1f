import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { residentMegabytes } from '../../bench/servers/process-figures.ts';
import { type Fault, SkipError } from '../fault.ts';
import { openConnections, sendRequest } from '../stage/send-request.ts';

/** The memory limit of docs/operations.md. */
const mostMegabytes = 700;
/** A leak of an order's data would exceed this. */
const mostMegabytesAMinute = 10;
/** In a shorter run, a new process has not reached its usual size. */
const leastSeconds = 300;
/** A few connections come and go by themselves. */
const mostHandlesLeft = 10;
/** The pool closes an idle connection after 10 s. */
const longestIdleMs = 30_000;

export const soak: Fault = {
  id: 'F19',
  name: 'soak: memory and open handles',
  async play(stage) {
    if (process.platform !== 'linux') throw new SkipError('skipped: reads /proc, which only Linux has');
    const seconds = stage.isQuick ? 10 : Math.max(leastSeconds, stage.times(10, 600));
    const shop = await stage.openShop();
    const [productId] = await stage.stockProducts(20);
    const handlesBefore = await countHandles(shop.pid());
    const storm = await stage.beginStorm([shop], { buyers: 4, pauseMs: 50 });
    const agent = openConnections();
    const megabytes: number[] = [];
    const live: number[] = [];
    for (let second = 0; second < seconds; second++) {
      const page = `${shop.url}/products?page=${stage.random.between(1, 3)}&minPrice=${second}`;
      for (const url of [page, `${shop.url}/products/${productId}`]) await sendRequest(url, { agent });
      megabytes.push(await residentMegabytes(shop.pid()));
      live.push(await readLiveMegabytes(shop.url));
      await sleep(1_000);
    }
    agent.destroy();
    await storm.end();
    const handles = await settledHandles(shop.pid(), handlesBefore);
    const slope = growthOf(live);
    const most = Math.max(...megabytes);
    const broken = [
      ...(most > mostMegabytes ? [`${most.toFixed(0)} MB of memory`] : []),
      ...(!stage.isQuick && slope > mostMegabytesAMinute ? [`${slope.toFixed(1)} MB more each minute`] : []),
      ...(handles > mostHandlesLeft ? [`${handles} more open handles than at the beginning`] : []),
    ];
    const growth = stage.isQuick ? '' : `, ${slope.toFixed(1)} MB a minute`;
    const note = `${seconds} s, at most ${most.toFixed(0)} MB${growth}, ${handles} handles more`;
    return { broken, note };
  },
};

/**
 * How many megabytes a minute the memory in use grows from the second third to the last one, while the first third fills
 * caches and pools. The least value of each third counts, because the others contain garbage.
 */
function growthOf(live: number[]) {
  const third = Math.floor(live.length / 3);
  const [before, after] = [live.slice(third, 2 * third), live.slice(2 * third)];
  return ((Math.min(...after) - Math.min(...before)) / third) * 60;
}

/** Objects of JavaScript and what they hold outside its heap, garbage included. */
async function readLiveMegabytes(url: string) {
  const { body } = await sendRequest(`${url}/metrics`);
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1]);
  return (read('nodejs_heap_size_used_bytes') + read('nodejs_external_memory_bytes')) / 1024 ** 2;
}

/** How many more handles are open than before, once the idle connections to the database are closed. */
async function settledHandles(pid: number, before: number) {
  const deadline = Date.now() + longestIdleMs;
  for (;;) {
    const more = (await countHandles(pid)) - before;
    if (more <= mostHandlesLeft || Date.now() > deadline) return more;
    await sleep(200);
  }
}

async function countHandles(pid: number) {
  return (await readdir(`/proc/${pid}/fd`)).length;
}
