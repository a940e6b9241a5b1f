import { randomInt, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seededRandom } from '../../server/demo/samples/seeded-random.ts';
import { removeDataDir } from '../../server/platform/backup/restore-shop.ts';
import { StartUpError } from '../../server/platform/start-up/start-up-error.ts';
import { writeReport } from '../bench/report.ts';
import { hasFailed, toCampaignTable, toComplaints } from './campaign-report.ts';
import type { Fault, Size } from './fault.ts';
import { contendedStock } from './faults/contended-stock.ts';
import { damagedBackup } from './faults/damaged-backup.ts';
import { externalUpgrade } from './faults/external-upgrade.ts';
import { killedFirstStart } from './faults/first-starts.ts';
import { fullDisk } from './faults/full-disk.ts';
import { fullDiskUpgrade } from './faults/full-disk-upgrade.ts';
import { generatedRequests } from './faults/generated-requests.ts';
import { oversizedRequests, slowClients } from './faults/hostile-clients.ts';
import { killedDatabase, killedMachine, killedShop } from './faults/killed-processes.ts';
import { killedUpgrade } from './faults/killed-upgrades.ts';
import { brokenMailServer, killedMailer } from './faults/mail-faults.ts';
import { oneGigabyte } from './faults/one-gigabyte.ts';
import { orderlyStop } from './faults/orderly-stop.ts';
import { silentDatabase } from './faults/silent-database.ts';
import { soak } from './faults/soak.ts';
import { twoReleases } from './faults/two-releases.ts';
import { describeRun } from './measured.ts';
import { type Outcome, playFault } from './play-fault.ts';
import { copyData, requireOwnDatabase, type ShopData, withDatabase } from './stage/shop-data.ts';
import { launchShop } from './stage/shop-under-fault.ts';

// `npm run campaign`: plays every fault against real processes of the shop and looks for each acknowledged order
// afterwards (docs/reliability.md). Exit code 1 on any loss, doubling, wrong status or broken invariant.
const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    share: { type: 'string', default: '100' },
    write: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(randomInt(1, 1_000_000)) },
    only: { type: 'string' },
    lanes: { type: 'string' },
  },
});

// A refusal, such as that of a database that is not the campaign's own, is one line. Other errors need their stack.
process.on('uncaughtException', (error) => {
  console.error(error instanceof StartUpError ? error.message : error.stack);
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

/** Those that take longest come first, for the quick run. */
const allFaults = [
  killedUpgrade,
  twoReleases,
  fullDiskUpgrade,
  externalUpgrade,
  oneGigabyte,
  slowClients,
  generatedRequests,
  damagedBackup,
  silentDatabase,
  brokenMailServer,
  killedFirstStart,
  orderlyStop,
  soak,
  killedMailer,
  fullDisk,
  killedDatabase,
  killedShop,
  killedMachine,
  contendedStock,
  oversizedRequests,
];

const seed = readNumber('seed', Number.MAX_SAFE_INTEGER);
const size: Size = { isQuick: options.quick, share: readNumber('share', 100) };
const databaseUrl = process.env.DATABASE_URL || undefined;
/** How many faults are played at a time, each of them on data of its own. They mostly wait. */
const lanes = databaseUrl ? 1 : readNumber('lanes', allFaults.length, size.isQuick ? '4' : '1');
const run = randomUUID().slice(0, 8);
const faults = chosenFaults();
if (databaseUrl) await requireOwnDatabase(databaseUrl);

// On the disk of the shop's own data, which decides how long a commit takes.
const parent = join(import.meta.dirname, '../../.data');
await mkdir(parent, { recursive: true });
const folder = await mkdtemp(join(parent, 'campaign-'));
const places: ShopData[] = [{ dataDir: join(folder, 'data'), databaseUrl }];

const about = await describeRun(seed);
console.error(`${about}\nRepeat it with --seed=${seed}. Logs and answers: ${folder}\n`);
const outcomes: Outcome[] = [];
const waiting = [...faults];
try {
  const [first] = places as [ShopData];
  await mkdir(first.dataDir);
  await migrateDatabase(first);
  while (places.length < lanes) places.push(await copyData(first, `${first.dataDir}-${places.length + 1}`));
  await Promise.all(places.map(playWaiting));
} finally {
  for (const data of places) {
    // Stops the server of a shop that was killed and not started again.
    await withDatabase(data, async () => undefined).catch(() => undefined);
    await removeDataDir(data.dataDir);
  }
  const isClean = outcomes.length === faults.length && !outcomes.some(hasFailed);
  if (isClean) await rm(folder, { recursive: true });
  else console.error(`\nThe logs of the shop and its answers are in ${folder}`);
}

const where = databaseUrl ? 'an external database' : 'the embedded database';
const sideBySide = lanes > 1 ? `, ${lanes} faults at a time` : '';
const report = `${nameOfSize()} with ${where}${sideBySide}, of ${about}.\n\n${toCampaignTable(outcomes)}`;
console.log(`\n${report}\n`);
const command = `${databaseUrl ? 'DATABASE_URL=... ' : ''}npm run campaign --`;
if (options.write && !isInterrupted) await writeReport('reliability.md', command, report);
// A fault that was interrupted may still be waiting for something.
process.exit(outcomes.length < faults.length || outcomes.some(hasFailed) ? 1 : 0);

/** Plays faults on these data, one after another, until none is waiting. */
async function playWaiting(data: ShopData) {
  for (let fault = waiting.shift(); fault && !isInterrupted; fault = waiting.shift()) {
    await playAndTell(fault, data);
  }
}

async function playAndTell(fault: Fault, data: ShopData) {
  if (lanes === 1) console.error(`${fault.id} ${fault.name} ...`);
  const begun = performance.now();
  const outcome = await playFault(fault, { data, folder, seed, size, run, interruption });
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  const verdict = hasFailed(outcome) ? 'FAILED' : 'ok';
  const orders = `${outcome.acknowledged} orders acknowledged`;
  console.error(`${fault.id} ${verdict} after ${seconds} s: ${orders}; ${outcome.note}`);
  for (const complaint of toComplaints(outcome)) console.error(complaint);
  outcomes.push(outcome);
}

function readNumber(name: 'seed' | 'share' | 'lanes', most: number, byDefault?: string) {
  const value = Number(options[name] ?? byDefault);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new StartUpError(`--${name} must be a whole number from 1 to ${most}`);
}

function nameOfSize() {
  if (size.isQuick) return 'Quick run';
  return size.share === 100 ? 'Full run' : `Run at ${size.share} % of the full size`;
}

function chosenFaults() {
  const ids = options.only?.split(',');
  const unknown = ids?.filter((id) => !allFaults.some((fault) => fault.id === id)) ?? [];
  if (unknown.length > 0) throw new StartUpError(`There is no fault ${unknown.join(', ')}`);
  const chosen = allFaults.filter(({ id }) => ids?.includes(id) ?? true);
  return lanes > 1 ? chosen : seededRandom(seed, 'order of faults').shuffled(chosen);
}

/** So that products can be created before the first shop of a fault starts. */
async function migrateDatabase(data: ShopData) {
  const shop = await launchShop({ ...data, log: join(folder, 'first-start.log') });
  await shop.untilReady();
  await shop.end();
}
