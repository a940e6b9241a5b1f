import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Fault, Stage } from '../fault.ts';
import { serverProcesses, shopBackends, signalAll } from '../stage/embedded-server.ts';
import { withDatabase } from '../stage/shop-data.ts';
import type { Shop } from '../stage/shop-under-fault.ts';
import { timed } from '../stage/timing.ts';
import type { Storm } from '../storm/order-storm.ts';

export const killedShop: Fault = {
  id: 'F1',
  name: 'kill -9 of the shop in a storm of orders',
  async play(stage) {
    const rounds = stage.times(2, 40);
    const shop = await stage.openShop();
    const storm = await stage.beginStorm([shop]);
    const readyMs = await repeat(rounds, async () => {
      await sleep(stage.random.between(200, 1_500));
      return timed(() => shop.restart('SIGKILL'));
    });
    await storm.untilNext();
    return { readyMs, note: `${rounds} kills` };
  },
};

export const killedMachine: Fault = {
  id: 'F2',
  name: 'kill -9 of shop and database together',
  needsEmbedded: true,
  async play(stage) {
    const rounds = stage.times(1, 20);
    const { dataDir } = stage.data;
    const shop = await stage.openShop();
    const storm = await stage.beginStorm([shop]);
    const readyMs = await repeat(rounds, async () => {
      await sleep(stage.random.between(500, 1_500));
      const server = await serverProcesses(dataDir);
      return timed(async () => {
        signalAll(server, 'SIGKILL');
        await shop.restart('SIGKILL');
      });
    });
    await storm.untilNext();
    return { readyMs, note: `${rounds} kills of both` };
  },
};

export const killedDatabase: Fault = {
  id: 'F3',
  name: 'PostgreSQL killed under a running shop',
  async play(stage) {
    const { data, random } = stage;
    const rounds = stage.times(1, 8);
    const shop = await stage.openShop();
    const storm = await stage.beginStorm([shop]);
    const kills = [
      () => terminateConnections(stage),
      // The other ways need the server's processes. After the death of one backend, the server restarts all of them.
      ...(data.databaseUrl
        ? []
        : [
            async () => signalAll([random.pick(await shopBackends(data.dataDir))], 'SIGKILL'),
            async () => signalAll((await serverProcesses(data.dataDir)).slice(0, 1), 'SIGKILL'),
          ]),
    ];
    const readyMs: number[] = [];
    for (let round = 0; round < rounds; round++) {
      for (const kill of random.shuffled(kills)) {
        await sleep(random.between(500, 1_000));
        readyMs.push(await timed(() => kill().then(() => untilServing(shop, storm))));
      }
    }
    return { readyMs, note: `${readyMs.length} kills of connections, backends or the server` };
  },
};

function terminateConnections({ data }: Stage) {
  return withDatabase(data, async (db) => {
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name in ('saha', 'saha-jobs')
        and pid <> pg_backend_pid()`.execute(db);
  });
}

/** Waits until an order sent after this call is acknowledged and the shop is ready. */
async function untilServing(shop: Shop, storm: Storm) {
  await storm.untilNext();
  await shop.untilReady();
}

async function repeat<Value>(times: number, work: () => Promise<Value>) {
  const values: Value[] = [];
  for (let round = 0; round < times; round++) values.push(await work());
  return values;
}
