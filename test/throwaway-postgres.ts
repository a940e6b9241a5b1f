import { rmSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { initCluster } from '../server/platform/embedded-postgres/init-cluster.ts';
import { postgresAccount } from '../server/platform/embedded-postgres/postgres-account.ts';
import { findPostgresBinaries } from '../server/platform/embedded-postgres/postgres-binaries.ts';
import {
  connectionString,
  enterPostgres,
  leavePostgres,
} from '../server/platform/embedded-postgres/postgres-presence.ts';

// Nothing here outlives the run, so nothing waits for a disk.
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Its workers are a superuser's: a test could not drop a database while one is in it.
  autovacuum: 'off',
  max_connections: '300',
  shared_buffers: '128MB',
  timezone: 'UTC',
};

type Options = { log: (message: string) => void };

/**
 * A PostgreSQL server for one run of the tests, in a temporary folder that goes when it stops. Its role may create
 * databases; PostgreSQL's own user must be able to reach the system's temporary folder where root runs the tests.
 */
export async function startThrowawayPostgres({ log }: Options) {
  const parent = await mkdtemp(join(await fastestFolder(), 'saha-postgres-'));
  await chmod(parent, 0o711);
  const account = await postgresAccount();
  const binaries = await findPostgresBinaries(account);
  const folder = join(parent, 'cluster');
  await initCluster({ folder, binaries, account, rights: 'login createdb', durable: false });
  const cluster = { folder, binaries, account, password: await readFile(join(folder, 'password'), 'utf8') };
  const presence = await enterPostgres(cluster, settings);
  // Hashing the password 4,096 times is a third of what a connection costs, and each test opens several.
  await presence.client.query(`set scram_iterations = 1; alter role saha password '${cluster.password}'`);
  log(`PostgreSQL for the tests runs in ${folder}`);
  // An interrupted run does not come to stop().
  const endAtOnce = () => {
    process.kill(presence.postmaster.pid, 'SIGQUIT');
    rmSync(parent, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', endAtOnce);
  return {
    connectionString: connectionString(cluster, presence.postmaster),
    stop: async () => {
      process.off('exit', endAtOnce);
      await leavePostgres(cluster, presence);
      await rm(parent, { recursive: true, force: true });
    },
  };
}

const enoughBytes = 2 * 1024 ** 3;

/** Memory, where Linux offers enough of it as a folder: a database is copied there in a third of the time. */
async function fastestFolder() {
  const memory = '/dev/shm';
  const freeBytes = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return freeBytes >= enoughBytes ? memory : tmpdir();
}
