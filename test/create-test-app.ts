import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance, InjectOptions } from 'fastify';
import { fromKysely, PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { createApp, shopJobs } from '../server/app.ts';
import { followChanges } from '../server/platform/cache/follow-changes.ts';
import { ReplyCache } from '../server/platform/cache/reply-cache.ts';
import { createDb, createPool, type Db } from '../server/platform/db/connection.ts';
import { createMailer, type Mailer } from '../server/platform/email/mailer.ts';
import { createLimits, noLimits } from '../server/platform/http/limits.ts';
import type { Resources } from '../server/platform/http/resources.ts';
import { startJobs } from '../server/platform/jobs/start-jobs.ts';
import type { Pages } from '../server/platform/render/page-routes.ts';
import { readEnv } from '../server/platform/start-up/env.ts';
import { openImageDisk } from '../server/platform/uploads/image-files.ts';
import { setRootLanguage } from '../shared/values/languages.ts';
import { createTestDatabase } from './create-test-database.ts';

type Database = Awaited<ReturnType<typeof createTestDatabase>>;

type Options = {
  /** Environment variables, added to those for the test's own database and folder. */
  env?: Record<string, string>;
  now?: () => Date;
  pages?: Pages;
  log?: FastifyBaseLogger;
  /** Connects to the test's database in another way, for example through a proxy. */
  connectThrough?: (url: string) => Promise<Pick<Database, 'connectionString' | 'db'>>;
  /** Whether jobs run. If not, they stay in their queues, where the test can read them. */
  runsJobs?: boolean;
  isPrepared?: () => boolean;
};

/** Load on the machine must not make requests fail. */
const neverBusy = 0;

/** The whole server on its own database, closed after the calling test. Limits are off by default. */
export async function createTestApp({
  env: variables = {},
  now = () => new Date(),
  log = pino({ level: 'silent' }),
  pages,
  runsJobs = false,
  connectThrough,
  isPrepared = () => true,
}: Options = {}) {
  const database = await createTestDatabase();
  const { connectionString, db } = (await connectThrough?.(database.connectionString)) ?? database;
  const dataDir = await mkdtemp(join(tmpdir(), 'saha-test-'));
  const env = readEnv({
    DATABASE_URL: connectionString,
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    ...variables,
  });
  setRootLanguage(env.rootLanguage);
  const jobs = runsJobs
    ? await startJobs({ shopJobs, connectionString, env, db, log, now })
    : await openQueues(db, createMailer({ db, env, log }));
  const cache = new ReplyCache();
  const changes = await followChanges({ connectionString, cache, onError: () => undefined });
  const limits = env.rateLimits ? createLimits(db) : noLimits;
  const disk = await openImageDisk(env);
  const { boss, mailer } = jobs;
  const { caughtUp } = changes;
  const resources = {
    ...{ db, readDb: db, jobs: boss, mailer, disk, limits, env, log },
    ...{ caughtUp, isPrepared, takesJobs: true, now },
  };
  const app = await createApp({
    resources,
    cache,
    ...(pages && { pages }),
    maxEventLoopDelay: neverBusy,
  });
  onTestFinished(async () => {
    setRootLanguage('en');
    await app.close();
    await changes.stop();
    await jobs.stop();
    await rm(dataDir, { recursive: true });
  });
  return { app, db, resources, cache };
}

/** Another process of the same shop: its own connections, limits and cache. Closed after the calling test. */
export async function openSecondApp(resources: Resources) {
  const connectionString = resources.env.databaseUrl ?? '';
  const db = createDb(createPool({ connectionString, onError: () => undefined }));
  const limits = createLimits(db);
  const app = await createApp({
    resources: { ...resources, db, readDb: db, limits },
    cache: new ReplyCache(),
    maxEventLoopDelay: neverBusy,
  });
  onTestFinished(async () => {
    await app.close();
    await db.destroy();
  });
  return { app, limits };
}

/** Opens the queues of the template without the workers that empty them. */
async function openQueues(db: Db, mailer: Mailer) {
  const boss = new PgBoss({ db: fromKysely(db), migrate: false, supervise: false, schedule: false });
  // It still asks for its queues after the test has closed the database.
  boss.on('error', () => undefined);
  await boss.start();
  return {
    boss,
    mailer,
    async stop() {
      await boss.stop({ graceful: false });
      mailer.close();
    },
  };
}

/** The status of a reply that never ends; the caller leaves at once. */
export async function answerOfStream(app: FastifyInstance, options: InjectOptions) {
  const reply = await app.inject({ ...options, payloadAsStream: true });
  reply.stream().destroy();
  return reply.statusCode;
}
