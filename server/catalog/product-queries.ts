import { type Selectable, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { AlikeBrand } from '../../shared/catalog/admin-products.ts';
import type { ProductDetail } from '../../shared/catalog/catalog.ts';
import { textFacts } from '../../shared/catalog/product-fields.ts';
import { type ReviewSums, ratingOf } from '../../shared/catalog/ratings.ts';
import type { Language } from '../../shared/values/languages.ts';
import { familyOf, offerDays, toProduct } from '../listing/read-products.ts';
import type { Db } from '../platform/db/connection.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { Audience } from './audience.ts';
import { isBundle, readParts } from './bundles/read-parts.ts';
import { languagesOf, readTexts } from './catalog-texts.ts';
import { readMembers } from './family-queries.ts';
import { knownFields } from './product-columns.ts';

/** The product with its facts and its family, or undefined if there is none that the caller may see. */
export async function findProduct(
  db: Db,
  id: string,
  audience: Audience,
): Promise<ProductDetail | undefined> {
  const { includeHidden, seesCost, language } = audience;
  const base = await db
    .selectFrom('products')
    .innerJoin('product_listings', 'product_listings.number', 'products.number')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .leftJoin('families', 'families.id', 'products.family_id')
    .leftJoin('promotions', 'promotions.id', 'products.offer_id')
    .selectAll('products')
    .select(offerDays)
    .select(['categories.name as category_name', 'families.name as family_name', 'families.option_name'])
    .select([languagesOf('product', sql.ref('products.id')).as('text_languages'), slugs.as('slugs')])
    .select(sql<string>`english_category_name(categories.id)`.as('english_category'))
    .select([needSlugs.as('needs'), familyReviews.as('family_reviews')])
    .select([isBundle(sql.ref('products.id')).as('is_bundle'), gramsOfParts.as('parts_grams')])
    .where('products.id', '=', id)
    .$if(!includeHidden, (query) => query.where('visible', '=', true))
    .executeTakeFirst();
  if (!base) return undefined;
  const inBase = language === undefined || language === base.text_languages[0];
  const [texts, members, parts, translations] = await Promise.all([
    inBase ? undefined : textsOf(db, base, language),
    base.family_id === null ? [] : readMembers(db, base.family_id, audience),
    base.is_bundle ? readParts(db, id, audience) : undefined,
    includeHidden && !language ? readTexts(db, 'product', [id]) : undefined,
  ]);
  // In an English catalog, readers work out the usual sizes from the name of the category.
  const isEnglish = inBase && base.text_languages[0] === 'en';
  const row = isEnglish ? base : { ...base, ...texts, base_category: base.english_category };
  return {
    ...toProduct(row),
    ...ratingOf(base.family_reviews ?? { count: base.review_count, stars: base.review_stars }),
    ...knownFields(row, ['anyone', includeHidden && 'catalog', includeHidden && seesCost && 'money']),
    languages: base.text_languages,
    slugs: base.slugs,
    needs: base.needs,
    moreImages: row.more_image_urls,
    ...(parts && { parts, ...weightOfBundle(base, { isForm: translations !== undefined }) }),
    ...(translations && { texts: translations.get(id) ?? {} }),
    ...familyWithMembers(row, members),
  };
}

/** Arabic pages have the French slug, because messengers show Arabic letters of an address as percent signs. */
const slugs = sql<ProductDetail['slugs']>`(
  select json_build_object('en', english, 'fr', french, 'ar', french)
  from (select
    coalesce(nullif(slug_of(max(name) filter (where language = 'en')), ''), slug_of(products.name)) as english,
    coalesce(nullif(slug_of(max(name) filter (where language = 'fr')), ''), slug_of(products.name)) as french
    from product_texts where product_id = products.id) own
)`;

const needSlugs = sql<string[]>`array(
  select needs.slug from need_products join needs on needs.id = need_products.need_id
  where need_products.product_id = products.id order by needs.slug
)`;

/** The weight of the parts of a bundle; null if that of one is unknown. */
const gramsOfParts = sql<number | null>`(
  select case when bool_and(p.weight_grams is not null) then sum(p.weight_grams * b.units)::int end
  from bundle_parts b join products p on p.id = b.product_id where b.bundle_id = products.id
)`;

/** The sums of all members that shoppers see; null outside a family. */
const familyReviews = sql<ReviewSums | null>`(
  select json_build_object('count', sum(m.review_count), 'stars', sum(m.review_stars))
  from products m join product_listings l using (number)
  where m.family_id = products.family_id and l.visible having count(*) > 0
)`;

type Weighed = { weight_grams: number | null; parts_grams: number | null };

/** Nothing for one with a weight of its own, and for the form, which shows what somebody has typed. */
function weightOfBundle({ weight_grams, parts_grams }: Weighed, { isForm }: { isForm: boolean }) {
  return isForm || weight_grams !== null || parts_grams === null ? {} : { weight: parts_grams };
}

type TextPlaces = Pick<Selectable<Tables['products']>, 'id' | 'category_id' | 'family_id'>;

/** The texts of a product, its category and its family in a language; those without translation are absent. */
async function textsOf(db: Db, { id, category_id, family_id }: TextPlaces, language: Language) {
  const { product, category, family } = await db
    .selectNoFrom(({ selectFrom }) => [
      jsonObjectFrom(
        selectFrom('product_texts')
          .select(['name', 'description', 'features', ...textFacts, 'label as variant_label'])
          .where('product_id', '=', id)
          .where('language', '=', language),
      ).as('product'),
      jsonObjectFrom(
        selectFrom('category_texts')
          .select('name as category_name')
          .where('category_id', '=', category_id)
          .where('language', '=', language),
      ).as('category'),
      jsonObjectFrom(
        selectFrom('family_texts')
          .select(['name as family_name', 'option_name'])
          .where('family_id', '=', family_id)
          .where('language', '=', language),
      ).as('family'),
    ])
    .executeTakeFirstOrThrow();
  const texts = { ...product, ...category, ...family };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text?.length)) as {
    [Name in keyof typeof texts]: NonNullable<(typeof texts)[Name]>;
  };
}

type Member = Parameters<typeof familyOf>[0] & { variant_label: string };

/** The family of a product with all members that the caller may see; nothing if it is the only one. */
function familyWithMembers(row: Member, members: Awaited<ReturnType<typeof readMembers>>) {
  const family = familyOf(row);
  return !family || members.length < 2 ? {} : { family: { ...family, label: row.variant_label, members } };
}

/** The names of all brands in their order, each in its most used spelling. */
export async function listBrands(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .select(sql<string>`mode() within group (order by brand)`.as('brand'))
    .where('brand', '<>', '')
    .groupBy(sql`brand_key(brand)`)
    .orderBy(sql`min(plain_text(brand))`)
    .execute();
  return rows.map(({ brand }) => brand);
}

/** The brands that are stored in several spellings, each with the most used one first. */
export async function listAlikeBrands(db: Db): Promise<AlikeBrand[]> {
  const { rows } = await sql<{ spellings: AlikeBrand['spellings'] }>`
    select json_agg(json_build_object('name', brand, 'count', count) order by count desc, brand) as spellings
    from (select brand, count(*)::int as count from products where brand <> '' group by brand) spelling
    group by brand_key(brand) having count(*) > 1
    order by sum(count) desc`.execute(db);
  return rows.map(({ spellings }) => ({ name: spellings[0]?.name ?? '', spellings }));
}
