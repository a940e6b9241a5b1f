import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { StartUpError } from '../start-up/start-up-error.ts';
import { createClient } from './client-options.ts';

const folder = join(import.meta.dirname, '../../../db/migrations');

// An arbitrary number that all processes of the shop share.
const lockKey = 5_241_001;

/** In an upgrade nobody else uses the database, so a lock that is not free at once belongs to a forgotten session. */
const trialLimits = `set statement_timeout = '10min'; set lock_timeout = '10s'`;

/**
 * Applies the pending migrations, all of them or none, and returns their names. There are no down migrations. If several
 * processes start together, an advisory lock lets one migrate while the others wait. In an upgrade (`isTrial`) they
 * have a limit of time.
 */
export async function migrate(
  connectionString: string,
  { isTrial = false }: { isTrial?: boolean | undefined } = {},
): Promise<string[]> {
  const client = createClient(connectionString, { application_name: 'saha-migrate' });
  await client.connect();
  try {
    // The role may have a timeout for the sake of visitors (docs/operations.md).
    await client.query(isTrial ? trialLimits : 'set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    return await applyPending(client);
  } finally {
    await client.end();
  }
}

async function applyPending(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  const applied = new Set(rows.map((row) => row.name));
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  refuseOlderSchema(applied);
  refuseNewerSchema(rows, names);
  const pending = names.filter((name) => !applied.has(name));
  await client.query('begin');
  try {
    for (const name of pending) await apply(client, name);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
  return pending;
}

/** Before release 0.1.0 the migrations were others, and this was the first of them. */
function refuseOlderSchema(applied: Set<string>) {
  if (!applied.has('0001-shop.sql')) return;
  throw new StartUpError(
    'This database was made before release 0.1.0, which cannot read it: export its products and make a backup with the version that made it (npm run catalog:export, npm run backup), or start this one with a new DATA_DIR or an empty database.',
  );
}

/** This release would not know what a newer one has added, and could break its rules. */
function refuseNewerSchema(applied: { name: string }[], names: string[]) {
  const unknown = applied.map(({ name }) => name).filter((name) => !names.includes(name));
  if (unknown.length === 0) return;
  throw new StartUpError(
    `A newer release of the shop has changed this database (${unknown.sort().at(-1)}): start that release, or restore a backup from before the upgrade (docs/operations.md, Upgrades).`,
  );
}

async function apply(client: pg.Client, name: string) {
  const sql = await readFile(join(folder, name), 'utf8');
  try {
    await client.query(sql);
    await client.query('insert into migrations (name) values ($1)', [name]);
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
