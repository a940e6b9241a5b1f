import { parse } from 'csv-parse/sync';
import { type Rate, rate } from '../../shared/admin-delivery.ts';
import { byteOrderMark, csvLine, fromCell } from '../../shared/csv.ts';
import { money, type NumberKind, typedNumber, whole } from '../../shared/typed-number.ts';
import type { Db } from '../platform/db/connection.ts';
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

/** All rates as a CSV file. The names are for the reader; the codes count. */
export async function* exportTariff(db: Db) {
  yield byteOrderMark + csvLine(columns);
  const { rates, wilayas, communes } = await readStoredTariff(db);
  const nameOf = new Map(wilayas.map(({ code, name }) => [code, name]));
  const communeNames = new Map(communes.map(({ id, name }) => [id, name]));
  const sorted = rates.sort(
    (a, b) => a.wilaya - b.wilaya || (a.commune ?? 0) - (b.commune ?? 0) || b.kind.localeCompare(a.kind),
  );
  for (const { wilaya, commune, kind, price, cost, minDays, maxDays } of sorted) {
    const place = [wilaya, nameOf.get(wilaya), commune, commune === null ? '' : communeNames.get(commune)];
    yield csvLine([...place, kind, price, cost, minDays, maxDays]);
  }
}

type Problem = { line: number; message: string };

/**
 * The rates of a file. Every bad line is named, and then there are no rates at all, so that nothing is taken over in
 * part.
 */
export async function readTariffFile(db: Db, csv: string) {
  const tariff = await loadTariff(db);
  const problems: Problem[] = [];
  const rates: Rate[] = [];
  const seen = new Set<string>();
  for (const { line, record, problem } of readLines(csv)) {
    if (problem !== undefined) {
      problems.push({ line, message: problem });
      continue;
    }
    const { data, error } = rate.safeParse(toRate(record));
    const wrong =
      error?.issues[0]?.message ??
      findProblem(tariff, data as Rate) ??
      (seen.has(rateKeyOf(data as Rate)) ? 'A place can have only one rate of each kind' : undefined);
    if (wrong || !data) problems.push({ line, message: wrong ?? 'Invalid input' });
    else {
      seen.add(rateKeyOf(data));
      rates.push(data);
    }
  }
  if (rates.length === 0 && problems.length === 0) problems.push({ line: 1, message: 'The file is empty.' });
  if (problems.length > 0) return { rates: [], communes: [], problems: problems.slice(0, 100) };
  const named = new Set(rates.flatMap(({ commune }) => commune ?? []));
  return { rates, communes: nameCommunes(tariff, named), problems };
}

type Line = { line: number; record: Record<string, string>; problem?: string };

function readLines(csv: string): Line[] {
  const [header = ''] = csv.split(/\r?\n/, 1);
  const delimiter = header.includes(';') ? ';' : ',';
  let names: string[] = [];
  try {
    const found: { record: Record<string, string>; info: { lines: number } }[] = parse(csv, {
      bom: true,
      delimiter,
      info: true,
      trim: true,
      skip_empty_lines: true,
      columns: (titles: string[]) => {
        names = titles.map((title) => title.toLowerCase());
        return names;
      },
    });
    if (!['wilaya', 'kind', 'price'].every((name) => names.includes(name))) {
      return [{ line: 1, record: {}, problem: 'The file needs the columns wilaya, kind and price' }];
    }
    return found.map(({ record, info }) => ({ line: info.lines, record }));
  } catch (error) {
    const line = (error as { lines?: number }).lines ?? 1;
    return [{ line, record: {}, problem: 'This is not a CSV file.' }];
  }
}

function toRate(record: Record<string, string>) {
  return {
    wilaya: numberIn(record.wilaya, whole),
    commune: numberIn(record.commune, whole),
    kind: record.kind?.toLowerCase(),
    price: numberIn(record.price, money),
    cost: numberIn(record.cost, money),
    minDays: numberIn(record.min_days, whole),
    maxDays: numberIn(record.max_days, whole),
  };
}

/** Null for a blank cell, and the text itself for one that is no number, which the contract refuses. */
function numberIn(cell = '', kind: NumberKind) {
  return typedNumber(fromCell(cell).trim(), kind) ?? null;
}
