import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { invalidField } from '../../shared/contract/api-error.ts';
import type { OfferCodesBody } from '../../shared/offers/codes-of-offer.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { Db } from '../platform/db/connection.ts';

/** Without letters and digits that look alike. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const madeUpLength = 10;

type Inserting = {
  id: string;
  body: OfferCodesBody;
  /** The input that a refusal names. */
  field: string;
};

/** Stores given and made-up codes of an offer and returns their number. Throws ApiError 400 for one that exists already. */
export async function insertCodes(db: Db, { id, body, field }: Inserting): Promise<number> {
  const made = Array.from({ length: body.generate }, madeUpCode);
  const codes = [...new Set([...body.codes, ...made])];
  const added = await sql<{ code: string }>`
    insert into promotion_codes (code, promotion_id, max_uses)
    select code, ${id}, ${body.maxUses}::integer from unnest(${codes}::text[]) as code
    on conflict do nothing returning code`.execute(db);
  const known = new Set(added.rows.map(({ code }) => code));
  const taken = codes.find((code) => !known.has(code));
  if (taken !== undefined) throw invalidField(field, refusal('offer-code-taken', { code: taken }));
  return codes.length;
}

function madeUpCode() {
  return Array.from({ length: madeUpLength }, () => letters[randomInt(letters.length)]).join('');
}
