import { readFile, writeFile } from 'node:fs/promises';
import levenshtein from 'damerau-levenshtein';
import { z } from 'zod';
import { may, type Rights } from '../../shared/access/roles.ts';
import { type ProductChange, setsCost } from '../../shared/catalog/admin-products.ts';
import { importedFields, productFields } from '../../shared/catalog/product-fields.ts';
import { frenchColumns, usualHeadings } from '../../shared/files/import-columns.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import { plainName } from '../../shared/values/text.ts';
import { readNumber } from '../../shared/values/typed-number.ts';
import { StartUpError } from '../platform/start-up/start-up-error.ts';
import { importRow, type Mapping } from './import-row.ts';
import { readRecords } from './read-records.ts';

/**
 * The source of each of our columns in a foreign file: a column of that file (`product`), a column times a factor
 * (`market_price*1.55`), a number (`20`) or a quoted text (`'Face > Creams'`).
 */
export type ColumnMap = Record<string, string>;

/** The columns of an imported file, and the map if they are not ours. */
type StoredMap = { columns: string[]; column_map: ColumnMap | null };

type Written = StoredMap & { bulk_change?: ProductChange | null };

type Source = { column: string; factor: number | undefined } | { constant: string };

/** Longer headings are no names of columns, and would take long to compare. */
const longestHeading = 100;

/** Our columns, in the order of docs/import.md. */
export const ourColumns = Object.keys(importRow.shape);
export const keyColumn = 'externalKey';

/** `price=market_price*1.55,name=product`. Throws StartUpError like `requireSources`. */
export function parseColumnMap(text: string): ColumnMap {
  const pairs = text.matchAll(/([^=,]+)=((?:'[^']*'|[^,])*)/g);
  const map = Object.fromEntries(
    [...pairs].map(([, name = '', source = '']) => [name.trim(), source.trim()]),
  );
  requireSources(map);
  return map;
}

/** How to read a file by a map. Throws StartUpError if the file lacks a column that the map names. */
export function mappingBy(map: ColumnMap, columns: string[]): Mapping {
  const sources = Object.entries(map).map(([name, text]) => [name, readSource(text, columns)] as const);
  return async () => (record) =>
    Object.fromEntries(sources.map(([name, source]) => [name, readSourceValue(source, record)]));
}

function readSource(text: string, columns: string[]): Source {
  const quoted = /^'([^']*)'$/.exec(text)?.[1];
  if (quoted !== undefined) return { constant: quoted };
  if (columns.includes(text)) return { column: text, factor: undefined };
  if (/^\d+(\.\d+)?$/.test(text)) return { constant: text };
  const [, column = text, factor] = /^(.*?)\s*\*\s*(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  return {
    column: known(column, columns),
    factor: factor === undefined ? undefined : Number(factor),
  };
}

/** Rounds a column times a factor to centimes. A value that is not a number is kept, so that its row is refused. */
function readSourceValue(source: Source, record: Record<string, unknown>) {
  if ('constant' in source) return source.constant;
  const value = record[source.column];
  const number = source.factor === undefined ? undefined : readNumber(String(value ?? ''));
  if (number === undefined || Number.isNaN(number)) return value;
  return Math.round(number * (source.factor ?? 1) * 100) / 100;
}

/** The columns of a file: those of its first record. */
export async function readColumns(file: string): Promise<string[]> {
  for await (const read of readRecords(file)) if ('record' in read) return Object.keys(read.record);
  return [];
}

/** Throws StartUpError for the first column that is not ours, because dropping it could silently lose prices. */
export function requireOurColumns(columns: string[]) {
  const names = columns.map(ourNameOf);
  const repeated = columns.find((_, place) => names[place] && names.indexOf(names[place]) !== place);
  if (repeated) throw new StartUpError(refusal('column-twice', { column: repeated }));
  const problem = unknownColumnProblem(columns);
  if (problem)
    throw new StartUpError(`${problem.message} For a file with other columns use --choose or --map.`);
}

/** The error for the first column that is not ours; undefined if there is none. */
export function unknownColumnProblem(columns: string[]) {
  const name = columns.find((column) => ourNameOf(column) === undefined);
  return name === undefined ? undefined : unknownColumn(name);
}

const ourNames = new Map(
  ourColumns.flatMap((name) => [name, frenchColumns[name] ?? name].map((each) => [plainHeading(each), name])),
);

/** Which of our columns a heading names, as ours or as the French back office does, without regard to case, accents and signs. */
function ourNameOf(heading: string) {
  if (Object.hasOwn(importRow.shape, heading)) return heading;
  return heading.length > longestHeading ? undefined : ourNames.get(plainHeading(heading));
}

function plainHeading(heading: string) {
  return plainName(heading).replaceAll(/[^\p{L}\d]/gu, '');
}

/** Whether a file needs no map: it has the keys of its products, and no other columns than ours. */
export function hasOurColumns(columns: string[], by: Rights) {
  const names = columns.map(ourNameOf);
  return (
    unknownColumnProblem(columns) === undefined &&
    names.includes(keyColumn) &&
    new Set(names).size === names.length &&
    (may(by, 'money') || !names.some(isForMoney))
  );
}

/** A record with our columns by their own names. */
export function withOurNames(record: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(record).map(([heading, value]) => [ourNameOf(heading), value]));
}

/** Our columns without those that this person may neither see nor change (requirements: Product fields). */
export function columnsFor(user: Rights) {
  return may(user, 'money') ? ourColumns : ourColumns.filter((name) => !isForMoney(name));
}

