import { expect, onTestFinished } from 'vitest';
import { startMailServer } from '../e2e/mail-server.ts';
import { enqueue, type Job } from '../server/platform/jobs/job.ts';
import { createTestApp } from './create-test-app.ts';
import { signedInAs } from './signed-in-as.ts';

const soon = { timeout: 30_000, interval: 50 };

/** A shop with a mail server and a user; `run` queues a job and waits until it has run. */
export async function aShopThatMails() {
  const mail = await startMailServer();
  onTestFinished(mail.stop);
  const { db, resources } = await createTestApp({
    env: { SMTP_URL: mail.url, PUBLIC_URL: 'https://saha.example' },
    runsJobs: true,
  });
  const { user } = await signedInAs(db, 'user');
  async function run<Data extends object>(job: Job<Data>, data: Data) {
    await enqueue(db, { jobs: resources.jobs, job, data });
    const states = async () => (await resources.jobs.findJobs(job.queue)).map(({ state }) => state);
    await expect.poll(states, soon).not.toContain('created');
    await expect.poll(states, soon).not.toContain('active');
  }
  return { db, mail, run, user };
}
