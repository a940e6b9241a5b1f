import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

export const tablesFile = 'server/platform/db/tables.ts';

/** Changes with every migration. The file of table types states it, so that a check needs no database. */
export function migrationsHash() {
  const hash = createHash('sha256');
  for (const path of globSync('db/migrations/*.sql').sort())
    hash.update(`${path}\n${readFileSync(path, 'utf8')}`);
  return hash.digest('hex').slice(0, 16);
}
