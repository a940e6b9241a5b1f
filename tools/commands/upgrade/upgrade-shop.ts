import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../../../server/platform/start-up/env.ts';
import { StartUpError } from '../../../server/platform/start-up/start-up-error.ts';
import {
  readUpgradeState,
  type UpgradeState,
  upgradeFolder,
  upgradeStateFile,
} from '../../../server/platform/start-up/upgrade-state.ts';
import { root } from '../../set-up/run.mjs';
import { withLock } from '../../set-up/with-lock.mjs';
import { requireShop, requireWhole } from '../database/shop-backups.ts';
import {
  countProcesses,
  requireThisMachine,
  schemaOf,
  untilAllLeft,
  untilReturned,
} from '../database/shop-sessions.ts';
import { buildRelease, fetchRelease, noteCommit, versionOf } from './release.ts';
import { backUp, restoreDatabase, withCopy } from './shop-copies.ts';
import { removeFormer, switchProgram } from './switch-program.mjs';
import { tell } from './tell.ts';
import { tryRelease } from './try-release.ts';

/**
 * The journey of an upgrade (docs/decisions/0090-an-upgrade-closes-the-shop-for-a-moment.md). Until `close` the shop serves, and nothing of it changes: a killed
 * upgrade begins anew. From `close` to `reopen` nobody can order: a killed upgrade goes on, and one that fails goes back
 * to the backup that it made of the closed shop. So no order is ever lost.
 */
export async function upgradeShop(env: Env, source: string | undefined) {
  const left = await readUpgradeState(env.dataDir);
  if (left?.step === 'back') {
    console.log(`The upgrade to ${left.to} was interrupted while it went back. It goes on with that.`);
    return goBack(env, left);
  }
  const closed = left?.step === 'prepare' ? undefined : left;
  if (closed) console.log(`The upgrade to ${closed.to} was interrupted. It goes on.`);
  else if (left) console.log('An upgrade was interrupted before it changed anything. It begins anew.');
  const state = closed ?? (await prepare(env, source ?? left?.source));
  if (state.step !== 'switch') {
    try {
      await change(env, state);
    } catch (error) {
      console.error(`\n${(error as Error).message}\n`);
      return goBack(env, state);
    }
  }
  await write(env, { ...state, step: 'switch' });
  await tell('Switch to the new program', () =>
    withLock(async () => {
      switchProgram();
      await noteCommit();
    }),
  );
  await reopen(env, state);
  removeFormer();
  console.log(
    `The shop is upgraded from ${state.from} to ${state.to}. Its backup is in ${folders(env).closed}`,
  );
  return true;
}

/** All steps that the running shop does not notice. */
async function prepare(env: Env, source: string | undefined): Promise<UpgradeState> {
  if (source === undefined) throw new StartUpError('Which release? npm run upgrade -- --from FOLDER|COMMIT');
  await requireShop(env);
  const { serving } = folders(env);
  await mkdir(upgradeFolder(env.dataDir), { recursive: true, mode: 0o711 });
  const from = await versionOf(root);
  const begun = { step: 'prepare', source, from, to: '', folder: root, processes: 0, schema: '' } as const;
  await write(env, begun);
  await requireThisMachine(env);
  const to = await tell(`Get ${source}`, () => fetchRelease(source));
  await tell(`Install and build ${to} aside`, buildRelease);
  await tell('Back up the running shop and verify the backup', () => backUp(env, serving));
  await tell('Rehearse on a copy: restore, migrate, prove invariants, read ten pages', () =>
    withCopy(env, serving, (dataDir) =>
      tryRelease({ DATA_DIR: dataDir, DATABASE_URL: '', DATABASE_DIRECT_URL: '', DATABASE_READ_URL: '' }),
    ),
  );
  await rm(serving, { recursive: true });
  return { ...begun, to, step: 'close', processes: await countProcesses(env), schema: await schemaOf(env) };
}

/** Closes the shop and migrates its database to the new release. */
async function change(env: Env, state: UpgradeState) {
  const { closed } = folders(env);
  await write(env, state);
  await tell('Close the shop', () => untilAllLeft(env));
  await tell('Back up the closed shop and verify the backup', async () => {
    // A killed upgrade may have migrated already. Its backup is the way back.
    if (await isMigrated(env, state)) await requireWhole(env, closed);
    else await backUp(env, closed);
  });
  await tell('Migrate, prove invariants, read ten pages', () => tryRelease({ DATA_DIR: env.dataDir }));
}

/** Gives the shop back as it was when it closed. The former program is still in place. */
async function goBack(env: Env, state: UpgradeState) {
  await write(env, { ...state, step: 'back' });
  await tell('Go back to the database from before', async () => {
    const { closed } = folders(env);
    if (await isMigrated(env, state)) await restoreDatabase(env, closed);
  });
  await reopen(env, state);
  console.log(
    `The upgrade to ${state.to} has failed. The shop is as before, with ${state.from}; no order is lost.`,
  );
  return false;
}

/** A failed migration has changed nothing. */
async function isMigrated(env: Env, { schema }: UpgradeState) {
  return (await schemaOf(env)) !== schema;
}

async function reopen(env: Env, { processes }: UpgradeState) {
  await tell('Open the shop', async () => {
    await rm(upgradeStateFile(env.dataDir));
    if (!processes || (await untilReturned(env))) return;
    console.log('Nothing has started the shop again. Start it, and read its log if it ends.');
  });
}

/** The backups: of the serving shop for the rehearsal, and of the closed one for the way back. */
function folders({ dataDir }: Env) {
  return {
    serving: join(upgradeFolder(dataDir), 'rehearsal'),
    closed: join(upgradeFolder(dataDir), 'backup'),
  };
}

/** Complete or not at all, also when the machine loses power. */
async function write({ dataDir }: Env, state: UpgradeState) {
  const draft = `${upgradeStateFile(dataDir)}.new`;
  const file = await open(draft, 'w', 0o644);
  await file.writeFile(JSON.stringify(state));
  await file.sync();
  await file.close();
  await rename(draft, upgradeStateFile(dataDir));
}
