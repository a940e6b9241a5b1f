import { expect, test } from 'vitest';
import { createTestApp, openSecondApp } from '../../../test/create-test-app.ts';
import { openBrowser } from '../../../test/open-browser.ts';
import { sendResetLink } from '../reset-password.ts';
import { sendVerificationCode } from './create-verification.ts';

/** Two processes of one shop. */
async function twoApps() {
  const { app, resources } = await createTestApp({ env: { RATE_LIMITS: 'on' } });
  const { app: other } = await openSecondApp(resources);
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
