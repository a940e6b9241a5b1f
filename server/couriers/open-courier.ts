import { setTimeout as wait } from 'node:timers/promises';
import { type Selectable, sql } from 'kysely';
import { ApiError } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { Db } from '../platform/db/connection.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { Env } from '../platform/start-up/env.ts';
import { ecotrack } from './ecotrack/ecotrack.ts';
import { type Connection, CourierError, type CourierPort } from './port/courier-port.ts';
import { yalidine } from './yalidine/yalidine.ts';

type Opening = { courier: Selectable<Tables['couriers']>; env: Env; now: () => Date };

/** The interface of a courier, or undefined for one that gets sheets. Calls of all processes share its limits. */
export async function openCourier(db: Db, opening: Opening): Promise<CourierPort | undefined> {
  const { courier } = opening;
  if (courier.kind === 'sheet') return undefined;
  const from = await db
    .selectFrom('wilayas')
    .select('name_fr')
    .where('code', '=', courier.from_wilaya ?? 16)
    .executeTakeFirst();
  const connection = connectionOf(db, opening, from?.name_fr ?? 'Alger');
  return courier.kind === 'ecotrack' ? ecotrack(connection) : yalidine(connection);
}

/** The same for a person's call. Throws ApiError 409 for a courier without an interface. */
export async function openCourierFor(db: Db, opening: Opening): Promise<CourierPort> {
  const port = await openCourier(db, opening);
  if (!port) throw new ApiError(409, refusal('courier-without-interface'));
  return port;
}

/** Throws ApiError 409 (refused) or 503 in the place of a CourierError. */
export async function askCourier<Reply>(asking: Promise<Reply>): Promise<Reply> {
  try {
    return await asking;
  } catch (error) {
    throw error instanceof CourierError ? toApiError(error) : error;
  }
}

function toApiError(cause: CourierError) {
  const reason = cause.refusal ?? cause.message;
  if (cause.kind === 'refused') return new ApiError(409, refusal('courier-refuses', { reason }), { cause });
  return new ApiError(503, refusal('courier-not-answering'), { retryAfter: 60, cause });
}

function connectionOf(db: Db, { courier, env, now }: Opening, fromWilaya: string): Connection {
  return {
    ...{ baseUrl: courier.base_url, secrets: courier.secrets, courierId: courier.id, fromWilaya },
    mayBePrivate: env.privateWebhooks,
    takeTurn: () => takeTurn(db, courier.id, now),
    async pause(seconds) {
      const until = new Date(now().getTime() + seconds * 1000);
      await db
        .updateTable('couriers')
        .set({ waits_until: sql`greatest(waits_until, ${until}::timestamptz)` })
        .where('id', '=', courier.id)
        .execute();
    },
  };
}

/** One call in this time on average, and five at once after a pause: never more than 5 in a second, or 50 in a minute. */
const spacingSeconds = 1.35;
const burst = 5;
const turnTries = 4;

/** Waits until a call may be made, a few seconds at most. Throws CourierError `busy`. */
async function takeTurn(db: Db, courierId: string, now: () => Date) {
  for (let tries = 1; ; tries++) {
    const at = now();
    const { rows } = await sql`
      update couriers
      set next_call_at = greatest(coalesce(next_call_at, ${at}), ${at}) + make_interval(secs => ${spacingSeconds})
      where id = ${courierId}
        and coalesce(next_call_at, ${at}) <= ${at}::timestamptz + make_interval(secs => ${spacingSeconds * (burst - 1)})
        and (waits_until is null or waits_until <= ${at})
      returning id`.execute(db);
    if (rows.length > 0) return;
    if (tries === turnTries) throw new CourierError('busy', refusal('courier-requests-used-up'));
    await wait(spacingSeconds * 1000);
  }
}
