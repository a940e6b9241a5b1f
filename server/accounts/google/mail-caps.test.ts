import { expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';
import { openBrowser } from '../../../test/open-browser.ts';
import { createApp } from '../../app.ts';
import { ReplyCache } from '../../platform/cache/reply-cache.ts';
import { createDb, createPool } from '../../platform/db/connection.ts';
import { createLimits } from '../../platform/http/limits.ts';
import { sendResetLink } from '../reset-password.ts';
import { sendVerificationCode } from './create-verification.ts';

/** Two processes of one shop. */
async function twoApps() {
  const { app, resources } = await createTestApp({ env: { RATE_LIMITS: 'on' } });
  const connectionString = resources.env.databaseUrl ?? '';
  const db = createDb(createPool({ connectionString, onError: () => undefined }));
  const other = await createApp({
    resources: { ...resources, limits: createLimits(db) },
    cache: new ReplyCache(),
    maxEventLoopDelay: 0,
  });
  onTestFinished(async () => {
    await other.close();
    await db.destroy();
  });
  return { apps: [app, other] as const, jobs: resources.jobs };
}

test.each([
  ['links', '/auth/forgot-password', sendResetLink.queue, 3],
  ['codes', '/auth/google-auth-request', sendVerificationCode.queue, 5],
])(
  'two processes together send one mailbox no more %s than one process',
  async (...[, path, queue, most]) => {
    const { apps, jobs } = await twoApps();
    const asked = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        openBrowser(apps[n % 2] ?? apps[0]).post(path, { email: 'amina@example.com' }),
      ),
    );
    expect(asked.map(({ status }) => status).sort()).toEqual([
      ...Array.from({ length: most }, () => 200),
      ...Array.from({ length: 20 - most }, () => 429),
    ]);
    expect(await jobs.findJobs(queue)).toHaveLength(most);
  },
);
