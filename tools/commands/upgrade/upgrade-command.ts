import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Env, readEnv } from '../../../server/platform/start-up/env.ts';
import { StartUpError } from '../../../server/platform/start-up/start-up-error.ts';
import { readUpgradeState, upgradeStateFile } from '../../../server/platform/start-up/upgrade-state.ts';
import { root } from '../../set-up/run.mjs';
import { tryLock } from '../../set-up/with-lock.mjs';
import { upgradeShop } from './upgrade-shop.ts';

/** `npm run upgrade`: brings this program and its shop to another release, or leaves both as they were (docs/operations.md). */
async function run() {
  const { values } = parseArgs({ options: { from: { type: 'string' } } });
  const env = readEnv();
  const release = await tryLock('upgrade');
  if (!release) throw new StartUpError(`An upgrade is under way, by ${readOwner()}. This one ends.`);
  try {
    writeOwner();
    process.exitCode = (await upgradeShop(env, values.from)) ? 0 : 1;
  } catch (error) {
    console.error(`\n${complaintOf(error as NodeJS.ErrnoException)}\n`);
    console.error(await tellState(env));
    process.exitCode = 1;
  } finally {
    release();
  }
}

function complaintOf(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOSPC') return `There is no room left on the disk. (${error.message})`;
  return error instanceof StartUpError ? error.message : error.stack;
}

/** The state that a failure leaves behind, in a sentence. */
async function tellState({ dataDir }: Env) {
  const state = await readUpgradeState(dataDir);
  if (state && state.step !== 'prepare') {
    return 'The shop stays closed. Mend that and run npm run upgrade again, which goes on from here.';
  }
  rmSync(upgradeStateFile(dataDir), { force: true });
  return 'There was no upgrade. Nothing has changed, and the shop goes on as before.';
}

const ownerFile = join(root, '.upgrade/owner');

function writeOwner() {
  mkdirSync(join(root, '.upgrade'), { recursive: true });
  const since = new Date().toISOString();
  writeFileSync(
    ownerFile,
    `process ${process.pid} of ${userInfo().username} at ${hostname()} since ${since}`,
  );
}

function readOwner() {
  try {
    return readFileSync(ownerFile, 'utf8');
  } catch {
    return 'another process';
  }
}

try {
  await run();
} catch (error) {
  console.error(error instanceof StartUpError ? error.message : error);
  process.exitCode = 1;
}
