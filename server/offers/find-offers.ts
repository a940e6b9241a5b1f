import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { ApiError } from '../../shared/contract/api-error.ts';
import { type Refusal, refusal } from '../../shared/refusals/refusals.ts';
import { nationalNumber } from '../../shared/values/text.ts';
import type { Db } from '../platform/db/connection.ts';
import type { Limits } from '../platform/http/limits.ts';
import { checkByVisitor, spendByVisitor, type Visitor } from '../platform/http/visitor.ts';
import type { Discount, Offer, Offers } from './discount-lines.ts';
import { isLimited, readOffers, readOffersById } from './read-offers.ts';

type Finding = {
  /** Folded; undefined without one. */
  code: string | undefined;
  phone: string;
  /** YYYY-MM-DD in the shop's time zone. */
  day: string;
  /** The visitor who types the code. Absent for the staff: their tries are not counted. */
  guesser?: { visitor: Visitor; limits: Limits } | undefined;
};

/**
 * The offers of the day that this buyer may take, and why the code is refused, if it is. Nothing is reserved. Throws ApiError
 * 429 for a stranger who has tried too many codes that do not exist.
 */
export async function findOffers(db: Db, { code, phone, day, guesser }: Finding): Promise<Offers> {
  const open = (await readOffers(db)).filter(({ kind, ...offer }) => kind !== 'code' && isOpen(offer, day));
  const limited = await refusedByLimit(db, { offers: open.filter(isLimited), phone });
  const automatic = open.filter(({ id }) => !limited.has(id));
  if (code === undefined) return { automatic };
  if (guesser) await checkByVisitor(guesser.limits, 'codeGuesses', guesser.visitor);
  const found = await findCode(db, { code, phone, day });
  if (guesser && found.refused?.code === 'code-unknown') await countGuess(guesser, code);
  return { automatic, ...found };
}

/** Counts an unknown code, but not the same one again: a page asks for its quote after each change (threats T15). */
async function countGuess({ visitor, limits }: NonNullable<Finding['guesser']>, code: string) {
  const guess = createHash('sha256')
    .update(JSON.stringify([visitor.visitor, code]))
    .digest('base64url');
  if ((await limits.count('guessesOfCode', guess, 1)) > 1) return;
  await spendByVisitor(limits, 'codeGuesses', visitor);
}

export function isOpen(
  { isActive, firstDay, lastDay }: Pick<Offer, 'isActive' | 'firstDay' | 'lastDay'>,
  day: string,
) {
  return isActive && firstDay <= day && day <= lastDay;
}

async function findCode(
  db: Db,
  { code, phone, day }: Finding & { code: string },
): Promise<Omit<Offers, 'automatic'>> {
  const row = await db.selectFrom('promotion_codes').selectAll().where('code', '=', code).executeTakeFirst();
  const [offer] = row ? await readOffersById(db, [row.promotion_id]) : [];
  if (!row || !offer?.isActive) return { refused: refusal('code-unknown') };
  if (day < offer.firstDay) return { refused: refusal('code-not-yet', { day: offer.firstDay }) };
  if (day > offer.lastDay) return { refused: refusal('code-ended', { day: offer.lastDay }) };
  if (row.max_uses !== null && row.uses >= row.max_uses) return { refused: refusal('code-used-up') };
  const refused = (await refusedByLimit(db, { offers: isLimited(offer) ? [offer] : [], phone })).get(
    offer.id,
  );
  return refused ? { refused } : { coded: { offer, code, isCounted: row.max_uses !== null } };
}

/** Why this buyer may not take some of these offers, by their ids. */
async function refusedByLimit(db: Db, { offers, phone }: { offers: Offer[]; phone: string }) {
  const refused = new Map<string, Refusal>();
  if (offers.length === 0) return refused;
  const rows = await db
    .selectFrom('promotions')
    .select(['id', 'uses'])
    .where(
      'id',
      'in',
      offers.map(({ id }) => id),
    )
    .execute();
  const uses = new Map(rows.map((row) => [row.id, row.uses]));
  const byPhone = offers.some(isByPhone) ? await countOfPhone(db, phone) : undefined;
  for (const offer of offers) {
    const why = problemOf(offer, { uses: uses.get(offer.id) ?? 0, byPhone });
    if (why) refused.set(offer.id, why);
  }
  return refused;
}

function isByPhone({ maxPerPhone, firstOrderOnly }: Offer) {
  return maxPerPhone !== null || firstOrderOnly;
}

type Counts = { uses: number; byPhone: Awaited<ReturnType<typeof countOfPhone>> | undefined };

function problemOf({ id, maxUses, maxPerPhone, firstOrderOnly }: Offer, { uses, byPhone }: Counts) {
  if (maxUses !== null && uses >= maxUses) return refusal('code-used-up');
  if (maxPerPhone !== null && (byPhone?.uses.get(id) ?? 0) >= maxPerPhone)
    return refusal('code-already-used');
  if (firstOrderOnly && (byPhone?.orders ?? 0) > 0) return refusal('code-first-order-only');
  return undefined;
}

