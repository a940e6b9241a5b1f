import { mostProblems, type Problem, problemKinds } from '../../shared/problems.ts';
import type { Db } from '../platform/db/connection.ts';
import { findCourierProblems, findFailedImports, findWebhookProblems } from './failed-deliveries.ts';
import { findFailedJobs, findWaitingMails } from './failed-jobs.ts';
import type { Finding, Found } from './found-problem.ts';
import {
  findBackupProblem,
  findClockProblems,
  findDiskProblem,
  findSecondStepProblem,
  findSettingProblems,
} from './set-up-problems.ts';

const finders = [
  findClockProblems,
  findDiskProblem,
  findSettingProblems,
  findWaitingMails,
  findFailedJobs,
  findFailedImports,
  findCourierProblems,
  findWebhookProblems,
  findBackupProblem,
  findSecondStepProblem,
];

/** Everything that is wrong now, also what was dismissed, except failed jobs. */
export async function findAll(finding: Finding): Promise<Found[]> {
  return (await Promise.all(finders.map((find) => find(finding)))).flat();
}

/** What is wrong now and was not dismissed, the most urgent kind first and the newest of each. */
export async function findOpenProblems(finding: Finding): Promise<Problem[]> {
  const { db, now } = finding;
  const [found, noticed] = await Promise.all([
    findAll(finding),
    db.selectFrom('noticed_problems').select(['id', 'since', 'dismissed_at']).execute(),
  ]);
  const known = new Map(noticed.map((row) => [row.id, row]));
  return found
    .filter(({ _id }) => !known.get(_id)?.dismissed_at)
    .map(({ since, canRetry = false, ...problem }) => ({
      ...problem,
      canRetry,
      since: (since ?? known.get(problem._id)?.since ?? now()).toISOString(),
    }))
    .sort(
      (a, b) => problemKinds.indexOf(a.kind) - problemKinds.indexOf(b.kind) || b.since.localeCompare(a.since),
    );
}

export async function listProblems(finding: Finding) {
  const problems = await findOpenProblems(finding);
  return { problems: problems.slice(0, mostProblems), count: problems.length };
}

const countedForMs = 5_000;

const counts = new WeakMap<Db, { at: number; count: Promise<number> }>();

/** The number of open problems, found anew after a few seconds. */
export function countProblems(finding: Finding): Promise<number> {
  const { db } = finding;
  const known = counts.get(db);
  if (known && performance.now() - known.at < countedForMs) return known.count;
  const count = findOpenProblems(finding).then(({ length }) => length);
  counts.set(db, { at: performance.now(), count });
  count.catch(() => counts.delete(db));
  return count;
}

/** Lets the next call count again, after somebody has dismissed or retried something. */
export function forgetCount(db: Db) {
  counts.delete(db);
}