function isForMoney(column: string | undefined) {
  return importedFields.some((field) => {
    const { file, readBy } = productFields[field];
    return file.name === column && readBy === 'money';
  });
}

/** The column of the file in which one of ours stands; undefined for one that the map gives a single value. */
export function headingOf(name: string, { columns, column_map }: StoredMap) {
  if (!column_map) return columns.find((column) => ourNameOf(column) === name);
  const text = column_map[name];
  const source = text === undefined ? undefined : readSource(text, columns);
  return source && 'column' in source ? source.column : undefined;
}

/** Whether an import with this map, or without one, or a change of several products writes what they cost. */
export function writesCost({ columns, column_map, bulk_change }: Written) {
  if (bulk_change) return setsCost(bulk_change);
  return (column_map ? Object.keys(column_map) : columns.map(ourNameOf)).some(isForMoney);
}

/**
 * The column of the file for each of ours that has one: by its French name or a usual one, otherwise the nearest. `Famille`
 * is a category in most French files: only with a column of labels, which each member needs, is it a family of variants.
 */
export function proposeMap(columns: string[]): ColumnMap {
  const short = columns.filter((column) => column.length <= longestHeading);
  const families = short.filter((column) => /^familles?$/.test(plainHeading(column)));
  const plain = new Map(
    short
      .filter((column) => !families.includes(column))
      .map((column) => [column, plainHeading(column)] as const),
  );
  const named = new Map(
    ourColumns.map((name) => {
      const usual = (usualHeadings[name] ?? [frenchColumns[name] ?? name]).map(plainHeading);
      const [found] = [...plain].find(([, heading]) => usual.includes(heading)) ?? [];
      return [name, found] as const;
    }),
  );
  const others = [...plain.keys()].filter((column) => ![...named.values()].includes(column));
  const pairs = ourColumns.map((name) => [name, named.get(name) ?? nearest(name, others)] as const);
  const map = withKey(
    Object.fromEntries(pairs.filter((pair): pair is [string, string] => pair[1] !== undefined)),
  );
  const [family] = families;
  if (family === undefined) return map;
  if (map.label !== undefined) return map.family === undefined ? { ...map, family } : map;
  return map.category === undefined ? { ...map, category: family } : map;
}

/** Many files have no references: a barcode or the name finds their products again. */
function withKey(map: ColumnMap): ColumnMap {
  const key = map.externalKey ?? map.barcode ?? map.name;
  return key === undefined ? map : { ...map, externalKey: key };
}

/** Throws StartUpError if the map names a column that is not ours, or lacks the keys. */
export function requireSources(map: ColumnMap) {
  for (const name of Object.keys(map)) {
    if (!ourColumns.includes(name)) throw new StartUpError(unknownColumn(name).message);
  }
  if (!map[keyColumn]) throw new StartUpError(`The map has no source for ${keyColumn}.`);
}

/** Asks for the source of each of our columns, with the nearest column of the file as the default. */
export async function askForColumns(
  columns: string[],
  ask: (question: string) => Promise<string>,
): Promise<ColumnMap> {
  const map: ColumnMap = {};
  for (const name of ourColumns) {
    const guess = nearest(name, columns) ?? '';
    const isRequired = name === keyColumn;
    do {
      const answer = (await ask(`${name}${isRequired ? ' (required)' : ''} [${guess}]: `)).trim();
      map[name] = answer === '-' ? '' : answer || guess;
    } while (isRequired && !map[name]);
  }
  return Object.fromEntries(Object.entries(map).filter(([, source]) => source !== ''));
}

/** The file next to an imported one that stores its map. */
export function mapFileOf(file: string) {
  return `${file}.map.json`;
}

export async function rememberMap(file: string, map: ColumnMap) {
  await writeFile(mapFileOf(file), `${JSON.stringify(map, null, 2)}\n`);
}

/** The remembered map of a file, if there is one. Throws StartUpError for one that cannot be read. */
export async function recallMap(file: string): Promise<ColumnMap | undefined> {
  const text = await readFile(mapFileOf(file), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(text));
  } catch (error) {
    throw new StartUpError(`${mapFileOf(file)} is not a map of columns. Correct it or delete it.`, {
      cause: error,
    });
  }
}

function known(name: string, columns: string[]) {
  if (columns.includes(name)) return name;
  throw new StartUpError(unknownColumn(name, columns).message.replace(/^There is/, 'The file has'));
}

export function unknownColumn(heading: string, columns = ourColumns) {
  const near = nearest(heading, columns);
  return near === undefined
    ? refusal('column-unknown', { heading, columns: columns.join(', ') })
    : refusal('column-misspelled', { heading, near });
}

/**
 * The most similar name, ignoring case and punctuation; at most a third of its letters may differ. A column of
 * translations is similar only to columns in its language: `name_fr` not to `name`.
 */
function nearest(name: string, names: string[]) {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const language = (text: string) => /_(en|fr|ar)$/i.exec(text)?.[1]?.toLowerCase();
  if (name.length > longestHeading) return undefined;
  const alike = names.filter((other) => other.length <= longestHeading && language(other) === language(name));
  const measured = alike.map((other) => ({ other, steps: levenshtein(plain(name), plain(other)).steps }));
  const [best] = measured.sort((a, b) => a.steps - b.steps);
  return best && best.steps <= Math.max(name.length, best.other.length) / 3 ? best.other : undefined;
}
