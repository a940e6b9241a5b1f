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

// The data need not survive a crash, so no commit waits for the disk.
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Autovacuum workers belong to a superuser: a test cannot drop a database while one works in it.
  autovacuum: 'off',
  max_connections: '300',
  shared_buffers: '128MB',
  // The kernel copies the files of a new database: a fifth less time than reading and writing them.
  file_copy_method: 'clone',
  timezone: 'UTC',
};

type Options = { log: (message: string) => void };

/**
 * A PostgreSQL server for one test run, in a temporary folder that is removed when it stops. Its role may create
 * databases. If root runs the tests, the user that PostgreSQL runs as must be able to reach the temporary folder.
 */
export async function startThrowawayPostgres({ log }: Options) {
  const parent = await mkdtemp(join(await fastestFolder(), 'saha-postgres-'));
  await chmod(parent, 0o711);
  const account = await postgresAccount();
  const binaries = await findPostgresBinaries(account);
  const folder = join(parent, 'cluster');
  const commands = ['grant set on parameter session_replication_role to saha;'];
  await initCluster({ folder, binaries, account, rights: 'login createdb', durable: false, commands });
  const cluster = { folder, binaries, account, password: await readFile(join(folder, 'password'), 'utf8') };
  const presence = await enterPostgres(cluster, settings);
  // Hashing the password 4,096 times takes a third of the time to connect, and each test connects several times.
  await presence.client.query(`set scram_iterations = 1; alter role saha password '${cluster.password}'`);
  log(`PostgreSQL for the tests runs in ${folder}`);
  // An interrupted run never calls stop().
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

/**
 * Uses the shared memory of Linux if it is large enough, because copying a database there takes a third of the time.
 */
async function fastestFolder() {
  const memory = '/dev/shm';
  const freeBytes = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return freeBytes >= enoughBytes ? memory : tmpdir();
}
