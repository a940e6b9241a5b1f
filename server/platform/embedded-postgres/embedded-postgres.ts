import { setTimeout as sleep } from 'node:timers/promises';
import { machineMemory } from '../memory/machine-memory.ts';
import { type NewCluster, openCluster } from './open-cluster.ts';
import { operatingSystem } from './operating-system.ts';
import { connectionString, enterPostgres, leavePostgres } from './postgres-presence.ts';
import type { PostgresSettings } from './postmaster.ts';

type Options = {
  dataDir: string;
  log: (message: string) => void;
  /** Creates the cluster of a new data folder; an empty one by default. */
  makeCluster?: (cluster: NewCluster) => Promise<void>;
};

export type EmbeddedPostgres = {
  connectionString: string;
  /** Stops the server unless another shop process uses it. Close all other connections first. */
  stop: () => Promise<void>;
};

const settings: PostgresSettings = {
  // A commit waits until it is on disk, so that no crash of the process or the machine loses an order.
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
  // Tuned for SSDs and many short queries.
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The shop logs failed queries itself, without the personal data in them.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

/**
 * An eighth of the memory that this process may use, between 128 and 512 MB. The admin lists of 100,000 orders, users
 * and products fit into 512 MB. The system allocates the memory only when it is used.
 */
function sharedBuffers() {
  const megabytes = Math.floor(machineMemory() / 8 / 1024 ** 2);
  return `${Math.min(512, Math.max(128, megabytes))}MB`;
}

/**
 * Runs the PostgreSQL of a data folder. Creates it at the first start, adopts one that a killed shop left running, and
 * restarts it when it dies. Several shop processes can share it; the last one to stop ends it.
 * @throws StartUpError if it cannot run on this machine.
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
