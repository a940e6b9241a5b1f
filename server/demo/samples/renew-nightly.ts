import type { Job } from '../../platform/jobs/job.ts';
import { StartUpError } from '../../platform/start-up/start-up-error.ts';
import { renewSamples } from './load-samples.ts';

/** With `DEMO=reset`, makes the samples of a demo anew every night, so that they always end today. */
export const renewNightly: Job<object> = {
  queue: 'renew-samples',
  options: { expireInSeconds: 600, retryLimit: 0 },
  cron: '30 3 * * *',
  async run(_data, { db, env, log, now, signal }) {
    if (!env.renewsSamples) return;
    try {
      await renewSamples({ db, env, log, now: now(), signal });
    } catch (error) {
      if (!(error instanceof StartUpError)) throw error;
      log.warn(error.message);
    }
  },
};
