import { setRootLanguage } from '../shared/values/languages.ts';
import { softwareName } from '../shared/values/software-name.ts';
import { createApp, shopJobs } from './app.ts';
import { loadSamples } from './demo/samples/load-samples.ts';
import { removeLeftCopies } from './import/import-file.ts';
import { prepareCatalog } from './listing/follow-catalog.ts';
import { turnOfferDay } from './offers/turn-offer-day.ts';
import { followChanges } from './platform/cache/follow-changes.ts';
import { ReplyCache } from './platform/cache/reply-cache.ts';
import { createDb, type Db, visitorDeadlineMs } from './platform/db/connection.ts';
import { openShopDatabase } from './platform/db/open-database.ts';
import { createLimits, noLimits } from './platform/http/limits.ts';
import { listen } from './platform/http/listen.ts';
import { startJobs } from './platform/jobs/start-jobs.ts';
import { createLog } from './platform/operations/create-log.ts';
import { startUpWarnings } from './platform/operations/start-up-warnings.ts';
import type { Pages } from './platform/render/page-routes.ts';
import { dayOf } from './platform/settings/shop-day.ts';
import { type Env, readEnv } from './platform/start-up/env.ts';
import { StartUpError } from './platform/start-up/start-up-error.ts';
import { whenClosed } from './platform/start-up/upgrade-state.ts';
import { openImageDisk } from './platform/uploads/image-files.ts';
import { prepareShop } from './prepare-shop.ts';
import { flushSearches } from './search/search-log.ts';

const log = createLog();
const drainMs = 10_000;
const patientDeadlineMs = 30_000;
/** The resources to close on shutdown, in the order in which they were opened. */
const closers: (() => Promise<unknown>)[] = [];

type LoadPages = (env: Env) => Promise<Pages>;

async function start(loadPages: LoadPages, isTrial: boolean) {
  const env = { ...readEnv(), isTrial };
  setRootLanguage(env.rootLanguage);
  const { pool, db, readDb, connectionString } = await openUntilClosed(
    openShopDatabase(env, log, visitorDeadlineMs),
  );
  // No visitor waits for loading the catalog or for jobs, so these queries may take longer. They need no pooler.
  const patientDb = createDb(pool, patientDeadlineMs);
  await Promise.all([prepareShop({ db: patientDb, env, log }), removeLeftCopies()]);
  const starting = { env, now: () => new Date(), uid: process.getuid?.() };
  for (const warning of await startUpWarnings(db, starting)) log.warn(warning);
  await turnOfferDay(patientDb, dayOf(new Date()));
  let isPrepared = false;
  prepareCatalog(readDb)
    // The first visitor then waits for it.
    .catch((error) => log.warn({ err: error }, 'Could not load the catalog in advance'))
    .finally(() => {
      isPrepared = true;
    });

  // A trial sends no mail and calls no courier.
  const ownJobs = isTrial ? [] : shopJobs;
  const jobs = await startJobs({ shopJobs: ownJobs, connectionString, env, db: patientDb, log });
  closers.push(jobs.stop);
  const cache = new ReplyCache();
  const changes = await followChanges({
    connectionString,
    cache,
    onError: (error) => log.warn({ err: error }, 'Lost the connection that listens for changes'),
  });
  closers.push(changes.stop);

  const limits = env.rateLimits ? createLimits(db) : noLimits;
  const disk = await openImageDisk(env);
  const pages = await loadPages(env);
  if (pages.close) closers.push(pages.close);
  const resources = {
    db,
    readDb,
    jobs: jobs.boss,
    mailer: jobs.mailer,
    disk,
    limits,
    env,
    log,
    caughtUp: changes.caughtUp,
    isPrepared: () => isPrepared,
    takesJobs: !isTrial,
    now: () => new Date(),
  };
  closers.push(() => flushSearches(db, { now: new Date(), log }));
  const app = await createApp({ resources, cache, pages });
  closers.push(() => app.close());
  await listen(app, env);
  process.stdout.write(`\n  ${softwareName} is open at ${env.publicUrl}\n\n`);
  if (!isTrial) whenClosed(env.dataDir, closeForUpgrade);
  // From now on tools/commands/start.mjs starts a shop that dies again.
  process.send?.('open');
  if (env.samples && !isTrial) closers.push(makeSamples({ db: patientDb, env }));
}

/** Makes the sample orders of a new demo while the shop is open. A shop that stops meanwhile has none. */
function makeSamples(making: { db: Db; env: Env }) {
  const stopping = new AbortController();
  const loading = loadSamples({ ...making, log, now: new Date(), signal: stopping.signal }).catch((error) => {
    if (!stopping.signal.aborted) log.warn({ err: error }, 'Could not make the sample orders of the demo');
  });
  return () => {
    stopping.abort();
    return loading;
  };
}

/** Closes the database at the end, even if it is still being opened. */
function openUntilClosed<Database extends { close: () => Promise<void> }>(opening: Promise<Database>) {
  closers.push(() =>
    opening.then(
      ({ close }) => close(),
      () => undefined,
    ),
  );
  return opening;
}

/** Whatever runs this process starts it again after this exit code. The next one waits for the end of the upgrade. */
function closeForUpgrade() {
  process.stdout.write(`\n  ${softwareName} closes for an upgrade\n\n`);
  process.exitCode = 1;
  void stop();
}

/** Lets running requests and jobs finish, then closes the rest. */
async function closeAll() {
  setTimeout(() => process.exit(1), drainMs).unref();
  for (const close of closers.splice(0).reverse()) {
    await close().catch((error: Error) => log.error({ err: error }, 'Could not shut down cleanly'));
  }
  process.exit();
}

let closing: Promise<void> | undefined;

/** Closes only once: Ctrl+C arrives from the terminal, from npm and from tools/commands/start.mjs. */
function stop() {
  closing ??= closeAll();
  return closing;
}

/**
 * Runs the shop until SIGTERM, SIGINT or an upgrade. If it cannot start, writes one message and exits with code 1. A trial
 * (tools/commands/upgrade) may open a closed shop, and takes no jobs.
 */
export async function runShop(loadPages: LoadPages, { isTrial = false } = {}) {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  // The channel to tools/commands/start.mjs closes when that is killed. Nothing could stop this process then.
  process.once('disconnect', stop);
  try {
    await start(loadPages, isTrial);
  } catch (error) {
    // Stopping during the start closes the database, which makes the start fail.
    if (closing !== undefined) return;
    if (error instanceof StartUpError) process.stderr.write(`\n${error.message}\n\n`);
    else log.fatal({ err: error }, 'The shop could not start');
    process.exitCode = 1;
    await stop();
  }
}
