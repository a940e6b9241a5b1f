import { setTimeout as sleep } from 'node:timers/promises';
import { startSilentProxy } from '../../../test/silent-proxy.ts';
import type { Fault, Stage } from '../fault.ts';
import { serverProcesses, signalAll } from '../stage/embedded-server.ts';
import { sendRequest } from '../stage/send-request.ts';
import { withDatabase } from '../stage/shop-data.ts';
import type { Shop } from '../stage/shop-under-fault.ts';
import { timed } from '../stage/timing.ts';

type Silence = { begin: () => Promise<void> | void; finish: () => Promise<void> | void };

export const silentDatabase: Fault = {
  id: 'F4',
  name: 'database frozen (SIGSTOP), then half-open connections',
  async play(stage) {
    const rounds = stage.times(1, 5);
    const played = [await overProxy(stage, rounds)];
    if (!stage.data.databaseUrl) played.push(await overSocket(stage, rounds));
    const longest = Math.max(...played.map(({ refusedMs }) => refusedMs));
    return {
      readyMs: played.flatMap(({ readyMs }) => readyMs),
      broken: played.flatMap(({ broken }) => broken),
      note: `${played.length * rounds} silences, refused after at most ${inSeconds(longest)}`,
    };
  },
};

/** Connections stay open and never answer again, as after a dead network; only new ones reach the database. */
function overProxy(stage: Stage, rounds: number) {
  return withDatabase(stage.data, async (_, connectionString) => {
    // Without the Unix socket of the embedded database.
    const address = new URL(connectionString.split('?', 1)[0] ?? '');
    const proxy = await startSilentProxy(Number(address.port || 5432), address.hostname);
    try {
      address.host = `127.0.0.1:${proxy.port}`;
      const shop = await stage.openShop({ DATABASE_URL: address.href });
      const played = await keepSilent(stage, shop, { rounds, begin: proxy.freeze, finish: proxy.thaw });
      await shop.end();
      return played;
    } finally {
      proxy.stop();
    }
  });
}

/** All processes of the server stand still, and then continue as if nothing had happened. */
async function overSocket(stage: Stage, rounds: number) {
  const shop = await stage.openShop();
  const { dataDir } = stage.data;
  let frozen: { pid: number }[] = [];
  const begin = async () => {
    // The postmaster first, so that it starts no further processes.
    signalAll((await serverProcesses(dataDir)).slice(0, 1), 'SIGSTOP');
    frozen = await serverProcesses(dataDir);
    signalAll(frozen, 'SIGSTOP');
  };
  const finish = () => signalAll(frozen, 'SIGCONT');
  stage.onEnd(finish);
  return keepSilent(stage, shop, { rounds, begin, finish });
}

async function keepSilent(stage: Stage, shop: Shop, { rounds, begin, finish }: Silence & { rounds: number }) {
  const storm = await stage.beginStorm([shop]);
  // No order drops its page from the cache.
  const [productId] = await stage.stockProducts(1);
  const page = `${shop.url}/products/${productId}`;
  const readyMs: number[] = [];
  const broken: string[] = [];
  let refusedMs = 0;
  for (let round = 0; round < rounds; round++) {
    await sleep(stage.random.between(300, 1_000));
    await sendRequest(page);
    await begin();
    const answers = await askDuringSilence(shop, page);
    broken.push(...answers.broken);
    refusedMs = Math.max(refusedMs, answers.refusedMs);
    await finish();
    readyMs.push(await timed(() => Promise.all([storm.untilNext(), shop.untilReady()])));
  }
  await storm.end();
  return { readyMs, broken, refusedMs };
}

/**
 * While the database is silent, kept pages are served, and everything else is refused. The silence lasts until all
 * answers are there, so a shop that waits for the database fails on a machine of any speed.
 */
async function askDuringSilence({ url }: Shop, page: string) {
  const broken: string[] = [];
  const ask = async (address: string, expected: number) => {
    const begun = performance.now();
    const reply = await sendRequest(address).catch((error: Error) => ({ status: error.message }));
    const tookMs = performance.now() - begun;
    if (reply.status !== expected)
      broken.push(`${address} answered ${reply.status} after ${inSeconds(tookMs)}, not ${expected}`);
    return tookMs;
  };
  const kept = Promise.all([ask(page, 200), ask(`${url}/health/live`, 200)]);
  const refused = Promise.all([
    ask(`${url}/health/ready`, 503),
    ask(`${url}/api/products?keyword=never%20asked`, 503),
    ask(`${url}/products?keyword=never%20asked`, 503),
  ]);
  const [keptMs, refusedMs] = [Math.max(...(await kept)), Math.min(...(await refused))];
  if (keptMs > refusedMs) broken.push(`a kept page took ${inSeconds(keptMs)}, as long as a refusal`);
  return { broken, refusedMs: Math.max(...(await refused)) };
}

function inSeconds(milliseconds: number) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
