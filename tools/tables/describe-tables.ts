import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDb, createPool } from '../../server/platform/db/connection.ts';
import { migrate } from '../../server/platform/db/migrate.ts';
import { startEmbeddedPostgres } from '../../server/platform/embedded-postgres/embedded-postgres.ts';
import { tablesFile } from './migrations-hash.ts';
import { describeTables } from './table-types.ts';

// `node tools/tables/describe-tables.ts`: writes the types of the tables anew, after a change of the migrations.

const place = mkdtempSync(join(tmpdir(), 'saha-tables-'));
// Root runs PostgreSQL as another user, who must be able to pass through.
chmodSync(place, 0o711);
const postgres = await startEmbeddedPostgres({ dataDir: place, log: () => undefined });
try {
  const { connectionString } = postgres;
  await migrate(connectionString);
  const db = createDb(createPool({ connectionString, size: 1, onError: () => undefined }));
  writeFileSync(tablesFile, await describeTables(db));
  await db.destroy();
} finally {
  await postgres.stop();
  rmSync(place, { recursive: true });
}
