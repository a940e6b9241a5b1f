import { lstat, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removeDataDir, restoreShop } from '../../../server/platform/backup/restore-shop.ts';
import { startEmbeddedPostgres } from '../../../server/platform/embedded-postgres/embedded-postgres.ts';
import type { Env } from '../../../server/platform/start-up/env.ts';
import { upgradeFolder } from '../../../server/platform/start-up/upgrade-state.ts';
import { databaseOf, restoreDump } from '../database/external-database.ts';
import { copyFromBackup, makeShopBackup, requireWhole } from '../database/shop-backups.ts';

/** Backs up the shop to a new folder, in place of an older backup there, and reads the backup again. */
export async function backUp(env: Env, folder: string) {
  await rm(folder, { recursive: true, force: true });
  await makeShopBackup(env, folder);
  return requireWhole(env, folder);
}

/** Makes a shop with an embedded database from a backup, lets `work` use its folder, and removes it. */
export async function withCopy(env: Env, folder: string, work: (dataDir: string) => Promise<void>) {
  const dataDir = join(upgradeFolder(env.dataDir), 'copy');
  await removeCopy(dataDir);
  try {
    await copyFromBackup(env, folder, dataDir);
    await work(dataDir);
  } finally {
    await removeCopy(dataDir);
  }
}

/** A killed upgrade may have left its server running. */
async function removeCopy(dataDir: string) {
  if (await exists(join(dataDir, 'postgres'))) await stopServer(dataDir);
  await removeDataDir(dataDir);
}

async function stopServer(dataDir: string) {
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  await server.stop();
}

/**
 * Gives the closed shop the database of a backup. Pictures stay: no upgrade removes one. Can be repeated after a kill at
 * any moment.
 */
export async function restoreDatabase(env: Env, folder: string) {
  if (env.databaseUrl) return restoreDump(databaseOf(env), folder);
  const restored = join(upgradeFolder(env.dataDir), 'restored');
  const failed = join(upgradeFolder(env.dataDir), 'failed');
  const place = join(env.dataDir, 'postgres');
  if (await exists(place)) {
    // While the shop is closed nobody else starts its server, so this is the last user.
    await stopServer(env.dataDir);
    if (!(await exists(join(restored, 'postgres')))) {
      await removeCopy(restored);
      await restoreShop({ folder, dataDir: restored });
    }
    await removeDataDir(failed);
    await mkdir(failed, { mode: 0o711 });
    await rename(place, join(failed, 'postgres'));
  }
  await rename(join(restored, 'postgres'), place);
  for (const dataDir of [restored, failed]) await removeDataDir(dataDir);
}

function exists(path: string) {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
