import { Readable } from 'node:stream';
import pg from 'pg';
import { StartUpError } from '../start-up/start-up-error.ts';

/**
 * Includes the log that is written during the backup, so that the copy is complete; it shows the data at the end of the
 * backup. This is a command of the replication protocol, not SQL, and must be in capitals.
 */
const command = "BASE_BACKUP (LABEL 'saha', CHECKPOINT 'fast', WAL true, MANIFEST 'no')";

/** The first byte of a copy message with archive data (PostgreSQL's documentation, 54.4). */
const archiveBytes = 'd'.charCodeAt(0);

/**
 * The data folder of a running server as a tar archive, through PostgreSQL's replication protocol, without blocking
 * other work. Throws StartUpError if the role has no right to do this.
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
  // The methods that pg calls on a query (its lib/query.js). The rows before and after the copy are log positions.
  client.query({
    submit(opened: pg.Connection) {
      connection = opened;
      opened.query(command);
    },
    handleRowDescription() {},
    handleDataRow() {},
    handleCommandComplete() {},
    handleCopyData({ chunk }: { chunk: Buffer }) {
      if (chunk[0] !== archiveBytes) return;
      // Copied, because pg reuses the memory for the next message.
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
