import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { productPageSize } from '../../shared/catalog/catalog.ts';
import { type translationApi, translationSalesDays } from '../../shared/catalog/product-form.ts';
import type { ReplyOf } from '../../shared/contract/endpoint.ts';
import { type Language, languages, translatedLanguages } from '../../shared/values/languages.ts';
import type { Db } from '../platform/db/connection.ts';
import { fromNearerEnd } from '../platform/db/from-nearer-end.ts';
import { type Column, table } from '../platform/http/table-file.ts';
import { readBaseLanguage } from './base-language.ts';

type Query = z.output<typeof translationApi.list.query>;

type Filter = Pick<Query, 'language' | 'state'>;

type List = ReplyOf<typeof translationApi.list>;

/** As their places are stored. */
const states = ['missing', 'behind', 'current'] as const;

const rememberedMs = 10 * 60_000;

/** The sales of fewer products are added up each time. */
const manyProducts = 1_000;

const refreshed = new WeakMap<Db, { at: Date; days: number }>();

/** A row of `translation_states`. */
type State = { number: number; sold: number } & Record<Language, 0 | 1 | 2>;

/** One page of the products without an up-to-date translation, those that sold most first (requirements: Translations). */
export async function listUntranslated(db: Db, { query, now }: { query: Query; now: Date }): Promise<List> {
  const { pageNumber = 1, limit = productPageSize } = query;
  await refreshSales(db, { days: translationSalesDays, now });
  const counted = await sql<{ count: number }>`
    select count(*) as count from translation_states where ${matches(query)}`.execute(db);
  const count = counted.rows[0]?.count ?? 0;
  const part = fromNearerEnd({ offset: (pageNumber - 1) * limit, limit, count });
  const { rows } = await sql<State>`
    select number, sold, en, fr, ar
    from (
      select number, sold, en, fr, ar from translation_states where ${matches(query)}
      order by ${part.backwards ? sql`sold, number desc` : mostSoldFirst}
      limit ${part.limit} offset ${part.offset}
    ) page
    order by ${mostSoldFirst}`.execute(db);
  return {
    products: await withFacts(db, rows),
    count,
    pages: Math.ceil(count / limit),
    page: pageNumber,
  };
}

const mostSoldFirst = sql`sold desc, number`;

/** The first condition is that of the index `translation_states_open`, so all statements with it read only the index. */
function matches({ language, state }: Filter) {
  const wanted = (language ? [language] : languages).map((one) =>
    state ? sql`${sql.ref(one)} = ${sql.lit(states.indexOf(state))}` : sql`${sql.ref(one)} < 2`,
  );
  return sql`(en < 2 or fr < 2 or ar < 2) and (${sql.join(wanted, sql` or `)})`;
}

/** The products with what the list shows of them, in the same order. */
async function withFacts(db: Db, page: State[]) {
  if (page.length === 0) return [];
  const found = await db
    .selectFrom('products')
    .select(['id', 'number', 'external_key', 'name', 'brand', 'image_url'])
    .where(
      'number',
      'in',
      page.map(({ number }) => number),
    )
    .execute();
  const base = await readBaseLanguage(db);
  const facts = new Map(found.map((product) => [product.number, product]));
  return page.flatMap(({ number, sold, ...stored }) => {
    const product = facts.get(number);
    if (!product) return [];
    const { id, name, brand, image_url: imageUrl, external_key: sku } = product;
    const texts: Texts = Object.fromEntries(
      translatedLanguages(base).map((language) => [language, states[stored[language]]]),
    );
    return [{ _id: id, name, ...(brand && { brand }), imageUrl, sku, sold, texts }];
  });
}

type Texts = Partial<Record<Language, (typeof states)[number]>>;

type Untranslated = Awaited<ReturnType<typeof withFacts>>[number];

const stateNames = { missing: 'absente', behind: 'à revoir', current: 'à jour' };

const columns: Column<Untranslated>[] = [
  { en: 'SKU', fr: 'Référence', cell: ({ sku }) => sku },
  { en: 'Id', fr: 'Identifiant', cell: ({ _id }) => _id },
  { en: 'Name', fr: 'Nom', cell: ({ name }) => name },
  { en: 'Brand', fr: 'Marque', cell: ({ brand }) => brand },
  {
    ...{ en: `Sold in ${translationSalesDays} days`, fr: `Vendus en ${translationSalesDays} jours` },
    cell: ({ sold }) => sold,
  },
];

const stateColumns: Record<Language, Column<Untranslated>> = {
  en: { en: 'English', fr: 'Anglais', cell: ({ texts }, language) => stateIn(texts.en, language) },
  fr: { en: 'French', fr: 'Français', cell: ({ texts }, language) => stateIn(texts.fr, language) },
  ar: { en: 'Arabic', fr: 'Arabe', cell: ({ texts }, language) => stateIn(texts.ar, language) },
};

function stateIn(state: (typeof states)[number] | undefined, language: 'en' | 'fr') {
  if (state === undefined) return '';
  return language === 'fr' ? stateNames[state] : state;
}

const productsAtOnce = 1_000;

type Exporting = { filter: Filter; now: Date };

/** The products without an up-to-date translation, in the order of the list (requirements: Downloads). */
export async function exportUntranslated(db: Db, { filter, now }: Exporting) {
  const base = await readBaseLanguage(db);
  const translated = translatedLanguages(base).map((language) => stateColumns[language]);
  return table({ columns: [...columns, ...translated], rows: allUntranslated(db, filter, now) });
}

async function* allUntranslated(db: Db, filter: Filter, now: Date) {
  await refreshSales(db, { days: translationSalesDays, now });
  const { rows } = await sql<State>`
    select number, sold, en, fr, ar from translation_states where ${matches(filter)}
    order by ${mostSoldFirst}`.execute(db);
  for (let start = 0; start < rows.length; start += productsAtOnce) {
    yield* await withFacts(db, rows.slice(start, start + productsAtOnce));
  }
}

/**
 * Writes the units sold in the last days, without cancelled and held orders, beside the state of each product's translations.
 * Adding them up reads most of the order items, so a large shop does it at most every ten minutes.
 */
export async function refreshSales(db: Db, { days, now }: { days: number; now: Date }) {
  const last = refreshed.get(db);
  if (last?.days === days && Math.abs(now.getTime() - last.at.getTime()) < rememberedMs) return;
  const { rows } = await sql<{ products: number }>`
    with sales as (
      select product_id, sum(quantity)::integer as sold
      from orders join order_items on order_items.order_id = orders.id
      where orders.created_at >= ${now}::timestamptz - make_interval(days => ${days}) and status <> 'Cancelled'
        and hold_reason is null
      group by product_id
    ),
    counted as (select number, sales.sold from sales join products on products.id = product_id),
    outdated as (
      select state.number, coalesce(counted.sold, 0) as sold
      from translation_states state left join counted on counted.number = state.number
      where state.sold <> coalesce(counted.sold, 0)
      -- An import may hold the rows of its products for long.
      for update of state skip locked
    ),
    changed as (
      update translation_states state set sold = outdated.sold from outdated where state.number = outdated.number
    )
    select count(*)::integer as products from sales`.execute(db);
  if ((rows[0]?.products ?? 0) >= manyProducts) refreshed.set(db, { at: now, days });
}
