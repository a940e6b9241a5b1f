import { sql } from 'kysely';
import { latinDigits } from '../../shared/values/text.ts';
import type { Db } from '../platform/db/connection.ts';

type Coded = { _id: string; number: number };

const gtinLengths = [8, 12, 13, 14];

/**
 * The product whose barcode or SKU the keyword is, whole and alone (requirements: Search); undefined if there is none that
 * the caller may see. A SKU is the merchant's own key, or the end of the id, as the shop shows it. Other keywords cost no
 * query.
 */
export async function findCode(
  db: Db,
  { keyword, includeHidden }: { keyword: string; includeHidden: boolean },
): Promise<Coded | undefined> {
  const code = latinDigits(keyword.trim());
  const barcodes = barcodesOf(code);
  const ending = /^[a-z2-7]{8}$/i.test(code) ? code.toLowerCase() : null;
  const key = /\d/.test(code) && code.length <= 100 ? code : null;
  if (barcodes.length === 0 && ending === null && key === null) return undefined;
  const { rows } = await sql<Coded & { rank: number }>`
    select p.id as _id, p.number, min(rank) as rank
    from (
      select id, 1 as rank from products where barcode = any(${barcodes}::text[])
      union all select id, 2 from products where external_key = any(${spellingsOf(key)}::text[])
      union all select id, 3 from products where right(id, 8) = ${ending}
    ) found
    join products p using (id) join product_listings using (number)
    where visible or ${includeHidden}
    group by p.id, p.number order by rank limit 2`.execute(db);
  const [first, second] = rows;
  return first && first.rank !== second?.rank ? { _id: first._id, number: first.number } : undefined;
}

/** The ways to write the same GTIN: shorter ones are longer ones without zeros at their start. */
function barcodesOf(code: string) {
  const digits = code.replace(/[\s-]/g, '');
  if (!/^\d+$/.test(digits) || !gtinLengths.includes(digits.length)) return [];
  const significant = digits.replace(/^0+/, '');
  return gtinLengths
    .filter((length) => length >= significant.length)
    .map((length) => significant.padStart(length, '0'));
}

function spellingsOf(key: string | null) {
  return key === null ? [] : [key, key.toUpperCase(), key.toLowerCase()];
}

/** Shorter parts of a barcode are in too many of them. */
const shortestDigits = 5;

/** Shorter ones with a digit may as well be a quantity. */
const shortestSure = 4;

const shortest = 3;

const mostParts = 2_000;

/**
 * The products whose reference or barcode contains the keyword, for the back office. `isSure` tells whether hardly anything
 * but a code is meant: such products are found beside those with these words, others only if no product has the words.
 */
export async function findCodeParts(db: Db, keyword: string) {
  const code = latinDigits(keyword.trim()).toLowerCase();
  if (code.length < shortest || code.length > 100 || code.includes('\u0000'))
    return { isSure: false, numbers: [] };
  const digits = code.replace(/[\s-]/g, '');
  const isBarcode = /^\d+$/.test(digits) && digits.length >= shortestDigits;
  const codes = sql`lower(coalesce(external_key, '') || ' ' || coalesce(barcode, ''))`;
  const { rows } = await sql<{ number: number }>`
    select number from products
    where ${codes} like any(${[pattern(code), ...(isBarcode ? [pattern(digits)] : [])]}::text[])
      and (lower(external_key) like ${pattern(code)} or ${isBarcode})
    order by number limit ${mostParts}`.execute(db);
  const isSure = /\d/.test(code) && code.length >= shortestSure;
  return { isSure, numbers: rows.map(({ number }) => number) };
}

function pattern(part: string) {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`;
}
