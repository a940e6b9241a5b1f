import type { Queue } from 'pg-boss';

/** How jobs that send a mail are queued. */
export const mailQueue = {
  // Longer than the mail server's own time limits, so that a slow one is not asked twice at once.
  expireInSeconds: 120,
  // A mail server that is down is asked again after 1, 2, 4 … seconds, then every 5 minutes for three days.
  retryBackoff: true,
  retryDelay: 1,
  retryDelayMax: 300,
  retryLimit: 900,
} satisfies Omit<Queue, 'name'>;
