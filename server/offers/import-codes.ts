import { sql } from 'kysely';
import { type ImportedCodes, offerCode } from '../../shared/offers/codes-of-offer.ts';
import { type Refusal, refusal, refusalOf } from '../../shared/refusals/refusals.ts';
import { latinDigits } from '../../shared/values/text.ts';
import type { Db } from '../platform/db/connection.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { readSheet } from '../platform/tables/read-sheet.ts';
import { lockForCodes, recordCodes, refuseTooMany } from './offer-codes.ts';

type Importing = { id: string; csv: string; by: SessionUser };

const columns = {
  code: ['Code', 'Codes'],
  maxUses: ['Orders at most', 'Commandes au plus'],
  /** A file of the shop has it; orders are counted by the shop alone. */
  uses: ['Used', 'Utilisations'],
};

const nothing = { added: 0, present: 0, otherLimit: 0 };

/** What a cell is to be stored as, or why it cannot be. */
type CodeRow = { line: number; code: string; maxUses: number | null; wrong?: Refusal | undefined };

/**
 * Adds the codes of a file to an offer of the kind code: all of them, or none if any line is refused. Two lines may be the
 * same code to a buyer. Codes that the offer has already are not changed, so a file of the shop can be read again. Throws
 * ApiError 404 and 409.
 */
export async function importCodes(db: Db, { id, csv, by }: Importing): Promise<ImportedCodes> {
  const sheet = await readSheet(csv, columns, ['maxUses', 'uses']);
  if (!sheet.rows) return { ...nothing, unread: [], problems: [sheet.problem] };
  const { found, unread } = sheet;
  const read = sheet.rows.map(toRow);
  return runTransaction(db, async (db) => {
    const offer = await lockForCodes(db, id);
    const known = await knownCodes(db, read);
    const problems = problemsOf(read, { id, known });
    if (problems.length > 0) return { ...nothing, unread, problems: problems.slice(0, 100) };
    const added = read.filter(({ code }) => !known.has(code));
    const present = read.filter(({ code }) => known.has(code));
    const otherLimit = found.includes('maxUses')
      ? present.filter(({ code, maxUses }) => known.get(code)?.maxUses !== maxUses).length
      : 0;
    if (added.length > 0) {
      refuseTooMany(offer, added.length);
      await insertRows(db, id, added);
      await recordCodes(db, { offer, added: added.length, by });
    }
    return { added: added.length, present: present.length, otherLimit, unread, problems };
  });
}

function toRow({ line, cells }: { line: number; cells: { code: string; maxUses: string } }): CodeRow {
  const { data: code = '', error } = offerCode.safeParse(cells.code);
  const maxUses = cells.maxUses === '' ? null : Number(latinDigits(cells.maxUses));
  return { line, code, maxUses, wrong: error && refusalOf(error.issues[0]?.message ?? '') };
}

async function knownCodes(db: Db, codes: CodeRow[]) {
  const rows = await db
    .selectFrom('promotion_codes')
    .select(['code', 'promotion_id as offerId', 'max_uses as maxUses'])
    .where('code', '=', sql<string>`any(${codes.map(({ code }) => code)}::text[])`)
    .execute();
  return new Map(rows.map(({ code, ...known }) => [code, known]));
}

type Known = { id: string; known: Awaited<ReturnType<typeof knownCodes>> };

function problemsOf(rows: CodeRow[], { id, known }: Known) {
  const firstLines = new Map(rows.toReversed().map(({ code, line }) => [code, line]));
  return rows.flatMap((row) => {
    const offerId = known.get(row.code)?.offerId ?? id;
    const why = problemOf(row, { isTaken: offerId !== id, first: firstLines.get(row.code) });
    return why ? [{ line: row.line, ...why }] : [];
  });
}

function problemOf(
  { line, code, maxUses, wrong }: CodeRow,
  { isTaken, first }: { isTaken: boolean; first: number | undefined },
): Refusal | undefined {
  if (wrong) return wrong;
  if (maxUses !== null && !(Number.isInteger(maxUses) && maxUses >= 1 && maxUses <= mostUses)) {
    return refusal('offer-number-not-within', { min: 1, max: mostUses });
  }
  if (isTaken) return refusal('offer-code-taken', { code });
  if (first !== undefined && first !== line) return refusal('offer-code-twice', { code, line: first });
  return undefined;
}

const mostUses = 1_000_000;

async function insertRows(db: Db, id: string, rows: CodeRow[]) {
  await sql`
    insert into promotion_codes (code, promotion_id, max_uses)
    select code, ${id}, most from unnest(${rows.map(({ code }) => code)}::text[],
      ${rows.map(({ maxUses }) => maxUses)}::integer[]) as row (code, most)`.execute(db);
}
