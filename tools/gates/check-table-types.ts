import { existsSync, readFileSync } from 'node:fs';
import { migrationsHash, tablesFile } from '../tables/migrations-hash.ts';

// The types of the tables are generated from the migrations. To need no database, this compares the hash of the
// migrations; tools/tables/table-types.test.ts compares the types themselves.

const isFresh =
  existsSync(tablesFile) && readFileSync(tablesFile, 'utf8').includes(`// Migrations: ${migrationsHash()}\n`);
if (!isFresh) {
  console.log(`${tablesFile}: stale-types, run \`node tools/tables/describe-tables.ts\``);
  process.exitCode = 1;
}
