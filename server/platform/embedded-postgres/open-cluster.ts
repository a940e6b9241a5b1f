import { randomBytes } from 'node:crypto';
import { chmod, lstat, mkdir, readFile, realpath, rename, rm, stat, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartUpError } from '../start-up/start-up-error.ts';
import type { Cluster } from './cluster.ts';
import { initCluster } from './init-cluster.ts';
import { everyoneCanReach, postgresAccount } from './postgres-account.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { removeAbandoned, unfinishedFolder } from './unfinished-folder.ts';

/** A cluster to be made in a folder that does not exist yet. */
export type NewCluster = Pick<Cluster, 'folder' | 'binaries' | 'account'>;

type OpenOptions = {
  dataDir: string;
  log: (message: string) => void;
  /** How to make the cluster of a new data folder, unless empty. */
  makeCluster?: ((cluster: NewCluster) => Promise<void>) | undefined;
};

const stateFolder = '/var/lib/saha';

/**
 * The cluster of a data folder, made if it has none. It lies at `DATA_DIR/postgres`; where root started the shop and
 * PostgreSQL's own user cannot reach DATA_DIR, that is a symbolic link to a folder of /var/lib/saha.
 * So a moved DATA_DIR keeps its database, and a new DATA_DIR gets a new one.
 * @throws StartUpError when the cluster is damaged, belongs to another user or cannot be made.
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
        `The database of ${dataDir} could not be made: ${error.message}. ` +
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
    // Root may start a shop that another user began: its database goes on as that user's.
    return { folder, binaries, password, account: account && { uid, gid } };
  } catch (error) {
    throw new StartUpError(
      `The database at ${place} cannot be used: ${(error as Error).message}. ` +
        'Start the shop as the user who began it, bring back what is missing, or set another DATA_DIR for a new shop.',
      { cause: error },
    );
  }
}

/**
 * A cluster comes into being in one step, by a rename or a link at the end: neither a crash nor a second shop that starts
 * at the same moment ever sees half of one. Whoever comes second uses the first one's.
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
