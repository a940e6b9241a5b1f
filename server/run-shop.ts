import { createApp, shopJobs } from './app.ts';
import { readEnv } from './env.ts';
import { ReplyCache } from './platform/cache/reply-cache.ts';
import { createDb, visitorDeadlineMs } from './platform/db/connection.ts';
import { listenForDrops } from './platform/db/notify.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { createLimits, noLimits } from './platform/http/limits.ts';
import { listen } from './platform/http/listen.ts';
import { startJobs } from './platform/jobs/start-jobs.ts';
import { createLog } from './platform/operations/create-log.ts';
import type { Pages } from './platform/render/page-routes.ts';
import { StartUpError } from './platform/start-up/start-up-error.ts';
import { openImageDisk } from './platform/uploads/image-files.ts';
import { prepareShop } from './prepare-shop.ts';

const log = createLog();
const drainMs = 10_000;
const patientDeadlineMs = 30_000;
/** How to close what was opened, in the order of opening. */
const opened: (() => Promise<unknown>)[] = [];

async function start(loadPages: () => Promise<Pages>) {
  const env = readEnv();
  const opening = openDatabase(env, log, visitorDeadlineMs);
  opened.push(() =>
    opening.then(
      ({ close }) => close(),
      () => undefined,
    ),
  );
  const { pool, db, readDb, connectionString } = await opening;
  // Nobody waits for these: loading a catalogue and sweeping pictures may take their time.
  const patientDb = createDb(pool, patientDeadlineMs);
  await prepareShop({ db: patientDb, env, log });

  const jobs = await startJobs({ shopJobs, connectionString, env, db: patientDb, log });
  opened.push(jobs.stop);
  const cache = new ReplyCache();
  const drops = await listenForDrops({
    connectionString,
    onDrop: (tags) => cache.drop(tags),
    onGap: () => cache.clear(),
    onError: (error) => log.warn({ err: error }, 'Lost the connection that tells of changes'),
  });
  opened.push(drops.stop);

  const limits = env.rateLimits ? createLimits(pool) : noLimits;
  const disk = await openImageDisk(env);
  const pages = await loadPages();
  if (pages.close) opened.push(pages.close);
  const resources = {
    db,
    readDb,
    jobs: jobs.boss,
    mailer: jobs.mailer,
    disk,
    limits,
    env,
    log,
    now: () => new Date(),
  };
  const app = await createApp({ resources, cache, pages });
  opened.push(() => app.close());
  await listen(app, env);
  process.stdout.write(`\n  Saha is open at ${env.publicUrl}\n\n`);
  jobs.prepare().catch((error: Error) => log.error({ err: error }, 'Could not prepare the jobs'));
}

/** Lets requests and jobs under way finish, then closes the rest. */
async function closeAll() {
  setTimeout(() => process.exit(1), drainMs).unref();
  for (const close of opened.splice(0).reverse()) {
    await close().catch((error: Error) => log.error({ err: error }, 'Could not close cleanly'));
  }
  process.exit();
}

let closing: Promise<void> | undefined;

/** Once only: Ctrl+C arrives from the terminal, from npm and from scripts/start.mjs. */
function stop() {
  closing ??= closeAll();
  return closing;
}

/**
 * Runs the shop until SIGTERM or SIGINT. What keeps it from starting is told in one message, exit code 1.
 */
export async function runShop(loadPages: () => Promise<Pages>) {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  // The channel to scripts/start.mjs: when that is killed, nobody could stop this process any more.
  process.once('disconnect', stop);
  try {
    await start(loadPages);
  } catch (error) {
    // Stopped while it started: whatever failed did so because its database was closed.
    if (closing !== undefined) return;
    if (error instanceof StartUpError) process.stderr.write(`\n${error.message}\n\n`);
    else log.fatal({ err: error }, 'The shop could not start');
    process.exitCode = 1;
    await stop();
  }
}
