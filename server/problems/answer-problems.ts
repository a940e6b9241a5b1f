import { sql } from 'kysely';
import { fromKysely, type PgBoss } from 'pg-boss';
import type { AuditAction } from '../../shared/audit.ts';
import { ApiError, notFound } from '../../shared/contract/api-error.ts';
import type { Problem } from '../../shared/problems.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import { recordChanges } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { enqueue } from '../platform/jobs/job.ts';
import { backUpNightly } from './back-up-nightly.ts';
import { findOpenProblems, forgetCount } from './find-problems.ts';
import type { Finding } from './found-problem.ts';

/** Longer than a mail is tried. Without it the queue deletes an old job before it runs. */
const keptDays = 14;

type Answering = Finding & { ids: string[]; by: SessionUser };

/** Hides problems for as long as they last. Throws ApiError 404 if none of them is open. */
export async function dismissProblems({ ids, by, ...finding }: Answering) {
  const { db, now } = finding;
  const chosen = await findChosen(finding, ids);
  const at = now();
  await runTransaction(db, async (db) => {
    const rows = chosen.map(({ _id, since }) => ({
      ...{ id: _id, since: new Date(since), seen_at: at, dismissed_at: at, dismissed_by: by.name },
    }));
    await db
      .insertInto('noticed_problems')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ seen_at: at, dismissed_at: at, dismissed_by: by.name }),
      )
      .execute();
    await audit(db, { by, action: 'problem.dismissed', chosen });
  });
  forgetCount(db);
  return { count: chosen.length };
}

type Retrying = Answering & { jobs: PgBoss };

/**
 * Runs failed mails and jobs again, and makes a missing backup, at once. Throws ApiError 404 if none of them is open, 409 if
 * none can run again.
 */
export async function retryProblems({ ids, by, jobs, ...finding }: Retrying) {
  const { db } = finding;
  const chosen = (await findChosen(finding, ids)).filter(({ canRetry }) => canRetry);
  if (chosen.length === 0) throw new ApiError(409, refusal('not-repeatable'));
  await runTransaction(db, async (db) => {
    const failed = chosen.filter(({ about }) => about);
    if (failed.length < chosen.length) await enqueue(db, { jobs, job: backUpNightly, data: {} });
    for (const [queue, problems] of Map.groupBy(failed, ({ about = '' }) => about)) {
      const jobIds = problems.map(({ _id }) => _id.split(':')[1] ?? '');
      await jobs.retry(queue, jobIds, { db: fromKysely(db) });
      await sql`
        update pgboss.job set keep_until = greatest(keep_until, now() + make_interval(days => ${keptDays}))
        where name = ${queue} and id = any(${jobIds}::uuid[])`.execute(db);
    }
    await audit(db, { by, action: 'problem.retried', chosen });
  });
  forgetCount(db);
  return { count: chosen.length };
}

async function findChosen(finding: Finding, ids: string[]) {
  const wanted = new Set(ids);
  const chosen = (await findOpenProblems(finding)).filter(({ _id }) => wanted.has(_id));
  if (chosen.length === 0) throw notFound(refusal('problem-not-found'));
  return chosen;
}

type Audited = { by: SessionUser; action: AuditAction; chosen: Problem[] };

/** Without errors and names, because an entry can never be removed. */
function audit(db: Db, { by, action, chosen }: Audited) {
  return recordChanges(
    db,
    chosen.map(({ kind, about }) => ({
      ...{ by, action, subjectId: by.id },
      changes: {
        kind: [null, kind],
        ...((kind === 'mail' || kind === 'job') && { about: [null, about] as [null, unknown] }),
      },
    })),
  );
}
