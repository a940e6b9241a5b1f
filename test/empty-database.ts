import type { ClientBase } from 'pg';

/** What a copy of the template contains, and the query that shows what a test has done to it. */
export type Inventory = { query: string; contents: string };

type State = {
  isBusy: boolean;
  /** How many rows the catalogs and the tables with stored rows have, and how many of them are new. */
  contents: string;
  /** The other tables that have rows. */
  filled: string[];
};

export async function takeInventory(client: ClientBase): Promise<Inventory> {
  const { rows } = await client.query<{ name: string; isFilled: boolean }>(
    `select pg_class.oid::regclass::text as name, ${isFilled} as "isFilled"
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema') and relname <> '${risingNumber}'`,
  );
  const since = await client.query<{ xid: string }>('select pg_snapshot_xmax(pg_current_snapshot()) as xid');
  const query = queryOf(rows, since.rows[0]?.xid ?? '');
  const { contents } = await readState(client, query);
  return { query, contents };
}

/**
 * Makes a copy of the template like new, in a fraction of the time that another copy takes. Returns false if it cannot:
 * if somebody still works in the database, or if the test has changed a table itself or what migrations have stored.
 */
export async function emptyDatabase(client: ClientBase, { query, contents }: Inventory) {
  const state = await readState(client, query);
  if (state.isBusy || state.contents !== contents) return false;
  const { filled } = state;
  const commands = [
    // Neither foreign keys nor triggers run, so the order of the tables does not matter.
    'set local session_replication_role = replica',
    ...filled.map((name) => `delete from ${name}`),
    'select setval(seqrelid, seqstart, false) from pg_sequence',
  ];
  await client.query(`begin; ${commands.join('; ')}; commit`);
  // Otherwise rows would return to the places of deleted ones, and tests read them in another order than they wrote them.
  if (filled.length > 0) await client.query(`vacuum (parallel 0, skip_database_stats) ${filled}`);
  return true;
}

/** The only row of this table is a number that each change of the catalogue raises. */
const risingNumber = 'catalog_version';

/** `vacuum` leaves an empty table without pages, and asking for those of a table is faster than looking for a row. */
const isFilled = 'pg_relation_size(pg_class.oid) > 0';

/** The rows of tables, columns, constraints, triggers and functions that PostgreSQL did not make for itself. */
const catalogs = {
  pg_class: 'oid',
  pg_attribute: 'attrelid',
  pg_constraint: 'oid',
  pg_trigger: 'oid',
  pg_proc: 'oid',
};

/** One query for all that is to know, without a table that tests fill, so that each connection plans it only once. */
function queryOf(tables: { name: string; isFilled: boolean }[], since: string) {
  const namesOf = (wanted: boolean) =>
    tables.filter((table) => table.isFilled === wanted).map(({ name }) => name);
  const counts = [
    ...Object.entries(catalogs).map(([name, oid]) => countOf(`${name} where ${oid} >= 16384`, since)),
    ...namesOf(true).map((name) => countOf(name, since)),
  ];
  return `select
    exists (
      select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'
    ) as "isBusy",
    concat_ws(' ', ${counts}) as contents,
    array(
      select pg_class.oid::regclass::text from pg_class
      where pg_class.oid = any('{${namesOf(false)}}'::regclass[]) and ${isFilled}
    ) as filled`;
}

/** How many rows there are, and how many of them were written by the transaction `since` or later ones. */
function countOf(rows: string, since: string) {
  return `(select count(*) || '/' || count(*) filter (where age(xmin) <= age(xid '${since}')) from ${rows})`;
}

async function readState(client: ClientBase, text: string) {
  const { rows } = await client.query<State>({ name: 'state', text });
  if (!rows[0]) throw new Error('A query without a row');
  return rows[0];
}
