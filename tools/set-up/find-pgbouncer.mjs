import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Problem } from './problem.mjs';
import { showProgress } from './progress.mjs';
import { root, run } from './run.mjs';

const cache = join(root, 'node_modules/.cache/pgbouncer');
/** Runs the unpacked program with the unpacked libraries. */
const unpacked = join(cache, 'pgbouncer');

/**
 * Finds a PgBouncer for the tests of deploy/pgbouncer.ini: PGBOUNCER_PATH or one on this machine. Unpacks Debian's package
 * into a cache if there is none, without installing it. Without one, the other tests still run (docs/decisions/0040).
 * @returns {Promise<string | undefined>} its path, if there is one
 */
export async function findPgbouncer() {
  const given = process.env.PGBOUNCER_PATH;
  if (given && !(await runs(given)))
    throw new Problem(`PGBOUNCER_PATH ${given} is not a PgBouncer that runs here.`);
  const found = given || (await find()) || (await showProgress('Fetching PgBouncer', unpack));
  if (!found)
    console.log(
      'There is no PgBouncer, so deploy/pgbouncer.ini is NOT tested here. Install pgbouncer to test it.',
    );
  return found;
}

async function find() {
  // Distributions install it outside the PATH of ordinary users.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  for (const path of [...folders.map((folder) => join(folder, 'pgbouncer')), unpacked]) {
    if (existsSync(path) && (await runs(path))) return path;
  }
}

async function runs(path) {
  const { code } = await run([path, '--version'], { stdio: 'ignore' }).catch(() => ({ code: 1 }));
  return code === 0;
}

/** Installing would start a server under systemd, and needs root. */
async function unpack() {
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  if (!(await download(['pgbouncer']))) {
    if (process.getuid?.() === 0) await quietly(['apt-get', 'update']);
    if (!(await download(['pgbouncer']))) return undefined;
  }
  await download(await librariesOf(archives()[0]));
  for (const archive of archives()) await quietly(['dpkg-deb', '-x', archive, cache]);
  const libraries = foldersIn('usr/lib').join(':');
  const program = join(cache, 'usr/sbin/pgbouncer');
  writeFileSync(unpacked, `#!/bin/sh\nLD_LIBRARY_PATH='${libraries}' exec '${program}' "$@"\n`);
  chmodSync(unpacked, 0o755);
  return (await runs(unpacked)) ? unpacked : undefined;
}

/** The libraries that a package names besides those that every machine has. */
async function librariesOf(archive) {
  const { output } = await quietly(['dpkg-deb', '-f', archive, 'Depends']);
  return output.match(/\blib(?:c-?ares|event)[\w.+-]*/g) ?? [];
}

function archives() {
  const names = readdirSync(cache).filter((name) => name.endsWith('.deb'));
  return names.map((name) => join(cache, name));
}

/** Debian has a folder for each architecture. */
function foldersIn(path) {
  return readdirSync(join(cache, path)).map((name) => join(cache, path, name));
}

async function download(names) {
  return (await quietly(['apt-get', 'download', ...names], cache)).code === 0;
}

function quietly(command, cwd = root) {
  return run(command, { cwd, stdio: ['ignore', 'pipe', 'ignore'], timeout: 60_000 }).catch(() => ({
    code: 1,
    output: '',
  }));
}
