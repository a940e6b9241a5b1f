import { pino } from 'pino';
import { requireEmbedded } from '../../server/platform/backup/back-up-shop.ts';
import { openDatabase } from '../../server/platform/db/open-database.ts';
import type { Env } from '../../server/platform/start-up/env.ts';

/** As openDatabase, but creates no embedded one: without the shop's variables a command would begin another shop. */
export async function openExistingShop(env: Env, name: string) {
  if (!env.databaseUrl) await requireEmbedded(env);
  return openDatabase(env, pino({ name, level: 'warn' }));
}
