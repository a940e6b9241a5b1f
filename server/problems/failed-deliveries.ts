import { sql } from 'kysely';
import { storedRefusal } from '../../shared/refusals/refusals.ts';
import type { Finding, Found } from './found-problem.ts';

/** How long a failure counts that nothing solves by itself. */
const shownDays = 30;
const refusedDays = 7;

/** Imports that failed, until one of a file of the same name is done. */
export async function findFailedImports({ db, now }: Finding): Promise<Found[]> {
  const { rows } = await sql<{ id: string; file_name: string; problem: string | null; at: Date }>`
    select id, file_name, problem, coalesce(finished_at, created_at) as at from imports i
    where state = 'failed' and coalesce(finished_at, created_at) > ${now()}::timestamptz - make_interval(days => ${shownDays})
      and not exists (
        select from imports later where later.number > i.number and later.file_name = i.file_name and later.state = 'done'
      )
    order by number desc`.execute(db);
  return rows.map(({ id, file_name, problem, at }) => ({
    ...{ _id: `import:${id}`, kind: 'import', since: at, about: file_name, record: id },
    ...(problem && { error: storedRefusal(problem).message }),
  }));
}

/** Couriers that do not tell about their parcels, and those whose messages are refused. */
export async function findCourierProblems({ db, now }: Finding): Promise<Found[]> {
  const couriers = await db
    .selectFrom('couriers')
    .select(['id', 'name', 'failing_since', 'failure', 'refused_message_at'])
    .where((courier) =>
      courier.or([
        courier('failing_since', 'is not', null),
        courier('refused_message_at', '>', new Date(now().getTime() - refusedDays * 86_400_000)),
      ]),
    )
    .orderBy('name')
    .execute();
  return couriers.flatMap(({ id, name, failing_since, failure, refused_message_at }): Found[] => [
    ...(failing_since
      ? [
          {
            ...{ _id: `courier-silent:${id}`, kind: 'courier-silent' as const, about: name, record: id },
            since: failing_since,
            ...(failure && { error: failure }),
          },
        ]
      : []),
    ...(refused_message_at
      ? [
          {
            ...{ _id: `courier-refused:${id}`, kind: 'courier-refused' as const, about: name, record: id },
            since: refused_message_at,
          },
        ]
      : []),
  ]);
}

/** Webhooks with messages that were given up, and those that were switched off because their address is gone. */
export async function findWebhookProblems({ db }: Finding): Promise<Found[]> {
  const failed = await sql<{ id: string; url: string; last: string; since: Date | null; count: number }>`
    select w.id, w.url, max(d.id)::text as last, count(*)::int as count,
      min((select max(at) from webhook_attempts a where a.delivery_id = d.id)) as since
    from webhooks w join webhook_deliveries d on d.webhook_id = w.id join webhook_events e on e.id = d.event_id
    where d.state = 'failed' and e.kind <> 'test'
    group by w.id`.execute(db);
  const gone = await db
    .selectFrom('webhooks')
    .select(['id', 'url', 'stopped_at'])
    .where('stopped_reason', '=', 'gone')
    .execute();
  return [
    ...failed.rows.map(({ id, url, last, since, count }) => ({
      // Another message that is given up is another problem.
      ...{ _id: `webhook:${id}:${last}`, kind: 'webhook' as const, about: hostOf(url), record: id },
      ...{ amount: count, since: since ?? undefined },
    })),
    ...gone.map(({ id, url, stopped_at }) => ({
      ...{ _id: `webhook-gone:${id}`, kind: 'webhook-gone' as const, about: hostOf(url), record: id },
      since: stopped_at ?? undefined,
    })),
  ];
}

/** Without the path, which may contain a secret of the other program. */
function hostOf(url: string) {
  return new URL(url).host;
}
