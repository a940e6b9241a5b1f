import { writeFileSync } from 'node:fs';
import { createDb, createPool } from '../server/platform/db/connection.ts';
import { migrate } from '../server/platform/db/migrate.ts';
import { startThrowawayPostgres } from '../test/throwaway-postgres.ts';
import { tablesFile } from './tables/migrations-hash.ts';
import { describeTables } from './tables/table-types.ts';

// `node scripts/describe-tables.ts`: writes the types of the tables anew, after a change of the migrations.

const postgres = await startThrowawayPostgres({ log: () => undefined });
await migrate(postgres.connectionString);
const db = createDb(createPool({ connectionString: postgres.connectionString, onError: () => undefined }));
writeFileSync(tablesFile, await describeTables(db));
await db.destroy();
await postgres.stop();
