import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { proveInvariants } from '../../../server/invariants/prove-invariants.ts';
import { megabytes } from '../../../server/platform/backup/backup-folder.ts';
import { removeDataDir } from '../../../server/platform/backup/restore-shop.ts';
import { createDb, createPool, type Db } from '../../../server/platform/db/connection.ts';
import { startEmbeddedPostgres } from '../../../server/platform/embedded-postgres/embedded-postgres.ts';
import { type Env, readEnv } from '../../../server/platform/start-up/env.ts';
import { StartUpError } from '../../../server/platform/start-up/start-up-error.ts';
import { databaseOf } from '../database/external-database.ts';
import { copyFromBackup, makeShopBackup, requireShop } from '../database/shop-backups.ts';

/** Tables whose rows are never deleted. */
const growing = ['orders', 'order_items', 'stock_moves', 'audit_entries'] as const;
const counted = [...growing, 'products', 'categories', 'users', 'uploads'] as const;

type Counts = Record<string, number>;

/**
 * `npm run backup -- drill`: backs up the running shop, restores the backup beside it, starts PostgreSQL on the copy and
 * checks it. The shop itself is only read. Exit code 1 if the copy is incomplete.
 */
async function drill() {
  const env = readEnv();
  await requireShop(env);
  const place = await mkdtemp(join(env.dataDir, 'drill-'));
  // Root runs PostgreSQL as another user, who must be able to pass through.
  await chmod(place, 0o711);
  const folder = join(place, 'backup');
  const copy = { ...env, databaseUrl: undefined, databaseDirectUrl: undefined, dataDir: join(place, 'data') };
  try {
    const [before] = await timed('read the shop', () => inDatabase(env, countRows));
    const [{ files }, backingUp] = await timed('back up', () => makeShopBackup(env, folder));
    const [after] = await timed('read the shop again', () => inDatabase(env, countRows));
    const [, restoring] = await timed('restore', () => copyFromBackup(env, folder, copy.dataDir));
    const [[restored, findings], proving] = await timed('start and prove the copy', () =>
      inDatabase(copy, async (db) => [await countRows(db), await proveInvariants(db, copy)] as const),
    );
    console.log(`\nBackup of ${megabytes(files)} made in ${backingUp}, restored in ${restoring}.\n`);
    const fits = compare({ before, restored, after });
    const broken = findings.filter(({ violations }) => violations.length > 0);
    for (const { name, rule } of broken) console.log(`BROKEN ${name}: ${rule}`);
    console.log(`${findings.length - broken.length} of ${findings.length} invariants hold (${proving}).`);
    return fits && broken.length === 0;
  } finally {
    await removeDataDir(copy.dataDir);
    await rm(place, { recursive: true, force: true });
  }
}

async function timed<Result>(what: string, work: () => Promise<Result>) {
  console.log(`${what} ...`);
  const begun = performance.now();
  const result = await work();
  return [result, `${((performance.now() - begun) / 1000).toFixed(1)} s`] as const;
}

async function inDatabase<Result>(env: Env, read: (db: Db) => Promise<Result>) {
  const postgres = env.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: env.dataDir, log: () => undefined });
  const connectionString = postgres?.connectionString ?? databaseOf(env);
  const db = createDb(createPool({ connectionString, size: 1, onError: () => undefined }));
  try {
    return await read(db);
  } finally {
    await db.destroy();
    await postgres?.stop();
  }
}

async function countRows(db: Db): Promise<Counts> {
  const counts: Counts = {};
  for (const table of counted) {
    const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(db);
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

/** Prints the counts. Answers whether each growing table has at least its rows from before and at most those from after. */
function compare({ before, restored, after }: Record<'before' | 'restored' | 'after', Counts>) {
  const line = (cells: unknown[]) => console.log(cells.map((cell) => String(cell).padStart(14)).join(''));
  line(['', 'before', 'restored', 'after']);
  for (const table of counted) line([table, before[table], restored[table], after[table]]);
  const lost = growing.filter((table) => {
    const [least = 0, found = 0, most = 0] = [before[table], restored[table], after[table]];
    return found < least || found > most;
  });
  console.log(lost.length > 0 ? `\nBROKEN: rows are missing in ${lost.join(', ')}.` : '');
  return lost.length === 0;
}

try {
  process.exitCode = (await drill()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof StartUpError ? error.message : error);
  process.exitCode = 1;
}
