import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { open, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { type AddressInfo, createConnection, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { isAlive } from './is-alive.ts';
import { operatingSystem } from './operating-system.ts';

/** A running PostgreSQL server of a cluster, started by this or another process. */
export type Postmaster = {
  pid: number;
  port: number;
  /** The folder of its Unix socket; '' if it has none. */
  socketFolder: string;
};

/** Server settings by name; they override the cluster's postgresql.conf. */
export type PostgresSettings = Record<string, string>;

/** SIGINT rolls back open transactions and shuts down cleanly; SIGQUIT leaves recovery to the next start. */
type EndOptions = { signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'; timeoutMs: number };

const maxLogBytes = 1024 * 1024;

/** Allows only the shop's role, with its password. */
const accessRules = `
local all saha scram-sha-256
host all saha 127.0.0.1/32 scram-sha-256
local replication saha scram-sha-256
host replication saha 127.0.0.1/32 scram-sha-256
`;

/** The longest path of a Unix socket, in bytes: 107 on Linux, 103 on macOS. */
const maxSocketPath = 103;

/**
 * The server that runs on this cluster; a killed shop may have left it behind. Throws if one runs whose process this
 * container cannot see: a second server on the same files would destroy them, and PostgreSQL itself would not notice.
 */
export async function findPostmaster({ folder }: Cluster): Promise<Postmaster | undefined> {
  const pidFile = join(folder, 'data/postmaster.pid');
  const content = await readFile(pidFile, 'utf8').catch(() => '');
  // The lines are process id, data folder, start time, port, socket folder … (PostgreSQL's
  // src/include/utils/pidfile.h).
  const lines = content.split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!pid || !port) return undefined;
  const postmaster = { pid, port, socketFolder: lines[4] ?? '' };
  if (await isPostmaster(pid, folder)) return postmaster;
  if (await answers(postmaster)) throw new Error(`Another container runs the database of ${folder}.`);
  // After a reboot the id may belong to any other process, which PostgreSQL itself would take for a running server.
  const isStale = isAlive(pid) && content === (await readFile(pidFile, 'utf8').catch(() => ''));
  if (isStale) await rm(pidFile, { force: true });
  return undefined;
}

/** Whether a server listens at the socket in the cluster's folder, which containers share with their volume. */
async function answers({ socketFolder, port }: Postmaster) {
  if (socketFolder === '') return false;
  const socket = createConnection(join(socketFolder, `.s.PGSQL.${port}`));
  return await once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy());
}

export async function isPostmaster(pid: number, folder: string) {
  return await operatingSystem.hasArgument(pid, join(folder, 'data'));
}

/**
 * Starts a server on the cluster without waiting until it accepts connections. It outlives this process, and signals of
 * the terminal do not reach it: the shop stops it after its last query, or adopts it after a crash.
 */
export async function launchPostmaster(cluster: Cluster, settings: PostgresSettings): Promise<Postmaster> {
  const { folder, binaries, account } = cluster;
  const port = await choosePort(folder);
  const socketFolder = socketFolderFor(folder, port);
  const all = {
    ...settings,
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: socketFolder,
    hba_file: await writeAccessRules(cluster),
  };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = await openLog(folder);
  const child = spawn(join(binaries, 'bin/postgres'), ['-D', join(folder, 'data'), ...options], {
    ...account,
    cwd: folder,
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  await once(child, 'spawn').finally(() => log.close());
  child.unref();
  return { pid: Number(child.pid), port, socketFolder };
}

/** The cluster's folder, which only its owner may enter; '' if its path is not usable for a socket. */
function socketFolderFor(folder: string, port: number) {
  // PostgreSQL reads a comma as a separator of folders.
  const isUsable = Buffer.byteLength(`${folder}/.s.PGSQL.${port}`) <= maxSocketPath && !/[,"]/.test(folder);
  return isUsable ? folder : '';
}

/**
 * Writes the rules for connections, which replace those of the cluster's creation, and returns the file's path. It is
 * always a new file: the old one may be a link made by the user that PostgreSQL runs as, and we may be root. A rename
 * puts it in place complete, because another shop may be launching a server on the same cluster.
 */
async function writeAccessRules({ folder, account }: Cluster) {
  const file = join(folder, 'access.conf');
  const draft = `${file}.${randomUUID()}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(accessRules);
    if (account) await handle.chown(account.uid, account.gid);
  } finally {
    await handle.close();
  }
  await rename(draft, file);
  return file;
}

/** The last lines of the server's log, for a message about its failure. */
export async function lastLogLines({ folder }: Cluster) {
  const log = await readFile(join(folder, 'postgres.log'), 'utf8').catch(() => '');
  return log.trim().split('\n').slice(-5).join('\n  ');
}

/** Tells a server to stop and waits until it has. Returns false if it still runs after `timeoutMs`. */
export async function endPostmaster({ folder }: Cluster, { pid }: Postmaster, how: EndOptions) {
  if (!(await isPostmaster(pid, folder))) return true;
  process.kill(pid, how.signal);
  const deadline = Date.now() + how.timeoutMs;
  while (await isPostmaster(pid, folder)) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

/** The same port at each start, so that clients find a restarted server again, unless another process has taken it. */
async function choosePort(folder: string) {
  const portFile = join(folder, 'port');
  const previous = Number(await readFile(portFile, 'utf8').catch(() => '0'));
  const port = await reservePort(previous).catch(() => reservePort(0));
  if (port !== previous) await writeFile(portFile, String(port), { mode: 0o600 });
  return port;
}

/** Checks that a port is free; 0 finds a free one. */
export async function reservePort(requested: number) {
  const server = createServer().listen(requested, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function openLog(folder: string) {
  const file = join(folder, 'postgres.log');
  const isLong = await stat(file).then(
    ({ size }) => size > maxLogBytes,
    () => false,
  );
  if (isLong) await truncate(file);
  return await open(file, 'a', 0o600);
}
