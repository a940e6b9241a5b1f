import { sql } from 'kysely';
import { textKinds } from '../../shared/catalog/main-language.ts';
import { ApiError } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { Language } from '../../shared/values/languages.ts';
import { writeCatalog } from '../listing/write-catalog.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';
import { dropFromCaches } from '../platform/db/notify.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { countSettingsTexts, exchangeSettingsTexts } from '../platform/settings/exchange-texts.ts';
import { settingsTag } from '../platform/settings/shop-settings.ts';
import { type Kind, kinds } from './catalog-texts.ts';

/** Few enough that no statement takes longer than a visitor waits. */
const productsAtOnce = 250;

/** The language of the base texts of the catalog and of the settings (docs/decisions/0095). */
export async function readBaseLanguage(db: Db): Promise<Language> {
  const row = await db.selectFrom('catalog_version').select('base_language').executeTakeFirstOrThrow();
  return row.base_language;
}

/** Whether nothing is in the catalog, and nobody has chosen its language. */
export async function isUntouched(db: Db) {
  const { rows } = await sql<{ untouched: boolean }>`
    select base_language() = 'en' and not exists (select from products) and not exists (select from categories)
      and not exists (select from audit_entries where action = 'settings.baselanguage') as untouched`.execute(
    db,
  );
  return rows[0]?.untouched ?? false;
}

/**
 * How many records of each kind there are, and how many have no name in this language; the same for texts of the
 * settings.
 */
export async function previewBaseLanguage(db: Db, to: Language) {
  const language = await readBaseLanguage(db);
  const counts = await Promise.all(
    textKinds.map(async (kind) => {
      const { base, table, owner } = kinds[kind];
      const { rows } = await sql<{ all: number; lacking: number }>`
        select count(*)::int as all, (count(*) filter (where ${to !== language} and not exists (
          select from ${sql.table(table)} t where ${sql.ref(`t.${owner}`)} = b.id and t.language = ${to} and t.name is not null
        )))::int as lacking from ${sql.table(base)} b`.execute(db);
      return [kind, rows[0] ?? { all: 0, lacking: 0 }] as const;
    }),
  );
  const settings = await countSettingsTexts(db, to);
  return {
    ...{ language, settings: to === language ? { ...settings, lacking: 0 } : settings },
    ...(Object.fromEntries(counts) as Record<Kind, { all: number; lacking: number }>),
  };
}

type Change = { from: Language; to: Language; by: Pick<SessionUser, 'id' | 'name'> };

/**
 * Makes the texts in another language the base texts, and the former base texts a translation, in one transaction: each
 * reader sees the same texts as before. A record without a text in that language keeps its own as the base text. The texts
 * of the settings are exchanged too.
 * Throws ApiError 409 if `from` is no longer the base language.
 */
export async function changeBaseLanguage(db: Db, { from, to, by }: Change) {
  return writeCatalog(db, async (db) => {
    if ((await readBaseLanguage(db)) !== from) throw new ApiError(409, refusal('base-language-changed'));
    if (from === to) return { language: to };
    await sql`select set_config('saha.moves_texts', 'on', true)`.execute(db);
    await sql`
      update catalog_version set base_language = ${to}, version = version + 1, needs_version = version + 1,
        reload_version = version + 1`.execute(db);
    for (const kind of textKinds) await exchangeTexts(db, kind, { from, to });
    await exchangeSettingsTexts(db, { from, to });
    await sql`select set_config('saha.moves_texts', '', true)`.execute(db);
    await listAllProducts(db);
    const changes = { language: [from, to] as [string, string] };
    await recordChange(db, { by, action: 'settings.baselanguage', subjectId: newId(), changes });
    await dropFromCaches(db, ['catalog', settingsTag]);
    return { language: to };
  });
}

/** A blank text of the translation leaves the base text as it is, for readers of both languages. */
async function exchangeTexts(db: Db, kind: Kind, { from, to }: Pick<Change, 'from' | 'to'>) {
  const { base, table, owner, columns } = kinds[kind];
  const pairs: [own: string, translated: string][] = [
    ...Object.values(columns).map((column) => [column, column] as [string, string]),
    ...(kind === 'product' ? [['variant_label', 'label'] as [string, string]] : []),
  ];
  const blank = (column: string) => (column === 'features' ? sql`'{}'` : sql`''`);
  const taken = pairs.map(
    ([own, column]) =>
      sql`${sql.ref(own)} = coalesce(nullif(${sql.ref(`t.${column}`)}, ${blank(column)}), ${sql.ref(`b.${own}`)})`,
  );
  const names = sql.join(pairs.map(([, column]) => sql.ref(column)));
  const version = kind === 'category' ? sql`` : sql`, version = b.version + 1`;
  await sql`
    with taken as (
      delete from ${sql.table(table)} where language = ${to} returning *
    ), kept as (
      insert into ${sql.table(table)} (${sql.ref(owner)}, language, ${names}, is_behind)
      select b.id, ${from}, ${sql.join(pairs.map(([own]) => sql.ref(`b.${own}`)))}, t.is_behind
      from taken t join ${sql.table(base)} b on b.id = ${sql.ref(`t.${owner}`)}
    )
    update ${sql.table(base)} b set ${sql.join(taken)}${version}
    from taken t where b.id = ${sql.ref(`t.${owner}`)}`.execute(db);
}

/** Lists all products again, and notes how far they are translated. */
async function listAllProducts(db: Db) {
  const products = await db.selectFrom('products').select(['number', 'id']).orderBy('number').execute();
  for (let start = 0; start < products.length; start += productsAtOnce) {
    const part = products.slice(start, start + productsAtOnce);
    await sql`select refresh_product_listings(${part.map(({ number }) => number)}::integer[]),
      refresh_translation_states(${part.map(({ id }) => id)}::text[])`.execute(db);
  }
}
