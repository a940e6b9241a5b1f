import { sql } from 'kysely';
import { maxMembers } from '../../shared/catalog/product-families.ts';
import { type Refusal, refusal } from '../../shared/refusals/refusals.ts';
import { plainName } from '../../shared/values/text.ts';
import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';
import { keyOf } from './export-products.ts';
import { cellProblem } from './import-reasons.ts';
import type { ImportRow, ReadRow } from './import-row.ts';

/** A product's place in its family. */
type Seat = { family_id: string | null; variant_label: string; family_position: number };

export const noSeat: Seat = { family_id: null, variant_label: '', family_position: 0 };

/** The stored products of a batch by their keys. */
type Known = Map<string, Seat & { id: string }>;

type Family = { id: string; name: string; external_key: string | null; option_name: string };

type Member = { key: string; label: string; position: number };

type FamilyRow = ImportRow & { family: string };

/** Used until a row names the option. */
const unnamedOption = 'Option';

/**
 * The families of a file. Rows with the same family name form one, also across batches; the first row that names its
 * option decides it (docs/import.md). Remembers the rows of earlier batches, which a dry run does not store.
 */
export class ImportedFamilies {
  readonly #seen = new Map<string, { line: number; keys: Set<string> }>();
  readonly #labels = new Map<string, Map<string, string>>();
  readonly #withOption = new Set<string>();

  /** Notes a row that is written, for `findSingles`. */
  note({ line, row: { family, externalKey } }: { line: number; row: ImportRow }) {
    if (!family) return;
    const seen = this.#seen.get(family) ?? { line, keys: new Set() };
    this.#seen.set(family, { ...seen, keys: seen.keys.add(externalKey) });
  }

  /** Recalls a row that an interrupted run has written: a later row does not name the option again. */
  recall({ family, option }: ReadRow) {
    if (family && option) this.#withOption.add(plainName(family));
  }

  /** The families that the file leaves with a single product, with the line that names them. */
  async findSingles(db: Db) {
    const single = [...this.#seen].filter(([, { keys }]) => keys.size === 1);
    const members = await sql<{ name: string; id: string; external_key: string | null }>`
      select key as name, p.id, p.external_key
      from unnest(${single.map(([name]) => name)}::text[]) key
      join families f on f.name = key or f.external_key = key
      join products p on p.family_id = f.id`.execute(db);
    const hasOthers = (name: string, keys: Set<string>) =>
      members.rows.some((member) => member.name === name && !keys.has(keyOf(member)));
    return single
      .filter(([name, { keys }]) => !hasOthers(name, keys))
      .map(([name, { line }]) => ({ line, name }));
  }

  /**
   * The seat of each row that names a family or none, by its key; and the reasons for rows with the label of another
   * member. Creates missing families.
   */
  async seat(db: Db, rows: ImportRow[], known: Known) {
    const seats = new Map<string, Seat>();
    const refused = new Map<string, Refusal>();
    for (const { externalKey, family } of rows) {
      if (family === '') seats.set(externalKey, noSeat);
    }
    const named = rows.filter((row): row is FamilyRow => Boolean(row.family));
    if (named.length === 0) return { seats, refused };
    const groups = await this.#group(db, named, known);
    const members = await readMembers(db, [...groups.keys()]);
    for (const [id, { rows, group }] of groups) {
      const stored = members.get(id) ?? [];
      const labels = this.#labels.get(group) ?? new Map<string, string>();
      this.#labels.set(group, labels);
      const others = new Map([...labels, ...stored.map(({ key, label }) => [key, label] as const)]);
      const problems = labelProblems(rows, others);
      for (const [key, reason] of problems) refused.set(key, reason);
      let next = Math.max(-1, ...stored.map(({ position }) => position)) + 1;
      for (const { externalKey: key, label = '' } of rows.filter((row) => !problems.has(row.externalKey))) {
        const seat = known.get(key);
        const position = seat?.family_id === id ? seat.family_position : next++;
        seats.set(key, { family_id: id, variant_label: label, family_position: position });
        labels.set(key, label);
      }
    }
    return { seats, refused };
  }

  /** The rows of each family by its id. */
  async #group(db: Db, rows: FamilyRow[], known: Known) {
    const families = await findFamilies(db, [...new Set(rows.map(({ family }) => family))]);
    const made = new Map<string, Family>();
    const groups = new Map<string, { rows: FamilyRow[]; group: string }>();
    for (const row of rows) {
      const stored = pick(families, row.family, known.get(row.externalKey)?.family_id);
      const family = stored ?? made.get(row.family) ?? newFamily(row.family);
      // A dry run makes the family again in each batch, with another id.
      const group = stored ? stored.id : `new ${row.family}`;
      if (!stored) made.set(row.family, family);
      groups.set(family.id, { rows: [...(groups.get(family.id)?.rows ?? []), row], group });
    }
    if (made.size > 0)
      await db
        .insertInto('families')
        .values([...made.values()])
        .execute();
    await this.#nameOptions(db, groups, [...families, ...made.values()]);
    return groups;
  }

