import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Cluster } from './cluster.ts';
import { operatingSystem } from './operating-system.ts';

type InitOptions = Pick<Cluster, 'folder' | 'binaries' | 'account'> & {
  /** Rights of the shop's role besides owning its database; backups, which copy the server, need `replication`. */
  rights: 'login replication' | 'login createdb';
  /** Whether to wait for the disk; false only for data that a crash of the machine may destroy. */
  durable: boolean;
  /** Further commands of the superuser, who cannot connect later. */
  commands?: string[];
};

/**
 * Creates a database cluster in a new folder, with an empty database `saha` owned by a role `saha`. The role is not a
 * superuser, so that a fault in the shop's SQL cannot reach the server's files. The folder contains its random
 * password.
 */
export async function initCluster({
  folder,
  binaries,
  account,
  rights,
  durable,
  commands = [],
}: InitOptions) {
  const dataFolder = join(folder, 'data');
  const password = randomBytes(24).toString('hex');
  const passwordFile = join(folder, 'password');
  await mkdir(folder, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account) {
    await chown(folder, account.uid, account.gid);
    await chown(passwordFile, account.uid, account.gid);
  }
  const program = { binaries, account, folder };
  const sync = durable ? `--sync-method=${operatingSystem.syncMethod}` : '--no-sync';
  await run(program, ['initdb', ...initArguments(dataFolder), sync]);
  // The single-user server creates role and database before anyone can connect.
  await run(
    program,
    ['postgres', '--single', '-D', dataFolder, '-c', `fsync=${durable}`, 'postgres'],
    [`create role saha ${rights} password '${password}';`, 'create database saha owner saha;', ...commands],
  );
}

function initArguments(dataFolder: string) {
  return [
    `--pgdata=${dataFolder}`,
    '--username=postgres',
    // The superuser has no password: it works only in the single-user server, while the server is stopped.
    '--auth-local=reject',
    '--auth-host=scram-sha-256',
    '--encoding=UTF8',
    // The same sort order and case mapping on every machine, independent of its locales.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    `--lc-ctype=${operatingSystem.locale}`,
    '--no-instructions',
  ];
}

type Program = Pick<Cluster, 'folder' | 'binaries' | 'account'>;

async function run({ binaries, account, folder }: Program, [name, ...args]: string[], lines: string[] = []) {
  const child = spawn(join(binaries, 'bin', String(name)), args, {
    ...account,
    cwd: folder,
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((done, fail) => child.on('close', done).on('error', fail));
  child.stdin.end(lines.join('\n'));
  const [code, ...output] = await Promise.all([exited, text(child.stdout), text(child.stderr)]);
  // The single-user server reports a failed statement only in its output.
  if (code !== 0 || /^.*(ERROR|FATAL|PANIC):/m.test(output.join('\n'))) {
    throw new Error(`${name} failed: ${output.join('\n').trim()}`);
  }
}
