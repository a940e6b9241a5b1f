import { Readable } from 'node:stream';
import pg from 'pg';
import { StartUpError } from '../start-up/start-up-error.ts';

/**
 * With the log that was written meanwhile, so that the copy is whole by itself; its moment is the end of the backup. Not
 * SQL but a command of the replication protocol, which knows capitals only.
 */
const command = "BASE_BACKUP (LABEL 'saha', CHECKPOINT 'fast', WAL true, MANIFEST 'no')";

/** What a message of the copy holds, by its first byte (PostgreSQL's documentation, 54.4). */
const archiveBytes = 'd'.charCodeAt(0);

/**
 * A running server's whole data folder as a tar archive, by PostgreSQL's own protocol for replicas: nobody waits for it.
 * Throws StartUpError where the role may not do that.
 */
export async function openBaseBackup(connectionString: string): Promise<Readable> {
  const url = new URL(connectionString);
  url.searchParams.set('replication', 'database');
  const client = new pg.Client({ connectionString: url.href, application_name: 'saha-backup' });
  await client.connect().catch(explain);
  const archive: Readable = new Readable({
    read: () => {
      connection?.stream.resume();
    },
    destroy(error, done) {
      client.end().then(
        () => done(error),
        () => done(error),
      );
    },
  });
  client.on('error', (error) => archive.destroy(error));
  let connection: pg.Connection | undefined;
  // What pg calls on whatever it runs (its lib/query.js); the rows before and after the copy tell positions of the log.
  client.query({
    submit(given: pg.Connection) {
      connection = given;
      given.query(command);
    },
    handleRowDescription() {},
    handleDataRow() {},
    handleCommandComplete() {},
    handleCopyData({ chunk }: { chunk: Buffer }) {
      if (chunk[0] !== archiveBytes) return;
      // A copy, because pg reads the next message into the same memory.
      if (!archive.push(Buffer.from(chunk.subarray(1)))) connection?.stream.pause();
    },
    handleReadyForQuery: () => archive.push(null),
    handleError: (error: Error) => archive.destroy(error),
  });
  return archive;
}

function explain(error: Error & { code?: string }): never {
  const mayNot = error.code === '42501' || error.code === '28000';
  throw mayNot
    ? new StartUpError(`The shop's role may not read the whole database server: ${error.message}.`, {
        cause: error,
      })
    : error;
}
