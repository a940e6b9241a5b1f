import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { ApiError, invalidField } from '../../shared/contract/api-error.ts';
import { maxCodes, type OfferCodes, type OfferCodesBody } from '../../shared/offers.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { readOffer } from './save-offer.ts';

/** Without letters and digits that look alike. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const madeUpLength = 10;

/** The codes of an offer in their order. Throws ApiError 404. */
export async function readCodes(db: Db, id: string): Promise<OfferCodes> {
  await readOffer(db, id);
  const codes = await db
    .selectFrom('promotion_codes as c')
    .select(['code', 'max_uses as maxUses'])
    .select(
      sql<number>`(select count(*)::int from order_discounts d where d.promotion_id = c.promotion_id and d.code = c.code)`.as(
        'uses',
      ),
    )
    .where('promotion_id', '=', id)
    .orderBy('code')
    .execute();
  return { codes };
}

type Adding = { id: string; body: OfferCodesBody; by: SessionUser };

/** Adds codes to an offer of the kind code: all of them, or none. Throws ApiError 400 (taken, twice), 404, 409 (too many). */
export async function addCodes(db: Db, { id, body, by }: Adding): Promise<OfferCodes> {
  const made = Array.from({ length: body.generate }, madeUpCode);
  const codes = [...new Set([...body.codes, ...made])];
  return runTransaction(db, async (db) => {
    await db.selectFrom('promotions').select('id').where('id', '=', id).forUpdate().execute();
    const offer = await readOffer(db, id);
    if (offer.kind !== 'code') throw new ApiError(409, refusal('offer-has-no-codes'));
    if (offer.codes + codes.length > maxCodes) {
      throw new ApiError(409, refusal('offer-codes-required', { max: maxCodes }));
    }
    const added = await sql<{ code: string }>`
      insert into promotion_codes (code, promotion_id, max_uses)
      select code, ${id}, ${body.maxUses}::integer from unnest(${codes}::text[]) as code
      on conflict do nothing returning code`.execute(db);
    const known = new Set(added.rows.map(({ code }) => code));
    const taken = codes.find((code) => !known.has(code));
    if (taken !== undefined) throw invalidField('codes', refusal('offer-code-taken', { code: taken }));
    await recordChange(db, {
      by,
      action: 'offer.codes',
      subjectId: id,
      changes: { codes: [offer.codes, offer.codes + codes.length] },
    });
    return readCodes(db, id);
  });
}

function madeUpCode() {
  return Array.from({ length: madeUpLength }, () => letters[randomInt(letters.length)]).join('');
}
