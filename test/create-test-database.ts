import type pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { createDb, createPool } from '../server/platform/db/connection.ts';
import { newId } from '../server/platform/db/new-id.ts';
import { cloneTemplate } from './create-template.ts';
import { emptyDatabase, type Inventory, takeInventory } from './empty-database.ts';

type Copy = {
  connectionString: string;
  pool: pg.Pool;
  inventory: Inventory;
  drop: () => Promise<void>;
};

/** Copies of the template that no test of this worker uses now. */
const free: Copy[] = [];

let inventory: Inventory | undefined;

/** A migrated database for the calling test, as good as new: earlier tests may have used it. */
export async function createTestDatabase() {
  const copy = free.pop() ?? (await copyTemplate());
  onTestFinished(async () => {
    if (await isEmptied(copy)) free.push(copy);
    else await remove(copy);
  });
  const { connectionString, pool } = copy;
  // What the server remembers belongs to this object, so each test gets a new one.
  return { connectionString, pool, db: createDb(pool) };
}

async function copyTemplate(): Promise<Copy> {
  const { connectionString, drop } = await cloneTemplate(inject('postgresUrl'), `test_${newId()}`);
  // Load on the machine must not make requests fail.
  const pool = createPool({ connectionString, deadlineMs: 60_000, onError: () => undefined });
  inventory ??= await withClient(pool, takeInventory);
  return { connectionString, pool, inventory, drop };
}

async function isEmptied({ pool, inventory }: Copy) {
  const isInUse = pool.idleCount < pool.totalCount;
  if (pool.ended || isInUse) return false;
  return withClient(pool, (client) => emptyDatabase(client, inventory));
}

async function withClient<Result>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Result>) {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

async function remove({ pool, drop }: Copy) {
  if (!pool.ended) await pool.end();
  await drop();
}
