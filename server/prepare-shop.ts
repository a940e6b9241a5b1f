import type { FastifyBaseLogger } from 'fastify';
import { createFirstAdmin } from './accounts/create-first-admin.ts';
import { loadDemo } from './demo/load-demo.ts';
import { isDemoRemoved } from './demo/remove-demo.ts';
import type { Db } from './platform/db/connection.ts';
import type { Env } from './platform/start-up/env.ts';
import { openImageDisk } from './platform/uploads/image-files.ts';

type Options = { db: Db; env: Env; log: FastifyBaseLogger };

/** Prepares a new shop: creates the first administrator and, if `env.demo` is set, loads the demo catalog. */
export async function prepareShop({ db, env, log }: Options) {
  if (env.firstAdmin || env.demo) {
    const admin = await createFirstAdmin(db, env.firstAdmin);
    if (admin && !env.firstAdmin) {
      process.stdout.write(`\n  Administrator, shown once: ${admin.email}  password: ${admin.password}\n`);
    }
  }
  if (env.demo && !(await isDemoRemoved(db))) await loadDemo({ db, disk: await openImageDisk(env), log });
}
