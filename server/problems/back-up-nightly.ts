import { mkdir, readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { backUpShop } from '../platform/backup/back-up-shop.ts';
import type { Job } from '../platform/jobs/job.ts';
import type { Env } from '../platform/start-up/env.ts';
import { isNearlyFull } from './set-up-problems.ts';

const keptBackups = 3;

/** The name of a backup that this job made, such as `2026-11-29T03-37-00`. Folders with other names stay. */
const ownName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/;

/**
 * Each night, and when an administrator asks for it, backs up a shop with the embedded database to DATA_DIR/backups, of which
 * the newest three are kept. The outcome is recorded for the page of problems, and a failed backup waits for the next night.
 */
export const backUpNightly: Job<object> = {
  queue: 'back-up',
  cron: '37 3 * * *',
  isPrompt: true,
  options: { expireInSeconds: 3_600, retryLimit: 0 },
  async run(_data, { db, env, now, log }) {
    if (env.databaseUrl) return;
    const problem = await backUp(env, now()).then(
      () => null,
      ({ message }: Error) => message,
    );
    log.info({ problem }, 'The shop backed itself up');
    await db.insertInto('backups').values({ problem }).execute();
  },
};

async function backUp(env: Env, at: Date) {
  if (isNearlyFull(await statfs(env.dataDir))) throw new Error('The disk is nearly full');
  const place = join(env.dataDir, 'backups');
  await mkdir(place, { recursive: true, mode: 0o700 });
  const name = at.toISOString().slice(0, 19).replaceAll(':', '-');
  await backUpShop({ env, folder: join(place, name) });
  const own = (await readdir(place)).filter((name) => ownName.test(name)).sort();
  for (const name of own.slice(0, -keptBackups)) await rm(join(place, name), { recursive: true });
}
