import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../../../e2e/mail-server.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import { sendVerificationCode } from './create-verification.ts';

const soon = { timeout: 30_000, interval: 50 };
const email = 'amina@example.com';

async function aMailedCode() {
  const mail = await startMailServer();
  onTestFinished(mail.stop);
  const { db, resources } = await createTestApp({ env: { SMTP_URL: mail.url }, runsJobs: true });
  const data = { email, name: 'Amina', code: '012345' };
  await enqueue(db, { jobs: resources.jobs, job: sendVerificationCode, data });
  await expect.poll(() => mail.to(email), soon).toHaveLength(1);
  return { db, mail: mail.to(email)[0], jobs: resources.jobs };
}

test('the mail shows the code as six digits, but not in its subject', async () => {
  const { mail } = await aMailedCode();
  expect(mail?.subject).toBe('Your Saha verification code');
  expect(mail?.text?.match(/\d{6}/g)).toEqual(['012345']);
  expect(mail?.html).toContain('>012345<');
  expect(mail?.text).toContain('valid for 5 minutes');
});

test('a mailed code leaves the queue within two minutes', async () => {
  const { db, jobs } = await aMailedCode();
  const { queue } = sendVerificationCode;
  await expect.poll(async () => (await jobs.findJobs(queue))[0]?.state, soon).toBe('completed');
  await sql`update pgboss.job set completed_on = completed_on - interval '2 seconds'`.execute(db);
  await sql`update pgboss.queue set maintain_on = maintain_on - interval '61 seconds'`.execute(db);
  await jobs.supervise(queue);
  expect(await jobs.findJobs(queue)).toEqual([]);
});

test('a code that cannot be mailed leaves the queue when it expires', async () => {
  const { jobs } = await aMailedCode();
  expect(await jobs.getQueue(sendVerificationCode.queue)).toMatchObject({ retentionSeconds: 300 });
});
