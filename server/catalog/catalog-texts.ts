import { type RawBuilder, sql } from 'kysely';
import type { Category, ProductDetail } from '../../shared/catalog/catalog.ts';
import type { NeedDetail } from '../../shared/catalog/needs.ts';
import type { Family, FamilyBody } from '../../shared/catalog/product-families.ts';
import { type TextFact, textFacts } from '../../shared/catalog/product-fields.ts';
import { ApiError } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import { type Language, languages } from '../../shared/values/languages.ts';
import type { Db } from '../platform/db/connection.ts';

/** The tables of base texts and of translations (docs/decisions/0046), with the column of each field. */
export const kinds = {
  product: {
    base: 'products',
    table: 'product_texts',
    owner: 'product_id',
    columns: {
      name: 'name',
      description: 'description',
      features: 'features',
      ...(Object.fromEntries(textFacts.map((name) => [name, name])) as { [Name in TextFact]: Name }),
    },
  },
  category: {
    base: 'categories',
    table: 'category_texts',
    owner: 'category_id',
    columns: { name: 'name', description: 'description' },
  },
  family: {
    base: 'families',
    table: 'family_texts',
    owner: 'family_id',
    columns: { name: 'name', optionName: 'option_name' },
  },
  need: {
    base: 'needs',
    table: 'need_texts',
    owner: 'need_id',
    columns: { name: 'name', description: 'description' },
  },
};

type TextsOf = {
  product: NonNullable<ProductDetail['texts']>;
  category: NonNullable<Category['texts']>;
  family: Family['texts'];
  need: NeedDetail['texts'];
};

export type Kind = keyof TextsOf;

/** The translations of these records by their ids; records without any are absent. */
export async function readTexts<K extends Kind>(
  db: Db,
  kind: K,
  ids: string[],
): Promise<Map<string, TextsOf[K]>> {
  const { table, owner, columns } = kinds[kind];
  const fields = Object.entries(columns).map(
    ([field, column]) =>
      sql`${sql.lit(field)}, ${column === 'name' ? sql`coalesce(name, '')` : sql.ref(column)}`,
  );
  const { rows } = await sql<{ id: string; texts: TextsOf[K] }>`
    select ${sql.ref(owner)} as id,
      jsonb_object_agg(language, jsonb_build_object(${sql.join(fields)}, 'isBehind', is_behind)) as texts
    from ${sql.table(table)} where ${sql.ref(owner)} = any (${ids}::text[]) group by 1`.execute(db);
  return new Map(rows.map(({ id, texts }) => [id, texts]));
}

/** The languages of the texts of a record: that of its base texts, then the others as in `languages`. */
export function languagesOf(kind: Kind, id: RawBuilder<unknown>) {
  const { table, owner } = kinds[kind];
  return sql<Language[]>`array(
    select base_language() union all (
      select language from ${sql.table(table)} where ${sql.ref(owner)} = ${id}
      order by array_position('{en,fr,ar}', language)
    )
  )`;
}

/** Fields that are absent stay the same; null removes the whole translation. */
type SentTexts = Partial<Record<Language, ({ isBehind: boolean } & Record<string, unknown>) | null>>;

type Saving = { id: string; texts: SentTexts | undefined; by: { id: string } };

/**
 * Saves translations in the transaction of their record, after its base texts, whose change marks them as behind. Throws
 * ApiError 400 for one into the language of the base texts, which another form has made so meanwhile.
 */
export async function saveTexts(db: Db, kind: Kind, { id, texts = {}, by }: Saving) {
  await refuseBaseLanguage(db, [texts]);
  for (const language of languages) {
    const sent = texts[language];
    if (sent !== undefined) await saveTranslation(db, kind, { id, language, sent, by });
  }
}

/** Throws ApiError 400 if one of these has a translation into the main language. */
export async function refuseBaseLanguage(db: Db, sent: Partial<Record<Language, unknown>>[]) {
  const { base_language: base } = await db
    .selectFrom('catalog_version')
    .select('base_language')
    .executeTakeFirstOrThrow();
  if (sent.some((texts) => texts[base] !== undefined && texts[base] !== ''))
    throw new ApiError(400, refusal('translation-into-base-language'));
}

type Translation = { id: string; language: Language; sent: SentTexts[Language]; by: { id: string } };

