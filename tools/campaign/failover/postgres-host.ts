import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { appendFile, chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import {
  type PostgresAccount,
  postgresAccount,
} from '../../../server/platform/embedded-postgres/postgres-account.ts';
import { freePort } from '../../../test/free-port.ts';
import { serverProcesses, signalAll } from '../stage/embedded-server.ts';
import { until } from '../stage/timing.ts';

type Options = { name: string; folder: string; password: string; account: PostgresAccount | undefined };

const run = promisify(execFile);

/** PostgreSQL with the programs for replicas; the embedded one has only those that run a server. */
function programsOfSystem() {
  const folders = globSync('/usr/lib/postgresql/*/bin').filter((folder) =>
    existsSync(join(folder, 'pg_basebackup')),
  );
  const newest = folders.sort((a, b) => versionOf(a) - versionOf(b)).at(-1);
  if (newest) return newest;
  throw new Error('The drill needs PostgreSQL in /usr/lib/postgresql: apt-get install postgresql');
}

function versionOf(folder: string) {
  return Number(folder.split('/').at(-2));
}

/** Two servers in a folder, not yet created, and the URL of the shop's database on both. */
export async function createHosts(folder: string) {
  const account = await postgresAccount();
  const password = randomBytes(24).toString('hex');
  const [first, second] = [
    await createHost({ name: 'db1', folder, password, account }),
    await createHost({ name: 'db2', folder, password, account }),
  ];
  const hosts = `127.0.0.1:${first.port},127.0.0.1:${second.port}`;
  return {
    first,
    second,
    databaseUrl: `postgres://saha:${password}@${hosts}/saha?target_session_attrs=read-write`,
  };
}

/** A server in a folder, not yet created. */
export async function createHost(options: Options) {
  const host = new PostgresHost(options, await freePort());
  await host.prepare();
  return host;
}

/** One PostgreSQL server, which stands for a machine of its own. */
export class PostgresHost {
  readonly name: string;
  readonly port: number;
  readonly #bin = programsOfSystem();
  readonly #home: string;
  readonly #parent: string;
  readonly #data: string;
  readonly #password: string;
  readonly #account: PostgresAccount | undefined;

  constructor({ name, folder, password, account }: Options, port: number) {
    this.name = name;
    this.port = port;
    this.#home = join(folder, name);
    // As in a shop's data folder, where serverProcesses looks for it.
    this.#parent = join(this.#home, 'postgres');
    this.#data = join(this.#parent, 'data');
    this.#password = password;
    this.#account = account;
  }

  /** Creates its folder. */
  async prepare() {
    await mkdir(this.#parent, { recursive: true });
    if (!this.#account) return;
    const { uid, gid } = this.#account;
    for (const path of [this.#home, this.#parent]) await chown(path, uid, gid);
  }

  /** Creates a cluster with the shop's role and an empty database (docs/operations.md), and starts it. */
  async initialize() {
    const passwordFile = join(this.#parent, 'password');
    await writeFile(passwordFile, this.#password, { mode: 0o600 });
    if (this.#account) await chown(passwordFile, this.#account.uid, this.#account.gid);
    await this.#command(
      'initdb',
      ...[`--pgdata=${this.#data}`, '--username=postgres', `--pwfile=${passwordFile}`],
      ...['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8', '--no-instructions'],
    );
    const settings = [
      "listen_addresses = '127.0.0.1'",
      "unix_socket_directories = ''",
      'max_connections = 60',
    ];
    await appendFile(join(this.#data, 'postgresql.conf'), `${settings.join('\n')}\n`);
    await this.#start();
    await this.query(`create role saha login password '${this.#password}'`);
    await this.query('create database saha owner saha');
    await this.query('revoke all on schema public from public; grant all on schema public to saha', 'saha');
  }

  /** Makes this host a new replica of another, which from then on commits nothing that is not on this disk too. */
  async follow(primary: PostgresHost) {
    rmSync(this.#data, { recursive: true, force: true });
    const source = `host=127.0.0.1 port=${primary.port} user=postgres application_name=${this.name}`;
    await this.#command('pg_basebackup', '-d', source, '-D', this.#data, '-R', '-X', 'stream', '-c', 'fast');
    await this.#start();
    await primary.query(`alter system set synchronous_standby_names = '${this.name}'`);
    await primary.query('select pg_reload_conf()');
    await until(`${this.name} follows`, 30_000, async () => {
      const { rows } = await primary.query('select sync_state from pg_stat_replication');
      return rows.some(({ sync_state }) => sync_state === 'sync');
    });
  }

  /** Kills the server and all its processes at the same moment, as when its machine is lost. */
  async kill() {
    signalAll(await serverProcesses(this.#home), 'SIGKILL');
  }

  /** Stops or continues receiving from the primary, which cannot commit while it is stopped. */
  async setReceiving(isOn: boolean) {
    const processes = await serverProcesses(this.#home);
    const receivers = processes.filter(({ command }) => command.includes('walreceiver'));
    signalAll(receivers, isOn ? 'SIGCONT' : 'SIGSTOP');
  }

  /** Makes this replica a primary that waits for no other host. */
  async promote() {
    await this.#command('pg_ctl', 'promote', '-w', '-D', this.#data);
    await this.query("alter system set synchronous_standby_names = ''");
    await this.query('select pg_reload_conf()');
  }

  /** Ends the server at once, without waiting. */
  end() {
    const file = join(this.#data, 'postmaster.pid');
    if (!existsSync(file)) return;
    signalAll([{ pid: Number(readFileSync(file, 'utf8').split('\n')[0]) }], 'SIGKILL');
  }

  /** Sends SQL as the superuser. */
  async query(sql: string, database = 'postgres') {
    const { port } = this;
    const client = new pg.Client({
      host: '127.0.0.1',
      port,
      user: 'postgres',
      password: this.#password,
      database,
    });
    await client.connect();
    return client.query(sql).finally(() => client.end());
  }

  #start() {
    const log = join(this.#parent, 'log');
    return this.#command('pg_ctl', 'start', '-w', '-D', this.#data, '-l', log, '-o', `-p ${this.port}`);
  }

  #command(program: string, ...args: string[]) {
    return run(join(this.#bin, program), args, {
      ...this.#account,
      cwd: this.#parent,
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', PGPASSWORD: this.#password },
    });
  }
}
