import { type Rate, rate } from '../../shared/delivery/admin-delivery.ts';
import { refusal, refusalOf } from '../../shared/refusals/refusals.ts';
import { money, type NumberKind, typedNumber, whole } from '../../shared/values/typed-number.ts';
import type { Db } from '../platform/db/connection.ts';
import { cellTable } from '../platform/http/table-file.ts';
import { readSheet } from '../platform/tables/read-sheet.ts';
import { rateKeyOf } from './find-delivery.ts';
import { loadTariff } from './read-tariff.ts';
import { findProblem, nameCommunes, readStoredTariff } from './save-tariff.ts';

const columns = [
  'wilaya',
  'wilaya_name',
  'commune',
  'commune_name',
  'kind',
  'price',
  'cost',
  'min_days',
  'max_days',
];

/** All rates. The names are for the reader; the codes count. */
export async function exportTariff(db: Db) {
  const { rates, wilayas, communes } = await readStoredTariff(db);
  const nameOf = new Map(wilayas.map(({ code, name }) => [code, name]));
  const communeNames = new Map(communes.map(({ id, name }) => [id, name]));
  const sorted = rates.sort(
    (a, b) => a.wilaya - b.wilaya || (a.commune ?? 0) - (b.commune ?? 0) || b.kind.localeCompare(a.kind),
  );
  const rows = sorted.map(({ wilaya, commune, kind, price, cost, minDays, maxDays }) => {
    const place = [wilaya, nameOf.get(wilaya), commune, commune === null ? '' : communeNames.get(commune)];
    return [...place, kind, price, cost, minDays, maxDays];
  });
  return cellTable(columns, { rows });
}

type Problem = { line: number; message: string };

/** The columns that count, by the names that an export gives them. */
const names = {
  wilaya: ['wilaya'],
  kind: ['kind'],
  price: ['price'],
  commune: ['commune'],
  cost: ['cost'],
  minDays: ['min_days'],
  maxDays: ['max_days'],
};
type Column = keyof typeof names;
const optional: Column[] = ['commune', 'cost', 'minDays', 'maxDays'];

/** Nobody corrects more at once. */
const mostProblems = 100;

/**
 * The rates of a file. Every bad line is named, and then there are no rates at all, so that nothing is taken over in
 * part.
 */
export async function readTariffFile(db: Db, csv: string) {
  const tariff = await loadTariff(db);
  const problems: Problem[] = [];
  const rates: Rate[] = [];
  const seen = new Set<string>();
  const { rows = [], problem } = await readSheet(csv, names, optional);
  if (problem) {
    const isMissing = problem.code === 'column-missing';
    problems.push({ ...problem, ...(isMissing && refusal('tariff-columns-missing')) });
  }
  for (const { line, cells } of rows) {
    if (problems.length === mostProblems) break;
    const { data, error } = rate.safeParse(toRate(cells));
    const wrong = data ? problemOf(data) : refusalOf(error.issues[0]?.message ?? '');
    if (wrong) problems.push({ line, ...wrong });
    if (wrong || !data) continue;
    seen.add(rateKeyOf(data));
    rates.push(data);
  }
  if (problems.length > 0) return { rates: [], communes: [], problems };
  const named = new Set(rates.flatMap(({ commune }) => commune ?? []));
  return { rates, communes: nameCommunes(tariff, named), problems };

  function problemOf(data: Rate) {
    return findProblem(tariff, data) ?? (seen.has(rateKeyOf(data)) ? refusal('rate-twice') : undefined);
  }
}

function toRate(cells: Record<Column, string>) {
  return {
    wilaya: numberIn(cells.wilaya, whole),
    commune: numberIn(cells.commune, whole),
    kind: cells.kind.toLowerCase(),
    price: numberIn(cells.price, money),
    cost: numberIn(cells.cost, money),
    minDays: numberIn(cells.minDays, whole),
    maxDays: numberIn(cells.maxDays, whole),
  };
}

/** Null for a blank cell, and the text itself for one that is no number, which the contract refuses. */
function numberIn(text: string, kind: NumberKind) {
  return typedNumber(text, kind) ?? null;
}
