import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { makeBackup } from '../../../server/platform/backup/back-up-shop.ts';
import { backupParts, copyPictures } from '../../../server/platform/backup/backup-folder.ts';
import { startEmbeddedPostgres } from '../../../server/platform/embedded-postgres/embedded-postgres.ts';
import { prepareDataDir } from '../../../server/platform/start-up/data-dir.ts';
import { type Env, variablesWith } from '../../../server/platform/start-up/env.ts';
import { StartUpError } from '../../../server/platform/start-up/start-up-error.ts';
import { imageFolder } from '../../../server/platform/uploads/image-files.ts';
import { runProgram } from './run-program.ts';

// Backups of a database at DATABASE_URL, with PostgreSQL's own programs.

const dumpFile = 'database.dump';
/** The required parts of a backup of an external database. */
export const dumpParts = [dumpFile];

/** The external database without a pooler. */
export function databaseOf({ databaseDirectUrl, databaseUrl }: Env) {
  return databaseDirectUrl ?? databaseUrl ?? '';
}

/** Throws StartUpError if a program is missing or older than the server, whose database is that of a shop. */
export async function requirePrograms(env: Env) {
  await requireRestorePrograms();
  await runProgram(...on(databaseOf(env), ['pg_dump', '--schema-only', '--table=migrations'])).catch(refuse);
}

/** Throws StartUpError if a program is missing that restores a backup. */
export async function requireRestorePrograms() {
  await Promise.all(['pg_restore', 'psql'].map((program) => runProgram([program, '--version']))).catch(
    refuse,
  );
}

function refuse(error: Error): never {
  throw new StartUpError(
    `A backup of DATABASE_URL needs pg_dump, pg_restore and psql of its version of PostgreSQL: ${error.message}`,
    { cause: error },
  );
}

/** As backUpShop, for an external database. */
export function dumpShop(env: Env, folder: string) {
  return makeBackup({ env, folder }, (unfinished) =>
    runProgram(...on(databaseOf(env), ['pg_dump', '-Fc', '-f', join(unfinished, dumpFile)])),
  );
}

/** Makes a data folder with an embedded database from a dump. */
export async function unpackDump(folder: string, dataDir: string) {
  await prepareDataDir(dataDir);
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  try {
    await restoreDump(server.connectionString, folder, ['--no-privileges']);
  } finally {
    await server.stop();
  }
  await restorePictures(folder, imageFolder({ dataDir }));
}

/** Adds the pictures of a backup to those that are there: the shop removes what nothing shows. */
export function restorePictures(folder: string, place: string) {
  return copyPictures(join(folder, backupParts.pictures), place).catch(skipIfNone);
}

/** A shop with a bucket has no pictures in its backup. */
function skipIfNone(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error;
}

/** Replaces the whole database with the dump, in one transaction. */
export async function restoreDump(url: string, folder: string, options: string[] = []) {
  const [command, { env }] = on(url, ['psql', '--quiet', '--no-psqlrc', '--set=ON_ERROR_STOP=1']);
  const [program = '', ...args] = command;
  const psql = spawn(program, args, { env, stdio: ['pipe', 'ignore', 'pipe'] });
  const dump = spawn('pg_restore', ['--no-owner', ...options, '-f', '-', join(folder, dumpFile)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ends = [psql, dump].map((child) =>
    Promise.all([once(child, 'close'), child.stderr ? text(child.stderr) : '']),
  );
  async function* script() {
    yield 'begin; drop schema if exists pgboss cascade; drop schema if exists public cascade; create schema public;\n';
    yield* findingFunctions(dump.stdout);
    // Without the whole dump there is no commit.
    const [[code]] = (await ends[1]) ?? [[1]];
    if (code === 0) yield 'commit;\n';
  }
  await pipeline(script, psql.stdin).catch(() => undefined);
  for (const [[code], problem] of await Promise.all(ends)) {
    if (code !== 0) throw new StartUpError(`The database could not be restored: ${problem.trim()}`);
  }
}

/**
 * The script of a dump, with a search path. Dumps have none, and without it PostgreSQL does not find the functions that
 * the shop's own functions call in generated columns and indexes.
 */
async function* findingFunctions(script: AsyncIterable<Buffer>) {
  let isFirst = true;
  for await (const chunk of script) {
    // Byte by byte: the chunk may end within a character.
    const text = isFirst ? chunk.toString('latin1') : '';
    const found = text.replace("set_config('search_path', ''", "set_config('search_path', 'public'");
    yield isFirst ? Buffer.from(found, 'latin1') : chunk;
    isFirst = false;
  }
}

/** The command with the address of the database, without its password, which others on this machine could read. */
function on(url: string, [program = '', ...args]: string[]): [string[], { env: NodeJS.ProcessEnv }] {
  const [, scheme = '', user = '', password = '', rest = ''] =
    /^([^:]+:\/\/)(?:([^:@/]*)(?::([^@]*))?@)?(.*)$/.exec(url) ?? [];
  const address = `${scheme}${user && `${user}@`}${rest}`;
  const variables: Record<string, string> = password ? { PGPASSWORD: decodeURIComponent(password) } : {};
  return [[program, ...args, `--dbname=${address}`], { env: variablesWith(variables) }];
}
