import type { User } from '../../../shared/access/accounts.ts';
import { secondStepApi } from '../../../shared/accounts/staff.ts';
import type { AuditAction } from '../../../shared/audit.ts';
import { ApiError, isApiError, notFound } from '../../../shared/contract/api-error.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import { recordChange, recordRepeated } from '../../platform/audit/record-change.ts';
import type { Db } from '../../platform/db/connection.ts';
import { runTransaction } from '../../platform/db/run-transaction.ts';
import { handle, type SessionUser, type UnknownCaller } from '../../platform/http/handle-endpoint.ts';
import type { Resources } from '../../platform/http/resources.ts';
import { lockUser, toUser } from '../account-queries.ts';
import { recordSignIn } from '../complete-sign-in.ts';
import { openSession } from '../sessions/open-session.ts';
import { hasFactors, mustHaveFactor, secondStepOf } from '../sessions/second-step-needed.ts';
import { beginApp, confirmApp, spendAppCode, wrongCode } from './app-codes.ts';
import { addPasskey, checkPasskey, creationOptions, signingOptions } from './passkeys.ts';
import { countRecoveryCodes, makeRecoveryCodes, spendRecoveryCode } from './recovery-codes.ts';
import { readSession, requireConfirmed, sessionHash, tryStep } from './second-step-session.ts';

type Context = Resources & UnknownCaller & { user: SessionUser };

/** The second step of the caller: signing in with it, and setting it up (requirements: Second step). */
export const routes = [
  handle(secondStepApi.show, (context) => show(context.db, context)),
  handle(secondStepApi.verify, (context) =>
    finishWith(context, async (db) => {
      const { user, body, now } = context;
      const tried = { userId: user.id, code: body.code };
      if (await spendAppCode(db, { ...tried, now: now() })) return;
      if (!(await spendRecoveryCode(db, tried))) throw wrongCode();
      await audit(db, user, 'staff.codeused');
    }),
  ),
  handle(secondStepApi.passkeyOptions, ({ db, now, ...context }) =>
    signingOptions(db, { ...context, now: now() }),
  ),
  handle(secondStepApi.signWithPasskey, (context) =>
    finishWith(context, (db) =>
      checkPasskey(db, { ...context, now: context.now(), response: context.body.response }),
    ),
  ),
  handle(secondStepApi.beginApp, async (context) => {
    await requireConfirmed(context.db, context);
    return beginApp(context.db, context);
  }),
  handle(secondStepApi.confirmApp, (context) =>
    addFactor(context, (db) => confirmApp(db, { ...context, ...context.body, now: context.now() })),
  ),
  handle(secondStepApi.newPasskeyOptions, async ({ db, now, ...context }) => {
    await requireConfirmed(db, context);
    return creationOptions(db, { ...context, now: now() });
  }),
  handle(secondStepApi.addPasskey, (context) =>
    addFactor(context, (db) => addPasskey(db, { ...context, ...context.body, now: context.now() })),
  ),
  handle(secondStepApi.remove, async (context) => {
    await removeFactor(context.db, { ...context, id: context.params.id });
    return { message: 'The second step was removed' };
  }),
  handle(secondStepApi.newCodes, async (context) => {
    const { db, user } = context;
    await requireConfirmed(db, context);
    if (!(await hasFactors(db, user.id))) throw new ApiError(409, refusal('set-up-second-step-first'));
    return runTransaction(db, async (db) => {
      await lockUser(db, user.id);
      await audit(db, user, 'staff.codesmade');
      return { recoveryCodes: await makeRecoveryCodes(db, user.id) };
    });
  }),
];

async function show(db: Db, { user, env, ...caller }: Context) {
  const { second_step_at } = await readSession(db, caller);
  const factors = await db
    .selectFrom('second_factors')
    .select(['id', 'kind', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', user.id)
    .orderBy('created_at')
    .execute();
  const { secondStep } = second_step_at ? {} : await secondStepOf(db, { user, env });
  return {
    step: secondStep ?? 'done',
    isRequired: await mustHaveFactor(db, env),
    recoveryCodes: await countRecoveryCodes(db, user.id),
    factors: factors.map(({ id, kind, name, created_at, last_used_at }) => ({
      _id: id,
      kind,
      name,
      createdAt: created_at.toISOString(),
      lastUsedAt: last_used_at?.toISOString(),
    })),
  } as const;
}

/** Runs the second step of signing in; afterwards the browser has a new session that is complete. */
async function finishWith(context: Context, check: (db: Db) => Promise<void>): Promise<User> {
  const { db, user, now } = context;
  return tryStep(db, context, async () => {
    try {
      return await runTransaction(db, async (db) => {
        const account = await lockUser(db, user.id);
        await check(db);
        await openSession(db, { browser: context, user: account, now: now(), secondStepAt: now() });
        await recordSignIn(db, { caller: context, user: account });
        return toUser(account);
      });
    } catch (error) {
      // The transaction with the wrong code has been rolled back.
      if (isApiError(error)) {
        await recordRepeated(db, { action: 'staff.stepfailed', email: user.email, now: now() });
      }
      throw error;
    }
  });
}

/** Adds a way to confirm, which counts as confirmed in this session. The first one comes with recovery codes. */
async function addFactor(context: Context, add: (db: Db) => Promise<void>) {
  const { db, user, now } = context;
  return tryStep(db, context, () =>
    runTransaction(db, async (db) => {
      const account = await lockUser(db, user.id);
      await requireConfirmed(db, context);
      const isFirst = !(await hasFactors(db, user.id));
      // Without a second step, the session waited for this one if staff must have one.
      const completes = isFirst && (await mustHaveFactor(db, context.env));
      await add(db);
      await db
        .updateTable('sessions')
        .set({ second_step_at: now() })
        .where('token_hash', '=', sessionHash(context))
        .execute();
      await audit(db, user, 'staff.stepadded');
      if (completes) await recordSignIn(db, { caller: context, user: account });
      return isFirst ? { recoveryCodes: await makeRecoveryCodes(db, user.id) } : {};
    }),
  );
}

/** Removes one way to confirm; with the last one the recovery codes go. Throws ApiError 403, 404, 409. */
async function removeFactor(db: Db, { user, env, id, ...caller }: Context & { id: string }) {
  await runTransaction(db, async (db) => {
    await lockUser(db, user.id);
    await requireConfirmed(db, { user, ...caller });
    const removed = await db
      .deleteFrom('second_factors')
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .returning('id')
      .executeTakeFirst();
    if (!removed) throw notFound(refusal('second-step-not-found'));
    if (!(await hasFactors(db, user.id))) {
      if (await mustHaveFactor(db, env)) throw new ApiError(409, refusal('last-second-step'));
      await db.deleteFrom('recovery_codes').where('user_id', '=', user.id).execute();
    }
    await audit(db, user, 'staff.stepremoved');
  });
}

function audit(db: Db, user: SessionUser, action: AuditAction) {
  return recordChange(db, { by: user, action, subjectId: user.id });
}
