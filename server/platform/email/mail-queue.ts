import type { Queue } from 'pg-boss';

/** The queue options of jobs that send a mail. */
export const mailQueue = {
  // Longer than the timeouts of the mailer, so that a slow mail server never gets the same mail twice at once.
  expireInSeconds: 120,
  // If the mail server is down, retries come after 1, 2, 4 … seconds, then every 5 minutes for three days.
  retryBackoff: true,
  retryDelay: 1,
  retryDelayMax: 300,
  retryLimit: 900,
} satisfies Omit<Queue, 'name'>;