/** The orders of a phone number that were not cancelled, and how many of them took each offer. */
async function countOfPhone(db: Db, phone: string) {
  const key = nationalNumber(phone);
  const { rows } = await sql<{ orders: number; promotion_id: string | null; uses: number }>`
    with own as (select id from orders where phone_key = ${key} and phone_key <> '' and status <> 'Cancelled')
    select (select count(*) from own)::int as orders, d.promotion_id, count(d.promotion_id)::int as uses
    from (select 1) one left join order_discounts d on d.order_id in (select id from own)
    group by d.promotion_id`.execute(db);
  return {
    orders: rows[0]?.orders ?? 0,
    uses: new Map(
      rows.flatMap(({ promotion_id, uses }) => (promotion_id ? [[promotion_id, uses] as const] : [])),
    ),
  };
}

type Lost = { offer: Offer; why: Refusal };

/**
 * Counts the uses of the offers of an order by conditional updates, so that parallel orders never take more than are left.
 * They are locked in the order of their ids until the transaction ends, and what a phone number took is counted under
 * this lock. Returns the first offer that is no longer to be had, and why, if there is one.
 */
export async function takeUses(
  db: Db,
  { discounts, phone }: { discounts: Discount[]; phone: string },
): Promise<Lost | undefined> {
  const limited = discounts
    .filter(({ offer }) => isLimited(offer))
    .sort((a, b) => (a.offer.id < b.offer.id ? -1 : 1));
  for (const { offer } of limited) {
    const taken = await db
      .updateTable('promotions')
      .set((row) => ({ uses: row('uses', '+', 1) }))
      .where('id', '=', offer.id)
      .where((row) => row.or([row('max_uses', 'is', null), row('uses', '<', row.ref('max_uses'))]))
      .returning('id')
      .executeTakeFirst();
    if (!taken) return { offer, why: refusal('code-used-up') };
    const byPhone = isByPhone(offer) ? await countOfPhone(db, phone) : undefined;
    const why = problemOf({ ...offer, maxUses: null }, { uses: 0, byPhone });
    if (why) return { offer, why };
  }
  const counted = discounts.find(({ coded }) => coded?.isCounted);
  const isLost = counted?.coded && !(await takeCodeUse(db, counted.coded.code));
  return isLost ? { offer: counted.offer, why: refusal('code-used-up') } : undefined;
}

/**
 * Throws ApiError 409 if the phone number of a cancelled order has taken one of its offers again since, as often as it may:
 * a cancelled order does not count, and a reopened one would.
 */
export async function refuseTakenAgain(db: Db, { id, phone }: { id: string; phone: string }) {
  const taken = await db
    .selectFrom('promotions as p')
    .innerJoin('order_discounts as d', 'd.promotion_id', 'p.id')
    .select(['p.id', 'p.name', 'max_per_phone', 'first_order_only'])
    .where('d.order_id', '=', id)
    .where((row) => row.or([row('max_per_phone', 'is not', null), row('first_order_only', '=', true)]))
    .orderBy('p.id')
    .forUpdate('p')
    .execute();
  if (taken.length === 0) return;
  const { uses } = await countOfPhone(db, phone);
  const again = taken.find(
    (offer) => (uses.get(offer.id) ?? 0) >= (offer.first_order_only ? 1 : (offer.max_per_phone ?? 0)),
  );
  if (again) throw new ApiError(409, refusal('reopening-offer-taken', { offer: again.name }));
}

/** The offers without one that another order has just taken. */
export function withoutLost({ automatic, coded }: Offers, { offer, why }: Lost): Offers {
  return {
    automatic: automatic.filter(({ id }) => id !== offer.id),
    ...(coded?.offer.id === offer.id ? { refused: why } : { coded }),
  };
}

async function takeCodeUse(db: Db, code: string) {
  const taken = await db
    .updateTable('promotion_codes')
    .set((row) => ({ uses: row('uses', '+', 1) }))
    .where('code', '=', code)
    .where('uses', '<', (row) => row.ref('max_uses'))
    .returning('code')
    .executeTakeFirst();
  return taken !== undefined;
}

/**
 * The offers that an order has taken, which it keeps when its contents change, also after their last day. Of the codes of
 * several orders, that of the first one counts.
 */
export async function offersOfOrders(db: Db, orderIds: string[]): Promise<Offers> {
  const taken = await db
    .selectFrom('order_discounts')
    .select(['order_id', 'promotion_id', 'code'])
    .where('order_id', 'in', orderIds)
    .execute();
  const offers = await readOffersById(
    db,
    // A discount without an offer was granted by the staff.
    taken.flatMap(({ promotion_id }) => promotion_id ?? []),
  );
  const [withCode] = taken
    .filter(({ code }) => code !== null)
    .sort((a, b) => orderIds.indexOf(a.order_id) - orderIds.indexOf(b.order_id));
  const coded = offers.find(({ id }) => id === withCode?.promotion_id);
  return {
    automatic: offers.filter(({ kind }) => kind !== 'code'),
    coded: coded && withCode?.code ? { offer: coded, code: withCode.code, isCounted: false } : undefined,
  };
}
