import type { CallTask } from '../../shared/confirmation/confirmation.ts';
import { notFound } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { Language } from '../../shared/values/languages.ts';
import { findOrder, toOrder } from '../orders/order-queries.ts';
import type { Db } from '../platform/db/connection.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { readShopNames } from '../platform/settings/shop-names.ts';
import { fillTexts } from './call-texts.ts';
import { type CallSettings, mostTries } from './call-times.ts';
import { heldBy } from './claim-order.ts';
import { findDoubles } from './find-doubles.ts';
import { findRisks } from './find-risks.ts';
import { readPhone } from './phone-history.ts';

type Reading = {
  id: string;
  by: SessionUser;
  now: Date;
  settings: CallSettings;
  /** The language of the names of products; without one, that of the order. What is said is always in that of the order. */
  lang?: Language | undefined;
};

/** An order with all that the person who calls its buyer needs. Throws ApiError 404. */
export async function readCallTask(db: Db, { id, by, now, settings, lang }: Reading): Promise<CallTask> {
  const row = await findOrder(db, id);
  if (!row) throw notFound(refusal('order-not-found'));
  const state = await readState(db, id);
  const phone = await readPhone(db, { phone: row.phone, now });
  const isOwn = state.assigned_to === by.id && state.claim_ends_at && state.claim_ends_at > now;
  return {
    order: toOrder((lang && (await findOrder(db, id, lang))) ?? row),
    source: row.source,
    version: state.version,
    confirmation: state.confirmation,
    attempts: state.attempts,
    tries: mostTries(settings),
    nextCallAt: state.next_call_at?.toISOString(),
    endsAt: state.ends_at?.toISOString(),
    claimEndsAt: isOwn ? state.claim_ends_at?.toISOString() : undefined,
    heldBy: heldBy(state, { by, now }),
    calls: await readCalls(db, id),
    phone,
    doubles: await findDoubles(db, id, lang),
    heldFor: row.hold_reason ?? undefined,
    risks: await findRisks(db, { order: row, figures: phone, settings }),
    texts: fillTexts(row, settings, await readShopNames(db)),
  };
}

function readState(db: Db, id: string) {
  return db
    .selectFrom('orders')
    .select([
      'version',
      'confirmation',
      'attempts',
      'next_call_at',
      'ends_at',
      'assigned_to',
      'assigned_name',
      'claim_ends_at',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

async function readCalls(db: Db, orderId: string): Promise<CallTask['calls']> {
  const calls = await db
    .selectFrom('order_calls')
    .select(['at', 'by_name', 'outcome', 'callback_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return calls.map(({ at, by_name, outcome, callback_at }) => ({
    at: at.toISOString(),
    by: by_name,
    outcome,
    callbackAt: callback_at?.toISOString(),
  }));
}
