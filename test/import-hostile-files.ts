import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { fromKysely, PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { uploadImport } from '../server/import/change-import.ts';
import { runImport } from '../server/import/run-import.ts';
import { createDb, createPool } from '../server/platform/db/connection.ts';
import { newId } from '../server/platform/db/new-id.ts';
import { createMailer } from '../server/platform/email/mailer.ts';
import { readEnv } from '../server/platform/start-up/env.ts';

const header = 'externalKey,name,price,category';
const good = `${header}\na,b,1,c\n`;
const wide = (count: number) =>
  `${Array.from({ length: count }, (_, place) => `column ${place}`).join()}\n${','.repeat(count - 1)}x\n`;

/** Each stopped the shop, or is of the same kind. A function makes the file when it is its turn. */
const files: Record<string, () => string | Buffer> = {
  '400,000 rows of another length': () => good + 'x\n'.repeat(400_000),
  '5,000,000 rows of another length': () => good + 'x\n'.repeat(5_000_000),
  '5,000 columns': () => wide(5_000),
  '140,000 columns': () => wide(140_000),
  '200 columns with long names': () =>
    `${Array.from({ length: 190 }, (_, place) => 'é'.repeat(5_000) + place).join()}\n${'x,'.repeat(189)}x\n`,
  'a cell of 19 MB': () => `${good}k,"${'x'.repeat(19_000_000)}",1,c\n`,
  'a million blank lines': () => `${good}${'\n'.repeat(1_000_000)}b,b,1,c\n`,
  'a million rows of blank cells': () => `${good}${',,,\n'.repeat(1_000_000)}`,
  'a quote that never closes': () => `${good}"${'x"y,z\n'.repeat(2_000_000)}`,
  'a million features in a cell': () =>
    `${header},features\n${`k,b,1,c,${'|x'.repeat(450_000)}\n`.repeat(20)}`,
  'a million rows with one key': () => good + 'a,b,1,c\n'.repeat(1_000_000),
  'rows of half a megabyte': () =>
    `${header},description\n${Array.from({ length: 35 }, (_, place) => `k${place},b,1,c,${'x'.repeat(500_000)}\n`).join('')}`,
  'a gzip of zeros': () => Buffer.alloc(400_000_000),
};

const [, , connectionString = ''] = process.argv;
const db = createDb(createPool({ connectionString, size: 4, onError: () => undefined }));
const boss = new PgBoss({ db: fromKysely(db), migrate: false, supervise: false, schedule: false });
// It still asks for its queues after the database was closed.
boss.on('error', () => undefined);
await boss.start();
const folder = await mkdtemp(join(tmpdir(), 'saha-hostile-'));
const env = readEnv({ DATABASE_URL: connectionString, DATA_DIR: folder });
const log = pino({ level: 'silent' });
const by = { id: newId(), name: 'Editor', role: 'editor' } as never;

function heapMb() {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1e6;
}

const rows = Array.from({ length: 100_000 }, (_, place) => ({
  key: `k${place}`,
  price: place,
  name: 'Crème',
}));

/** How long this machine takes now to write and read 100,000 small rows: the median of five times, in ms. */
function usualMs() {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    JSON.parse(JSON.stringify(rows));
    return performance.now() - start;
  });
  return times.sort((one, other) => one - other)[2] ?? 0;
}

async function tried(name: string, bytes: string | Buffer) {
  const path = join(folder, 'upload.csv');
  await writeFile(path, gzipSync(bytes));
  const usualBefore = usualMs();
  const before = heapMb();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().heapUsed / 1e6);
  }, 20);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const saveFile = async (options: { path: string }) => {
    await copyFile(path, options.path);
    return 'hostile.csv';
  };
  const state = await imported(saveFile as never).catch((error: Error) => error.message);
  delay.disable();
  clearInterval(watch);
  const { count } = await db
    .selectFrom('import_rows')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await db.deleteFrom('imports').execute();
  const outcome = {
    ...{ name, state, storedRows: count },
    stopped: delay.max / 1e6 / Math.max(usualBefore, usualMs()),
    grownMb: Math.round(most - before),
  };
  process.stdout.write(`${JSON.stringify(outcome)}\n`);
}

async function imported(saveFile: never) {
  const { _id, columns } = await uploadImport(db, { saveFile, by, jobs: boss, now: new Date() });
  const context = { db, env, log, jobId: '', signal: AbortSignal.any([]), now: () => new Date() };
  const rest = { mailer: createMailer({ db, env, log }), jobs: boss };
  await runImport.run({ importId: _id }, { ...context, ...rest } as never);
  const { state } = await db.selectFrom('imports').select('state').executeTakeFirstOrThrow();
  return `${state}, ${columns.length} columns`;
}

for (const [name, make] of Object.entries(files)) await tried(name, make());
await boss.stop({ graceful: false });
await db.destroy();
await rm(folder, { recursive: true });
