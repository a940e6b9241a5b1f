import { sql } from 'kysely';
import type { ImportedCodes } from '../../shared/offers/codes-of-offer.ts';
import { foldedCode, longestCode, shortestCode } from '../../shared/orders/discount-codes.ts';
import { type Refusal, refusal } from '../../shared/refusals/refusals.ts';
import { latinDigits } from '../../shared/values/text.ts';
import type { Db } from '../platform/db/connection.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { readSheet } from '../platform/tables/read-sheet.ts';
import { lockForCodes, recordCodes } from './offer-codes.ts';

type Importing = { id: string; csv: string; by: SessionUser };

const columns = {
  code: ['Code', 'Codes'],
  maxUses: ['Orders at most', 'Commandes au plus'],
};

type CodeRow = { line: number; code: string; maxUses: number | null };

/**
 * Adds the codes of a file to an offer of the kind code: all of them, or none if any line is refused. Codes are folded as
 * buyers' codes are, so two lines may be the same code. Throws ApiError 404 and 409.
 */
export async function importCodes(db: Db, { id, csv, by }: Importing): Promise<ImportedCodes> {
  const { rows, problem } = await readSheet(csv, columns, ['maxUses']);
  if (!rows) return { added: 0, problems: [problem] };
  const codes = rows.map(({ line, cells }) => ({
    line,
    code: foldedCode(cells.code),
    maxUses: cells.maxUses === '' ? null : Number(latinDigits(cells.maxUses)),
  }));
  return runTransaction(db, async (db) => {
    const offer = await lockForCodes(db, id, codes.length);
    const taken = await takenCodes(db, codes);
    const firstLines = new Map(codes.toReversed().map(({ code, line }) => [code, line]));
    const problems = codes.flatMap((row) => {
      const why = problemOf(row, { isTaken: taken.has(row.code), first: firstLines.get(row.code) });
      return why ? [{ line: row.line, ...why }] : [];
    });
    if (problems.length > 0) return { added: 0, problems: problems.slice(0, 100) };
    await sql`
      insert into promotion_codes (code, promotion_id, max_uses)
      select code, ${id}, most from unnest(${codes.map(({ code }) => code)}::text[],
        ${codes.map(({ maxUses }) => maxUses)}::integer[]) as row (code, most)`.execute(db);
    await recordCodes(db, { offer, added: codes.length, by });
    return { added: codes.length, problems: [] };
  });
}

async function takenCodes(db: Db, codes: CodeRow[]) {
  const rows = await db
    .selectFrom('promotion_codes')
    .select('code')
    .where('code', '=', sql<string>`any(${codes.map(({ code }) => code)}::text[])`)
    .execute();
  return new Set(rows.map(({ code }) => code));
}

function problemOf(
  { line, code, maxUses }: CodeRow,
  { isTaken, first }: { isTaken: boolean; first: number | undefined },
): Refusal | undefined {
  if (code.length < shortestCode || code.length > longestCode) {
    return refusal('offer-code-invalid', { min: shortestCode, max: longestCode });
  }
  if (maxUses !== null && !(Number.isInteger(maxUses) && maxUses >= 1 && maxUses <= mostUses)) {
    return refusal('offer-number-not-within', { min: 1, max: mostUses });
  }
  if (isTaken) return refusal('offer-code-taken', { code });
  if (first !== undefined && first !== line) return refusal('offer-code-twice', { code, line: first });
  return undefined;
}

const mostUses = 1_000_000;
