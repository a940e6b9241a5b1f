import { sql } from 'kysely';
import { slugOf } from '../../shared/catalog/needs.ts';
import { ApiError } from '../../shared/contract/api-error.ts';
import type { Column } from '../../shared/contract/downloads.ts';
import { maxCodes, type OfferCodes, type OfferCodesBody } from '../../shared/offers/codes-of-offer.ts';
import type { Offer } from '../../shared/offers/offers.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { table } from '../platform/http/table-file.ts';
import { insertCodes } from './insert-codes.ts';
import { readOffer } from './save-offer.ts';

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

/** The codes as a file (requirements: Downloads). Throws ApiError 404. */
export async function exportCodes(db: Db, id: string) {
  const { name } = await readOffer(db, id);
  return table({ columns, rows: (await readCodes(db, id)).codes, about: slugOf(name) });
}

const columns: Column<OfferCodes['codes'][number]>[] = [
  { en: 'Code', fr: 'Code', cell: ({ code }) => code },
  { en: 'Orders at most', fr: 'Commandes au plus', cell: ({ maxUses }) => maxUses },
  { en: 'Used', fr: 'Utilisations', cell: ({ uses }) => uses },
];

type Adding = { id: string; body: OfferCodesBody; by: SessionUser };

/** Adds codes to an offer of the kind code: all of them, or none. Throws ApiError 400 (taken, twice), 404, 409 (too many). */
export async function addCodes(db: Db, { id, body, by }: Adding): Promise<OfferCodes> {
  return runTransaction(db, async (db) => {
    const offer = await lockForCodes(db, id);
    refuseTooMany(offer, body.codes.length + body.generate);
    const added = await insertCodes(db, { id, body, field: 'codes' });
    await recordCodes(db, { offer, added, by });
    return readCodes(db, id);
  });
}

/** Throws ApiError 404, and 409 for an offer that has no codes. */
export async function lockForCodes(db: Db, id: string) {
  await db.selectFrom('promotions').select('id').where('id', '=', id).forUpdate().execute();
  const offer = await readOffer(db, id);
  if (offer.kind !== 'code') throw new ApiError(409, refusal('offer-has-no-codes'));
  return offer;
}

/** Throws ApiError 409 if the offer would have too many codes. */
export function refuseTooMany({ codes }: Pick<Offer, 'codes'>, further: number) {
  if (codes + further > maxCodes) {
    throw new ApiError(409, refusal('offer-codes-required', { max: maxCodes }));
  }
}

type Recording = { offer: Pick<Offer, '_id' | 'codes'>; added: number; by: SessionUser };

export function recordCodes(db: Db, { offer: { _id, codes }, added, by }: Recording) {
  return recordChange(db, {
    by,
    action: 'offer.codes',
    subjectId: _id,
    changes: { codes: [codes, codes + added] },
  });
}
