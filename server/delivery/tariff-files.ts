import { type Rate, rate } from '../../shared/delivery/admin-delivery.ts';
import { deliveryKinds } from '../../shared/delivery/delivery-price.ts';
import { refusal, refusalOf } from '../../shared/refusals/refusals.ts';
import { money, type NumberKind, typedNumber, whole } from '../../shared/values/typed-number.ts';
import type { Db } from '../platform/db/connection.ts';
import { type Column as FileColumn, table } from '../platform/http/table-file.ts';
import { readSheet } from '../platform/tables/read-sheet.ts';
import { rateKeyOf } from './find-delivery.ts';
import { loadTariff } from './read-tariff.ts';
import { findProblem, nameCommunes, readStoredTariff } from './save-tariff.ts';

/** The columns that count, by their headings in English and French. */
const names = {
  wilaya: ['wilaya', 'wilaya'],
  commune: ['commune', 'commune'],
  kind: ['kind', 'mode'],
  price: ['price', 'prix'],
  cost: ['cost', 'coût'],
  minDays: ['min_days', 'jours_min'],
  maxDays: ['max_days', 'jours_max'],
} satisfies Record<string, [en: string, fr: string]>;
type Column = keyof typeof names;
const optional: Column[] = ['commune', 'cost', 'minDays', 'maxDays'];

/** The kinds of delivery by their names in English and French files, and as people write them too. */
const kindNames: Record<Rate['kind'], [en: string, fr: string, ...others: string[]]> = {
  home: ['home', 'domicile', 'à domicile', 'maison'],
  desk: ['desk', 'bureau', 'stop desk', 'stopdesk', 'point relais'],
};

/** As in the form: the shop does not deliver there. A spreadsheet takes a hyphen for the start of a formula. */
const noDelivery = '–';

type Row = Pick<Rate, 'wilaya' | 'commune' | 'kind'> & Partial<Rate>;

/** All rates, and a line to fill for each wilaya that has none. The names are for the reader; the codes count. */
export async function exportTariff(db: Db) {
  const { rates, wilayas, communes } = await readStoredTariff(db);
  const known = new Set(rates.map(rateKeyOf));
  const places = wilayas.flatMap(({ code }) =>
    deliveryKinds.map((kind) => ({ wilaya: code, commune: null, kind })),
  );
  const rows: Row[] = [...rates, ...places.filter((place) => !known.has(rateKeyOf(place)))];
  const nameOf = new Map(wilayas.map(({ code, name }) => [code, name]));
  const communeNames = new Map(communes.map(({ id, name }) => [id, name]));
  const sorted = rows.sort(
    (a, b) => a.wilaya - b.wilaya || (a.commune ?? 0) - (b.commune ?? 0) || b.kind.localeCompare(a.kind),
  );
  const counted = (name: Column): FileColumn<Row> => {
    const [en, fr] = names[name];
    return { en, fr, cell: (row) => (name === 'price' && row.price === null ? noDelivery : row[name]) };
  };
  const columns: FileColumn<Row>[] = [
    counted('wilaya'),
    { en: 'wilaya_name', fr: 'nom_wilaya', cell: ({ wilaya }) => nameOf.get(wilaya) },
    counted('commune'),
    { en: 'commune_name', fr: 'nom_commune', cell: ({ commune }) => communeNames.get(commune ?? 0) },
    {
      ...{ en: names.kind[0], fr: names.kind[1] },
      cell: ({ kind }, language) => kindNames[kind][language === 'en' ? 0 : 1],
    },
    ...(['price', 'cost', 'minDays', 'maxDays'] as const).map(counted),
  ];
  return table({ columns, rows: sorted });
}

type Problem = { line: number; message: string };

/** Nobody corrects more at once. */
const mostProblems = 100;

/**
 * The rates of a file. A line with nothing but its place gives none. Every bad line is named, and then there are no rates
 * at all, so that nothing is taken over in part.
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
    if (!data) {
      problems.push({ line, ...refusalOf(error.issues[0]?.message ?? '') });
      continue;
    }
    const wrong = problemOf(data);
    if (wrong) problems.push({ line, ...wrong });
    else if (isFilled(cells)) rates.push(data);
    seen.add(rateKeyOf(data));
  }
  if (problems.length > 0) return { rates: [], communes: [], problems };
  const named = new Set(rates.flatMap(({ commune }) => commune ?? []));
  return { rates, communes: nameCommunes(tariff, named), problems };

  function problemOf(data: Rate) {
    return findProblem(tariff, data) ?? (seen.has(rateKeyOf(data)) ? refusal('rate-twice') : undefined);
  }
}

function isFilled({ price, cost, minDays, maxDays }: Record<Column, string>) {
  return `${price}${cost}${minDays}${maxDays}`.trim() !== '';
}

function toRate(cells: Record<Column, string>) {
  return {
    wilaya: numberIn(cells.wilaya, whole),
    commune: numberIn(cells.commune, whole),
    kind: kindIn(cells.kind),
    price: /^[-–—]$/.test(cells.price.trim()) ? null : numberIn(cells.price, money),
    cost: numberIn(cells.cost, money),
    minDays: numberIn(cells.minDays, whole),
    maxDays: numberIn(cells.maxDays, whole),
  };
}

/** The text itself if it names no kind of delivery, which the contract refuses. */
function kindIn(text: string) {
  const name = text
    .toLowerCase()
    .trim()
    .replaceAll(/[\s-]+/g, ' ');
  const [kind] = Object.entries(kindNames).find(([, names]) => names.includes(name)) ?? [];
  return kind ?? name;
}

/** Null for a blank cell, and the text itself for one that is no number, which the contract refuses. */
function numberIn(text: string, kind: NumberKind) {
  return typedNumber(text, kind) ?? null;
}
