import { totalmem } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { type NewCluster, openCluster } from './open-cluster.ts';
import { operatingSystem } from './operating-system.ts';
import { connectionString, enterPostgres, leavePostgres } from './postgres-presence.ts';
import type { PostgresSettings } from './postmaster.ts';

type Options = {
  dataDir: string;
  log: (message: string) => void;
  /** How to make the cluster of a new data folder, unless empty. */
  makeCluster?: (cluster: NewCluster) => Promise<void>;
};

export type EmbeddedPostgres = {
  connectionString: string;
  /** Ends the server, unless another shop process uses it. Close all other connections before. */
  stop: () => Promise<void>;
};

const settings: PostgresSettings = {
  // What is acknowledged is on the disk: no order is lost by a crash of process or machine.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  recovery_init_sync_method: operatingSystem.syncMethod,
  ...(operatingSystem.walSyncMethod && { wal_sync_method: operatingSystem.walSyncMethod }),
  max_connections: '200',
  shared_buffers: sharedBuffers(),
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  // For disks without moving parts, and for many short queries.
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The shop logs its failed queries itself, without the personal data in them.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

/**
 * An eighth of the memory that this process may use, from 128 to 512 MB. The most is what the lists of the back office
 * read of 100,000 orders, users and products; it is taken only as it is needed.
 */
function sharedBuffers() {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / 1024 ** 2;
  return `${Math.min(512, Math.max(128, Math.floor(memory / 8)))}MB`;
}

/**
 * Runs the PostgreSQL of a data folder: made at the first start, adopted where a killed shop left it running, started
 * again when it dies. Several shop processes may share one; the last to stop ends it.
 * @throws StartUpError when there is no way to run it here.
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  makeCluster,
}: Options): Promise<EmbeddedPostgres> {
  const cluster = await openCluster({ dataDir, log, makeCluster });
  let presence = await enterPostgres(cluster, settings);
  let stopping = false;
  let returning: Promise<void> | undefined;
  const watch = () =>
    presence.client.once('end', () => {
      if (!stopping) returning = comeBack();
    });

  async function comeBack() {
    log('PostgreSQL is gone; starting it again');
    while (!stopping) {
      try {
        presence = await enterPostgres(cluster, settings);
        watch();
        log('PostgreSQL is back');
        return;
      } catch (error) {
        log(String(error));
        await sleep(1_000);
      }
    }
  }

  watch();
  return {
    connectionString: connectionString(cluster, presence.postmaster),
    stop: async () => {
      stopping = true;
      await returning;
      await leavePostgres(cluster, presence);
    },
  };
}
