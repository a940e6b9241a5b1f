import sharp from 'sharp';
import type { Answer, Request } from './in-picture-process.ts';
import { pictureTasks } from './picture-tasks.ts';

// The process that decodes and encodes pictures for a shop, which starts it and ends it (in-picture-process.ts).

sharp.cache(false);
// The shop sends several tasks at once, so one task needs no more than one core.
sharp.concurrency(1);

process.on('message', async ({ id, task, args }: Request) => {
  const run = pictureTasks[task] as (...args: unknown[]) => Promise<unknown>;
  const answer: Answer = await run(...args).then(
    (value) => ({ id, value }),
    (error: Error) => ({ id, error: error.message }),
  );
  if (process.connected) process.send?.(answer);
});
// Ctrl+C reaches every process of the terminal. The shop first finishes what it has begun.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit());
