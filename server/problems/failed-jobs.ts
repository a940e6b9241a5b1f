import { sql } from 'kysely';
import { mailQueues } from '../../shared/problems.ts';
import type { Db } from '../platform/db/connection.ts';
import { condition, type Finding, type Found } from './found-problem.ts';

/** More than anybody reads. */
const mostJobs = 1_000;
const longestError = 500;

/** Seconds after which pg-boss deletes an ended job, unless its queue says otherwise. */
const usualKeptSeconds = 7 * 24 * 3_600;
/** A week is a holiday, so the given-up ones stay longer. */
export const failedJobDays = 30;

/** A mail counts as held up after this many attempts, or if it has been due for so long. */
const patientTries = 5;
const patientMinutes = 15;

type FailedJob = {
  id: string;
  name: string;
  ended_at: Date;
  output: { message?: string; recipient?: string; value?: { message?: string } } | null;
};

/** The name of the problem of a failed job. A job that fails again after another try is another problem. */
const problemId = sql<string>`
  case when j.name = any(${sql.val([...mailQueues])}::text[]) then 'mail' else 'job' end
    || ':' || j.id || ':' || floor(extract(epoch from j.completed_on) * 1000)`;

/**
 * Mails and jobs that were given up. Of a recurring job only the first failure since its last success counts, so that the
 * next success ends the problem.
 */
export async function findFailedJobs({ db }: Finding): Promise<Found[]> {
  const { rows } = await sql<FailedJob & { problem: string }>`
    with recurring as (
      select s.name, (
        select max(completed_on) from pgboss.job where name = s.name and state = 'completed'
      ) as good_at
      from pgboss.schedule s
    ), failed as (
      select j.id, j.name, j.completed_on as ended_at, j.output, ${problemId} as problem, r.name is not null as recurs
      from pgboss.job j left join recurring r on r.name = j.name
      where j.state = 'failed' and (r.good_at is null or j.completed_on > r.good_at)
    ), told as (
      select * from failed where not recurs
      union all
      select * from (select distinct on (name) * from failed where recurs order by name, ended_at) firsts
    )
    select id::text, name, ended_at, output, problem from told
    where not exists (select from noticed_problems n where n.id = problem and n.dismissed_at is not null)
    order by ended_at desc limit ${mostJobs}`.execute(db);
  return rows.map(({ name, ended_at, output, problem }) => ({
    _id: problem,
    kind: problem.startsWith('mail:') ? 'mail' : 'job',
    since: ended_at,
    about: name,
    canRetry: true,
    recipient: output?.recipient,
    error: errorOf(output),
  }));
}

/** pg-boss puts its own reasons into `value`. */
function errorOf(output: FailedJob['output']) {
  return (output?.message ?? output?.value?.message)?.slice(0, longestError);
}

/** Mails that the mail server has not taken for a while: it is down, or refuses them. */
export async function findWaitingMails({ db }: Finding): Promise<Found[]> {
  const { rows } = await sql<{ count: number; since: Date | null; error: string | null }>`
    select count(*)::int as count, min(created_on) as since,
      (array_agg(output ->> 'message' order by created_on desc) filter (where output ->> 'message' <> ''))[1] as error
    from pgboss.job
    where name = any(${[...mailQueues]}::text[]) and (
      (state = 'retry' and retry_count >= ${patientTries})
      or (state in ('created', 'retry') and start_after < now() - make_interval(mins => ${patientMinutes}))
    )`.execute(db);
  const [{ count, since, error } = { count: 0, since: null, error: null }] = rows;
  if (count === 0) return [];
  return [
    condition('mails-waiting', {
      since: since ?? undefined,
      amount: count,
      ...(error && { error: error.slice(0, longestError) }),
    }),
  ];
}

/**
 * Keeps jobs that were given up for thirty days, except those whose queue deletes secrets sooner, and recurring ones,
 * which may fail each minute.
 */
export async function keepFailedJobs(db: Db) {
  await sql`
    update pgboss.job set deletion_seconds = ${failedJobDays * 24 * 3_600}
    where state = 'failed' and deletion_seconds = ${usualKeptSeconds}
      and name not in (select name from pgboss.schedule)`.execute(db);
}