async function saveTranslation(db: Db, kind: Kind, { id, language, sent, by }: Translation) {
  const { table, owner, columns } = kinds[kind];
  const given = Object.entries(columns)
    .map(([field, column]) => ({ column, value: sent ? sent[field] : blankOf(column) }))
    .filter(({ value }) => value !== undefined);
  const values = new Map<string, unknown>([
    ...given.map(({ column, value }) => [column, column === 'name' ? value || null : value] as const),
    ['is_behind', sent?.isBehind ?? false],
    ['updated_by', by.id],
  ]);
  const names = [...values.keys()];
  await sql`
    insert into ${sql.table(table)} (${sql.ref(owner)}, language, ${sql.join(names.map((name) => sql.ref(name)))})
    values (${id}, ${language}, ${sql.join([...values.values()])})
    on conflict (${sql.ref(owner)}, language) do update set
      ${sql.join(names.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))}, updated_at = now()
  `.execute(db);
  await deleteBlank(db, kind, [id]);
}

function blankOf(column: string) {
  return column === 'features' ? [] : '';
}

/** Deletes translations without any text. */
async function deleteBlank(db: Db, kind: Kind, ids: string[]) {
  const { table, owner, columns } = kinds[kind];
  const others = [...Object.values(columns).filter((column) => column !== 'name'), ...labelOf(kind)];
  const blank = others.map((column) =>
    column === 'features' ? sql`features = '{}'` : sql`${sql.ref(column)} = ''`,
  );
  await sql`
    delete from ${sql.table(table)}
    where ${sql.ref(owner)} = any (${ids}::text[]) and name is null and ${sql.join(blank, sql` and `)}`.execute(
    db,
  );
}

/** Labels are saved with the family. */
function labelOf(kind: Kind) {
  return kind === 'product' ? ['label'] : [];
}

/**
 * Marks the translations of a new member of a family as behind that still are those of another member whose base text, or
 * whose label, which a name often contains, is another.
 */
export async function markCopiedTexts(db: Db, id: string) {
  const { name: _, ...columns } = kinds.product.columns;
  const isCopied = Object.values(columns).map((column) => {
    const [own, other, base, otherBase] = ['t', 'o', 'p', 'q'].map((table) => sql.ref(`${table}.${column}`));
    const blank = column === 'features' ? sql`'{}'` : sql`''`;
    return sql`(${own} <> ${blank} and ${own} = ${other} and ${base} <> ${otherBase})`;
  });
  await sql`
    update product_texts t set is_behind = true
    from products p
    join products q on q.family_id = p.family_id and q.id <> p.id
    join product_texts o on o.product_id = q.id
    where p.id = ${id} and t.product_id = p.id and o.language = t.language and (
      (t.name = o.name and (p.name, p.variant_label) <> (q.name, q.variant_label))
      or ${sql.join(isCopied, sql` or `)}
    )`.execute(db);
}

/** The translated labels of these products, by id and language. */
export async function readLabels(db: Db, ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('product_texts')
    .select(['product_id', 'language', 'label', 'is_behind'])
    .where('product_id', 'in', ids)
    .execute();
}

type Labels = {
  members: FamilyBody['members'];
  /** The translated labels, read before the base labels were saved. */
  before: Awaited<ReturnType<typeof readLabels>>;
  by: { id: string };
};

/** Saves the translated labels of a family. A new label leaves the other texts of its product as far behind as before. */
export async function saveLabels(db: Db, { members, before, by }: Labels) {
  await refuseBaseLanguage(
    db,
    members.map(({ labels = {} }) => labels),
  );
  const rows = members.flatMap(({ _id, labels = {} }) =>
    languages.flatMap((language) => {
      const label = labels[language];
      const stored = before.find((row) => row.product_id === _id && row.language === language);
      if (label === undefined || (label === '' && !stored)) return [];
      const is_behind = stored?.is_behind ?? false;
      return [{ product_id: _id, language, label, is_behind, updated_by: by.id }];
    }),
  );
  if (rows.length === 0) return;
  await db
    .insertInto('product_texts')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['product_id', 'language'])
        .doUpdateSet((row) => ({
          label: row.ref('excluded.label'),
          is_behind: row.ref('excluded.is_behind'),
          updated_by: row.ref('excluded.updated_by'),
          updated_at: sql`now()`,
        }))
        .whereRef('product_texts.label', '!=', 'excluded.label'),
    )
    .execute();
  await deleteBlank(
    db,
    'product',
    rows.map(({ product_id }) => product_id),
  );
}

/** A record with its translations as fields of their own, so that the audit history names the changed ones. */
export function withTextsApart<Row extends { texts?: SentTexts | undefined }>({ texts = {}, ...row }: Row) {
  const apart = languages.map((language) => {
    const { isBehind, ...fields } = texts[language] ?? {};
    return [
      [`texts.${language}`, texts[language] && fields],
      [`texts.${language}.isBehind`, isBehind],
    ];
  });
  return { ...row, ...(Object.fromEntries(apart.flat()) as Record<string, unknown>) };
}