  async #nameOptions(db: Db, groups: Map<string, { rows: FamilyRow[] }>, families: Family[]) {
    for (const { id, name, option_name } of families) {
      const option = groups.get(id)?.rows.find((row) => row.option)?.option;
      if (option === undefined || this.#withOption.has(plainName(name))) continue;
      this.#withOption.add(plainName(name));
      if (option === option_name) continue;
      await db.updateTable('families').set({ option_name: option }).where('id', '=', id).execute();
    }
  }
}

function newFamily(name: string): Family {
  return { id: newId(), name, external_key: name, option_name: unnamedOption };
}

function findFamilies(db: Db, names: string[]): Promise<Family[]> {
  return db
    .selectFrom('families')
    .select(['id', 'name', 'external_key', 'option_name'])
    .where(({ or, eb }) => or([eb('name', 'in', names), eb('external_key', 'in', names)]))
    .orderBy('number')
    .execute();
}

/** The product's own family if it has this name, otherwise the one that was imported under it, otherwise the oldest. */
function pick(families: Family[], name: string, own: string | null | undefined) {
  const named = families.filter((family) => family.name === name || family.external_key === name);
  return (
    named.find(({ id }) => id === own) ?? named.find(({ external_key }) => external_key === name) ?? named[0]
  );
}

async function readMembers(db: Db, families: string[]) {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'external_key', 'family_id', 'variant_label', 'family_position'])
    .where('family_id', 'in', families)
    .execute();
  const members = new Map<string, Member[]>();
  for (const row of rows) {
    const id = row.family_id ?? '';
    const member = { key: keyOf(row), label: row.variant_label, position: row.family_position };
    members.set(id, [...(members.get(id) ?? []), member]);
  }
  return members;
}

/**
 * The reasons for rows with the label of another member, or beyond the largest family, by their keys. `stored` has the
 * labels of the members by their keys.
 */
function labelProblems(rows: FamilyRow[], stored: Map<string, string>) {
  const problems = new Map<string, Refusal>();
  const inFile = new Set(rows.map(({ externalKey }) => externalKey));
  // Starts again whenever a refused product keeps its stored label, which an earlier row may have taken.
  for (let keeps = true; keeps; ) {
    const staying = [...stored].filter(([key]) => !inFile.has(key) || problems.has(key));
    const owners = new Map(staying.map(([key, label]) => [label.toLowerCase(), key]));
    const checked = rows.filter(({ externalKey }) => !problems.has(externalKey));
    const wrong = checked.filter((row) => {
      const problem = labelProblem(row, owners);
      if (problem) problems.set(row.externalKey, problem);
      return problem !== undefined;
    });
    keeps = wrong.some(({ externalKey }) => stored.has(externalKey));
  }
  return problems;
}

/** Takes the row's label, or returns the reason why it cannot have it. `owners` has the keys of members by label. */
function labelProblem({ externalKey, label = '', family }: FamilyRow, owners: Map<string, string>) {
  const owner = owners.get(label.toLowerCase());
  if (owner !== undefined) return cellProblem('label', refusal('label-twice', { label, owner, family }));
  if (owners.size >= maxMembers) {
    return cellProblem('family', refusal('family-full', { family, max: maxMembers }));
  }
  owners.set(label.toLowerCase(), externalKey);
  return undefined;
}

/**
 * After a batch: removes families that have lost all members, and raises the version of all others that changed, so that
 * no open form undoes the import.
 */
export async function finishFamilies(db: Db, ids: string[]) {
  if (ids.length === 0) return;
  await db
    .deleteFrom('families')
    .where('id', 'in', ids)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('products').select('id').whereRef('family_id', '=', 'families.id'))),
    )
    .execute();
  await db
    .updateTable('families')
    .set((row) => ({ version: row('version', '+', 1), updated_at: new Date() }))
    .where('id', 'in', ids)
    .execute();
}
