import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { StartUpError } from './start-up-error.ts';

const stateSchema = z.object({
  /** The present step, or the one at which the upgrade was killed (tools/commands/upgrade). */
  step: z.enum(['prepare', 'close', 'switch', 'back']),
  /** The folder or commit of the new release. */
  source: z.string(),
  /** The two versions. */
  from: z.string(),
  to: z.string(),
  /** The folder of the program. */
  folder: z.string(),
  /** How many processes served the shop when it closed. */
  processes: z.int(),
  /** The schema when it closed. */
  schema: z.string(),
});

/** How far an upgrade of this data folder is. There is none if the file is missing. */
export type UpgradeState = z.infer<typeof stateSchema>;

export function upgradeFolder(dataDir: string) {
  return join(dataDir, 'upgrade');
}

export function upgradeStateFile(dataDir: string) {
  return join(upgradeFolder(dataDir), 'state.json');
}

/** Throws StartUpError if the file cannot be read. */
export async function readUpgradeState(dataDir: string): Promise<UpgradeState | undefined> {
  const file = upgradeStateFile(dataDir);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  try {
    return stateSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new StartUpError(`${file} does not tell how far an upgrade is.`, { cause: error });
  }
}

const pollMs = 500;

async function findClosing(dataDir: string) {
  const state = await readUpgradeState(dataDir);
  return state && state.step !== 'prepare' ? state : undefined;
}

/**
 * Waits until no upgrade keeps the shop closed. Then this process must end, because the program in its folder may be
 * another release by now; whatever runs it starts it again.
 * @throws StartUpError after it has waited
 */
export async function refuseWhileClosed(dataDir: string) {
  const closing = await findClosing(dataDir);
  if (!closing) return;
  process.stderr.write(
    `\nThe shop is closed for its upgrade to ${closing.to} and waits for its end. If it was interrupted, npm run upgrade in ${closing.folder} goes on with it.\n\n`,
  );
  while (await findClosing(dataDir)) await sleep(pollMs);
  throw new StartUpError('The upgrade has ended. Start the shop again.');
}

/** Calls `close` when an upgrade closes the shop. Returns a function that stops looking. */
export function whenClosed(dataDir: string, close: () => void) {
  const timer = setInterval(async () => {
    // The next start reports a state that cannot be read.
    const closing = await findClosing(dataDir).catch(() => undefined);
    if (!closing) return;
    clearInterval(timer);
    close();
  }, pollMs);
  timer.unref();
  return () => clearInterval(timer);
}
