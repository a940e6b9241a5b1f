import { randomInt, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { chmod, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { seededRandom } from '../../server/demo/samples/seeded-random.ts';
import { writeReport } from '../bench/report.ts';
import { type Failover, toFailoverReport } from './failover/failover-report.ts';
import { createHosts, type PostgresHost } from './failover/postgres-host.ts';
import { createProducts, findBrokenInvariants, readOrders, type ShopData } from './stage/shop-data.ts';
import { launchShop, type Shop } from './stage/shop-under-fault.ts';
import { openJournal } from './storm/journal.ts';
import { beginStorm, type Storm } from './storm/order-storm.ts';
import { reckon } from './storm/reckon.ts';

// `node tools/campaign/drill-failover.ts`: kills the primary of two PostgreSQL servers while buyers order at two processes of the shop,
// promotes its synchronous replica, and looks for every acknowledged order (docs/reliability.md).
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    write: { type: 'boolean', default: false },
  },
});

const longestWaitMs = 10_000;
/** How long the replica has received nothing when the primary is killed. */
const behindMs = 300;
const random = seededRandom(Number(options.seed), 'failover');
const folder = await mkdtemp(join(tmpdir(), 'saha-failover-'));
await chmod(folder, 0o711);
const shops: Shop[] = [];
const hosts: PostgresHost[] = [];

process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));
process.once('exit', (code) => {
  for (const host of hosts) host.end();
  if (code === 0) rmSync(folder, { recursive: true, force: true });
  else console.error(`Logs and answers are in ${folder}`);
});

const { first, second, databaseUrl } = await createHosts(folder);
hosts.push(first, second);
await first.initialize();
await second.follow(first);
const data: ShopData = { dataDir: join(folder, 'data'), databaseUrl };
await mkdir(data.dataDir);
for (const number of [1, 2]) {
  const shop = await launchShop({ ...data, log: join(folder, `shop-${number}.log`) });
  shops.push(shop);
  await shop.untilReady();
}
const pids = shops.map(({ pid }) => pid());

const journal = openJournal(join(folder, 'answers.ndjson'));
const keys = `failover-${randomUUID().slice(0, 8)}`;
const storm = beginStorm({
  urls: shops.map(({ url }) => url),
  productIds: await createProducts(data, { count: 20, stock: 1_000_000 }),
  journal,
  random: random.fork('storm'),
  name: keys,
});
const failovers: Failover[] = [];
let [primary, standby] = [first, second];
for (let round = 0; round < Number(options.rounds); round++) {
  await sleep(random.between(2_000, 4_000));
  failovers.push(await failOver(storm));
  // The old primary comes back as a replica of the new one.
  await primary.follow(standby);
  [primary, standby] = [standby, primary];
}
await sleep(1_000);
await storm.end();
const isSameShop = shops.every((shop, index) => !shop.hasEnded() && shop.pid() === pids[index]);
for (const shop of shops) await shop.end();

const reckoning = reckon(journal.read(), await readOrders(data, keys));
const broken = await findBrokenInvariants(data);
if (!isSameShop) broken.push('A process of the shop ended');
if (failovers.some(({ backMs }) => backMs > longestWaitMs))
  broken.push(`No order within ${longestWaitMs / 1000} s`);
const complaints = [reckoning.lost, reckoning.doubled, reckoning.wrong, broken].flat();
for (const complaint of complaints) console.error(complaint);
const { seed } = options;
const report = await toFailoverReport({ failovers, reckoning, broken, retries: storm.retries(), seed });
console.log(`\n${report}\n`);
if (options.write) await writeReport('reliability.md', 'node tools/campaign/drill-failover.ts', report);
process.exit(complaints.length > 0 ? 1 : 0);

/** Kills the primary, promotes the standby, and waits for the first order and until both processes are ready. */
async function failOver({ untilNext, retries }: Storm): Promise<Failover> {
  const asked = retries();
  // An order that only the primary has written must not have been acknowledged.
  await standby.setReceiving(false);
  await sleep(behindMs);
  await primary.kill();
  await standby.setReceiving(true);
  const killed = performance.now();
  // As long as an operator or a cluster manager takes, at the least.
  await sleep(random.between(500, 3_000));
  const promoted = performance.now();
  const ordered = untilNext();
  await standby.promote();
  await ordered;
  const backMs = performance.now() - promoted;
  for (const shop of shops) await shop.untilReady();
  return {
    lost: primary.name,
    promoted: standby.name,
    downMs: promoted - killed,
    backMs,
    readyMs: performance.now() - promoted,
    retries: retries() - asked,
  };
}
