import { randomBytes } from 'node:crypto';
import { chmod, lstat, mkdir, readFile, realpath, rename, rm, stat, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartUpError } from '../start-up/start-up-error.ts';
import type { Cluster } from './cluster.ts';
import { initCluster } from './init-cluster.ts';
import { everyoneCanReach, postgresAccount } from './postgres-account.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { removeAbandoned, unfinishedFolder } from './unfinished-folder.ts';

/** A cluster to create in a folder that does not exist yet. */
export type NewCluster = Pick<Cluster, 'folder' | 'binaries' | 'account'>;

type OpenOptions = {
  dataDir: string;
  log: (message: string) => void;
  /** Creates the cluster of a new data folder; an empty one by default. */
  makeCluster?: ((cluster: NewCluster) => Promise<void>) | undefined;
};

const stateFolder = '/var/lib/saha';

/**
 * Opens the cluster of a data folder, or creates it. It is at `DATA_DIR/postgres`. If root started the shop and the
 * user that PostgreSQL runs as cannot reach DATA_DIR, that is a symbolic link to a folder in /var/lib/saha, so that a
 * moved DATA_DIR keeps its database and a new DATA_DIR gets a new one.
 * @throws StartUpError if the cluster is damaged, belongs to another user or cannot be created.
 */
export async function openCluster({ dataDir, log, makeCluster = makeEmpty }: OpenOptions): Promise<Cluster> {
  const place = join(dataDir, 'postgres');
  const account = await postgresAccount();
  const binaries = await findPostgresBinaries(account);
  const isThere = await lstat(place).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    log('Preparing the database');
    await createCluster({ place, binaries, account, makeCluster }).catch((error) => {
      throw new StartUpError(
        `The database of ${dataDir} could not be created: ${error.message}. ` +
          'Mend that, start the shop as another user, or set DATABASE_URL.',
        { cause: error },
      );
    });
  }
  return await findCluster(place, { binaries, account });
}

type Runner = Pick<Cluster, 'binaries' | 'account'>;
type Creating = Runner & { place: string; makeCluster: (cluster: NewCluster) => Promise<void> };

function makeEmpty(cluster: NewCluster) {
  return initCluster({ ...cluster, rights: 'login replication', durable: true });
}

async function findCluster(place: string, { binaries, account }: Runner): Promise<Cluster> {
  try {
    const folder = await realpath(place);
    const { uid, gid } = await stat(join(folder, 'data'));
    const password = await readFile(join(folder, 'password'), 'utf8');
    // If root starts a shop that another user created, its database continues to run as that user.
    return { folder, binaries, password, account: account && { uid, gid } };
  } catch (error) {
    throw new StartUpError(
      `The database at ${place} cannot be used: ${(error as Error).message}. ` +
        'Start the shop as the user who created it, restore the missing files, or set another DATA_DIR for a new shop.',
      { cause: error },
    );
  }
}

/**
 * Creates a cluster that appears complete, by a rename or a link at the end, so that neither a crash nor a second shop
 * that starts at the same moment leaves or sees half of one. The second shop uses the cluster of the first.
 */
async function createCluster({ place, makeCluster, ...runner }: Creating) {
  const inPlace = !runner.account || (await everyoneCanReach(dirname(place)));
  const home = inPlace ? place : join(stateFolder, randomBytes(8).toString('hex'));
  const unfinished = unfinishedFolder(home);
  if (!inPlace) await makeStateFolder();
  await removeAbandoned(home);
  await makeCluster({ ...runner, folder: unfinished });
  try {
    await rename(unfinished, home);
    if (!inPlace) await symlink(home, place);
  } catch (error) {
    await rm(inPlace ? unfinished : home, { recursive: true, force: true });
    if (!isTaken(error)) throw error;
  }
}

async function makeStateFolder() {
  await mkdir(stateFolder, { recursive: true });
  await chmod(stateFolder, 0o711);
}

function isTaken(error: unknown) {
  return ['EEXIST', 'ENOTEMPTY', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
}
