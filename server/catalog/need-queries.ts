import { sql } from 'kysely';
import type { Need, NeedDetail, NeedPage } from '../../shared/catalog/needs.ts';
import type { Language } from '../../shared/values/languages.ts';
import type { Db } from '../platform/db/connection.ts';
import { nameIn, nameWithLabel } from '../platform/db/name-in.ts';
import type { Audience } from './audience.ts';
import { languagesOf, readTexts } from './catalog-texts.ts';

/**
 * The needs in their order, each with the number of products that the caller may see. Shoppers see a family as one card
 * (requirements: Needs), so it counts once for them; administrators choose and count its members.
 */
export async function listNeeds(db: Db, audience: Audience): Promise<Need[]> {
  return (await selectNeeds(db, audience).orderBy('position').orderBy('number').execute()).map(toNeed);
}

/** Whether shoppers find any need. */
export async function hasNeeds(db: Db) {
  const row = await db
    .selectFrom('needs')
    .select('id')
    .where('is_active', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The need with this address and its languages, or undefined if there is none that the caller may see. */
export async function findNeed(db: Db, slug: string, audience: Audience): Promise<NeedPage | undefined> {
  const row = await selectNeeds(db, audience)
    .select(languagesOf('need', sql.ref('needs.id')).as('text_languages'))
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!row) return undefined;
  const { text_languages, ...need } = row;
  return { ...toNeed(need), languages: text_languages };
}

/** The need with its translations and all its products in their order, for its form; undefined if there is none. */
export async function findNeedDetail(
  db: Db,
  { id, lang }: { id: string; lang?: Language | undefined },
): Promise<NeedDetail | undefined> {
  const row = await selectNeeds(db, { includeHidden: true }).where('needs.id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const products = await db
    .selectFrom('need_products')
    .innerJoin('products', 'products.id', 'need_products.product_id')
    .select(['products.id as _id', 'image_url as imageUrl', 'stock'])
    .select(
      nameIn('product', lang, { id: sql.ref('products.id'), name: nameWithLabel('products') }).as('name'),
    )
    .where('need_id', '=', id)
    .orderBy('position')
    .execute();
  const texts = await readTexts(db, 'need', [id]);
  return { ...toNeed(row), texts: texts.get(id) ?? {}, products };
}

const countedProducts = sql<number>`count(*)::int`.as('products');

const countedCards = sql<number>`count(distinct coalesce(products.family_id, products.id))::int`.as(
  'products',
);

function selectNeeds(db: Db, { includeHidden, language }: Audience) {
  return db
    .selectFrom('needs')
    .leftJoin('need_texts as own', (join) =>
      join.onRef('own.need_id', '=', 'needs.id').on('own.language', '=', language ?? null),
    )
    .select(({ selectFrom, fn }) => [
      'needs.id',
      'slug',
      fn.coalesce('own.name', 'needs.name').as('name'),
      sql<string>`coalesce(nullif(own.description, ''), needs.description)`.as('description'),
      'needs.image_url',
      'is_active',
      'needs.version',
      selectFrom('need_products')
        .innerJoin('products', 'products.id', 'need_products.product_id')
        .innerJoin('product_listings', 'product_listings.number', 'products.number')
        .select(includeHidden ? countedProducts : countedCards)
        .whereRef('need_id', '=', 'needs.id')
        .$if(!includeHidden, (query) => query.where('visible', '=', true))
        .$asScalar()
        .$notNull()
        .as('products'),
    ])
    .$if(!includeHidden, (query) => query.where('is_active', '=', true));
}

type NeedRow = Awaited<ReturnType<ReturnType<typeof selectNeeds>['execute']>>[number];

function toNeed({ id, image_url: imageUrl, is_active: isActive, ...row }: NeedRow): Need {
  return { _id: id, imageUrl, isActive, ...row };
}
