import { randomInt, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { removeDataDir } from '../server/platform/backup/restore-shop.ts';
import {
  describeRun,
  hasFailed,
  toCampaignTable,
  toComplaints,
  writeCampaignReport,
} from './campaign-report.ts';
import { contendedStock } from './faults/contended-stock.ts';
import { damagedBackup } from './faults/damaged-backup.ts';
import { killedFirstStart } from './faults/first-starts.ts';
import { fullDisk } from './faults/full-disk.ts';
import { generatedRequests } from './faults/generated-requests.ts';
import { oversizedRequests, slowClients } from './faults/hostile-clients.ts';
import { killedDatabase, killedMachine, killedShop } from './faults/killed-processes.ts';
import { brokenMailServer, killedMailer } from './faults/mail-faults.ts';
import { orderlyStop } from './faults/orderly-stop.ts';
import { silentDatabase } from './faults/silent-database.ts';
import { soak } from './faults/soak.ts';
import { type Outcome, playFault } from './play-fault.ts';
import { seededRandom } from './seeded-random.ts';
import { requireOwnDatabase, type ShopData, withDatabase } from './stage/shop-data.ts';
import { launchShop } from './stage/shop-under-fault.ts';

// `npm run campaign`: plays every fault against real processes of the shop and looks for each acknowledged order
// afterwards (docs/reliability.md). Exit code 1 on any loss, doubling, wrong status or broken invariant.
const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    only: { type: 'string' },
  },
});

// An error before or between the faults, such as a database that is not the campaign's own.
process.on('uncaughtException', (error) => {
  console.error(error.message);
  process.exit(1);
});
let isInterrupted = false;
const interruption = new Promise<never>((_, reject) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      isInterrupted = true;
      reject(new Error(`Interrupted by ${signal}`));
    });
  }
});
// It matters only to a fault that is being played.
interruption.catch(() => undefined);

const allFaults = [
  killedShop,
  killedMachine,
  killedDatabase,
  silentDatabase,
  brokenMailServer,
  killedMailer,
  contendedStock,
  orderlyStop,
  fullDisk,
  damagedBackup,
  killedFirstStart,
  soak,
  slowClients,
  oversizedRequests,
  generatedRequests,
];

const seed = Number(options.seed);
if (!Number.isSafeInteger(seed)) throw new Error('--seed must be a whole number');
const isQuick = options.quick;
const run = randomUUID().slice(0, 8);
const faults = chosenFaults();

// On the disk of the shop's own data, which decides how long a commit takes.
const parent = join(import.meta.dirname, '../.data');
await mkdir(parent, { recursive: true });
const folder = await mkdtemp(join(parent, 'campaign-'));
const data: ShopData = { dataDir: join(folder, 'data'), databaseUrl: process.env.DATABASE_URL || undefined };
await mkdir(data.dataDir);

const about = await describeRun({ seed, isQuick });
console.error(`${about}\nRepeat it with --seed=${seed}. Logs and answers: ${folder}\n`);
const outcomes: Outcome[] = [];
try {
  await requireOwnDatabase(data);
  await migrateDatabase();
  for (const fault of faults) {
    console.error(`${fault.id} ${fault.name} ...`);
    const begun = performance.now();
    const outcome = await playFault(fault, { data, folder, seed, isQuick, run, interruption });
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    const verdict = hasFailed(outcome) ? 'FAILED' : 'ok';
    const orders = `${outcome.acknowledged} orders acknowledged`;
    console.error(`  ${verdict} after ${seconds} s: ${orders}; ${outcome.note}`);
    for (const complaint of toComplaints(outcome)) console.error(complaint);
    outcomes.push(outcome);
    if (isInterrupted) break;
  }
} finally {
  const isClean = outcomes.length === faults.length && !outcomes.some(hasFailed);
  // Stops the server of a shop that was killed and not started again.
  await withDatabase(data, async () => undefined).catch(() => undefined);
  await removeDataDir(data.dataDir);
  if (isClean) await rm(folder, { recursive: true });
  else console.error(`\nThe logs of the shop and its answers are in ${folder}`);
}

const inOrder = outcomes.toSorted((a, b) => Number(a.fault.id.slice(1)) - Number(b.fault.id.slice(1)));
const report = `${about}\n\n${toCampaignTable(inOrder)}`;
console.log(`\n${report}\n`);
if (options.write && !isInterrupted) await writeCampaignReport(report);
// A fault that was interrupted may still be waiting for something.
process.exit(outcomes.some(hasFailed) ? 1 : 0);

function chosenFaults() {
  const ids = options.only?.split(',');
  const unknown = ids?.filter((id) => !allFaults.some((fault) => fault.id === id)) ?? [];
  if (unknown.length > 0) throw new Error(`There is no fault ${unknown.join(', ')}`);
  const chosen = allFaults.filter(({ id }) => ids?.includes(id) ?? true);
  return seededRandom(seed, 'order of faults').shuffled(chosen);
}

/** So that products can be created before the first shop of a fault starts. */
async function migrateDatabase() {
  const shop = await launchShop({ ...data, log: join(folder, 'first-start.log') });
  await shop.untilReady();
  await shop.end();
}
