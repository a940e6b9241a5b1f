import type { FastifyBaseLogger } from 'fastify';
import { softwareName } from '../shared/values/software-name.ts';
import { createFirstAdmin } from './accounts/create-first-admin.ts';
import { changeBaseLanguage, isUntouched } from './catalog/base-language.ts';
import { loadDemo } from './demo/load-demo.ts';
import { isDemoRemoved } from './demo/remove-demo.ts';
import type { Db } from './platform/db/connection.ts';
import { newId } from './platform/db/new-id.ts';
import type { Env } from './platform/start-up/env.ts';
import { openImageDisk } from './platform/uploads/image-files.ts';

type Options = { db: Db; env: Env; log: FastifyBaseLogger };

const software = { id: newId(), name: softwareName };

/**
 * Prepares a new shop: creates the first administrator, loads the demo catalog if `env.demo` is set, and types the catalog
 * in the root language.
 */
export async function prepareShop({ db, env, log }: Options) {
  if (env.firstAdmin || env.demo) {
    const admin = await createFirstAdmin(db, env.firstAdmin);
    if (admin && !env.firstAdmin) {
      process.stdout.write(`\n  Administrator, shown once: ${admin.email}  password: ${admin.password}\n`);
    }
  }
  const isNew = await isUntouched(db);
  if (env.demo && !(await isDemoRemoved(db))) await loadDemo({ db, disk: await openImageDisk(env), log });
  if (isNew) await changeBaseLanguage(db, { from: 'en', to: env.rootLanguage, by: software });
}
