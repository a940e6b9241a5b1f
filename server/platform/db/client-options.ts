import pg from 'pg';
import { splitHosts } from '../start-up/split-hosts.ts';

/** Less than half of what a connection may take, so that time is left to open it on the host that was found. */
const probeDeadlineMs = 2_000;

type Address = { host: string; port: number };
type Callback = ((error: Error) => void) | ((error: null, client: pg.Client) => void);

/**
 * The options by which a pool or the job queue reaches the database. If its URL names several hosts, each new connection
 * goes to the one that takes writes, and finds the new one after a failover.
 */
export function clientOptions(connectionString: string): {
  connectionString: string;
  Client?: typeof pg.Client;
} {
  const urls = splitHosts(connectionString);
  const [first, ...others] = urls;
  if (!first || others.length === 0) return { connectionString };
  return { connectionString: first, Client: clientOfPrimary(urls) };
}

/** A single connection, not yet open, that finds its host in the same way. */
export function createClient(connectionString: string, options: Omit<pg.ClientConfig, 'connectionString'>) {
  const { Client = pg.Client, ...rest } = clientOptions(connectionString);
  return new Client({ ...options, ...rest });
}

function clientOfPrimary(urls: string[]): typeof pg.Client {
  let search: Promise<Address> | undefined;

  /** Connections that open at the same time share one search. */
  function findAddress() {
    search ??= findPrimary(urls).finally(() => {
      search = undefined;
    });
    return search;
  }

  return class PrimaryClient extends pg.Client {
    override connect(): Promise<pg.Client>;
    override connect(callback: Callback): void;
    override connect(callback?: Callback) {
      const connecting = this.#connectToPrimary();
      if (!callback) return connecting;
      const done = callback as (error: Error | null, client?: pg.Client) => void;
      return void connecting.then((client) => done(null, client), done);
    }

    async #connectToPrimary() {
      const { host, port } = await findAddress();
      this.host = host;
      this.port = port;
      return super.connect();
    }
  };
}

/** Asks all hosts at once, because one that is dead may not even refuse. */
async function findPrimary(urls: string[]): Promise<Address> {
  try {
    return await Promise.any(urls.map(probe));
  } catch (error) {
    const reasons = (error as AggregateError).errors.map(({ message, code }) => message || code);
    const message = `No host of the database takes writes (${reasons.join('; ')})`;
    // PostgreSQL's code for a connection that cannot be opened.
    throw Object.assign(new Error(message, { cause: error }), { code: '08001' });
  }
}

/** The address of the host; throws if it takes no writes. */
async function probe(connectionString: string): Promise<Address> {
  const client = new pg.Client({
    connectionString,
    application_name: 'saha-probe',
    connectionTimeoutMillis: probeDeadlineMs,
    query_timeout: probeDeadlineMs,
  });
  client.on('error', () => undefined);
  const { host, port } = client;
  try {
    await client.connect();
    // Also on for a replica.
    const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
    if (rows[0]?.transaction_read_only !== 'off') throw new Error(`${host}:${port} is read-only`);
    return { host, port };
  } finally {
    void client.end();
  }
}
