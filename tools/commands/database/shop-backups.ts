import { backUpShop, requireEmbedded } from '../../../server/platform/backup/back-up-shop.ts';
import { requireWholeBackup } from '../../../server/platform/backup/backup-folder.ts';
import { restoreShop } from '../../../server/platform/backup/restore-shop.ts';
import type { Env } from '../../../server/platform/start-up/env.ts';
import { dumpParts, dumpShop, requirePrograms, unpackDump } from './external-database.ts';

// Backups of a shop, whichever database it has: the embedded one or that at DATABASE_URL.

/** Throws StartUpError if there is no embedded database, or no program to back up the external one. */
export function requireShop(env: Env) {
  return env.databaseUrl ? requirePrograms(env) : requireEmbedded(env);
}

/** Backs up database and pictures to a new folder. Returns its manifest. */
export function makeShopBackup(env: Env, folder: string) {
  return env.databaseUrl ? dumpShop(env, folder) : backUpShop({ env, folder });
}

/** Reads the whole backup. Throws StartUpError if it is damaged, or that of the other kind of database. */
export function requireWhole({ databaseUrl }: Env, folder: string) {
  return databaseUrl ? requireWholeBackup(folder, dumpParts) : requireWholeBackup(folder);
}

/** Makes a data folder with an embedded database from a backup. */
export async function copyFromBackup({ databaseUrl }: Env, folder: string, dataDir: string) {
  if (databaseUrl) await unpackDump(folder, dataDir);
  else await restoreShop({ folder, dataDir });
}
