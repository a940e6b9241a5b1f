import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Fault, SkipError } from '../fault.ts';
import { openConnections, sendRequest } from '../stage/send-request.ts';
import { slopeOf } from '../stage/timing.ts';

/** The memory limit of docs/operations.md. */
const mostMegabytes = 700;
/** Below this, caches and the heap may still be growing to their size. */
const mostMegabytesAMinute = 10;
/** In less time, a new process still grows to its size. */
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
    for (let second = 0; second < seconds; second++) {
      const page = `${shop.url}/products?page=${stage.random.between(1, 3)}&minPrice=${second}`;
      for (const url of [page, `${shop.url}/products/${productId}`]) await sendRequest(url, { agent });
      megabytes.push(await readMegabytes(shop.pid()));
      await sleep(1_000);
    }
    agent.destroy();
    await storm.end();
    const handles = await settledHandles(shop.pid(), handlesBefore);
    // The first half fills caches and pools.
    const slope = slopeOf(megabytes.slice(Math.floor(megabytes.length / 2))) * 60;
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

async function readMegabytes(pid: number) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
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
