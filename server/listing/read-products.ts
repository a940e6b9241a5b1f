import { type Selectable, sql } from 'kysely';
import type { Product } from '../../shared/catalog/catalog.ts';
import { toDinars } from '../../shared/catalog/prices.ts';
import { ratingOf } from '../../shared/catalog/ratings.ts';
import { offeredSizes } from '../../shared/catalog/sizes.ts';
import type { Language } from '../../shared/values/languages.ts';
import { prepared } from '../platform/db/prepared-queries.ts';
import type { Tables } from '../platform/db/tables.ts';
import { type CatalogSnapshot, catalogVersion } from './catalog-snapshot.ts';
import { familyFiguresOf } from './list-cards.ts';
import type { ListingFilter } from './listing-filter.ts';
import type { ProductPage } from './listing-pages.ts';

type ProductColumn =
  | ('id' | 'name' | 'brand' | 'description' | 'price_centimes' | 'discounted_price_centimes' | 'stock')
  | ('image_url' | 'features' | 'sizes' | 'category_id' | 'featured' | 'created_at' | 'version')
  | ('net_quantity' | 'unit' | 'state' | 'variant_label' | 'offer_price_centimes' | 'former_price_centimes');

/** The days of the offer that sells the product now. */
type OfferDays = { offer_first: string | null; offer_last: string | null };

type ProductRow = Pick<Selectable<Tables['products']>, ProductColumn> &
  OfferDays & {
    category_name: string;
    /** The English name of the category, in a row with other texts. */
    base_category?: string | undefined;
  };

/** A product of a page, with the family of which it is a member. */
export type ListedProduct = {
  number: number;
  product: Product;
  family: { _id: string; name: string; optionName: string } | undefined;
};

type FamilyColumns = {
  family_id: string | null;
  family_name: string | null;
  option_name: string | null;
};

type ListedRow = ProductRow & FamilyColumns & { number: number };

type PageTexts = {
  language: Language;
  /** The names of all categories by id, also in English. */
  categories: Map<string, { english: string; name: string }>;
};

/** The products of a page in its order, in a language or with the base texts. */
export async function readProducts(
  snapshot: CatalogSnapshot,
  { numbers, planOnce }: ProductPage,
  asked?: Language,
): Promise<ListedProduct[]> {
  const base = snapshot.catalog.baseLanguage;
  // In an English catalog, readers of English work out the usual sizes from the name of the category.
  const language =
    base === 'en' && asked === 'en' ? undefined : (asked ?? (base === 'en' ? undefined : base));
  const texts = language && { language, categories: await readCategoryNames(snapshot, language) };
  const { name, label, description, features, category, family, option, joins } = textColumns(texts);
  const { rows } = await sql<{ catalog_version: number } & (ListedRow | { id: null })>`
    with page as materialized (${numbers})
    select
      v.version as catalog_version,
      p.id, ${name} as name, p.brand, ${description} as description, p.price_centimes, p.discounted_price_centimes,
      p.stock, p.image_url, to_json(${features}) as features, p.sizes, p.category_id, ${category} as category_name,
      p.featured, p.created_at, p.version, p.net_quantity, p.unit, p.state, ${label} as variant_label, p.offer_price_centimes,
      p.former_price_centimes, o.first_day::text as offer_first, o.last_day::text as offer_last, p.number, p.family_id, ${family} as family_name,
      ${option} as option_name
    from catalog_version v
    left join (
      page join products p using (number) left join families f on f.id = p.family_id
      left join promotions o on o.id = p.offer_id ${joins}
    ) on true
    order by position ${planOnce ? prepared : sql``}`.execute(snapshot.db);
  const value = rows
    .filter((row) => row.id !== null)
    .map((row) => (texts ? inTexts(row, texts) : row))
    .map((row) => ({
      number: row.number,
      product: { ...toProduct(row), ...ratingIn(snapshot, row.number) },
      family: familyOf(row),
    }));
  return snapshot.check({ version: rows[0]?.catalog_version ?? 0, value });
}

function ratingIn({ catalog }: CatalogSnapshot, number: number) {
  const row = catalog.byNumber.get(number);
  return row ? ratingOf(catalog.reviewsOf(row)) : {};
}

function readCategoryNames(snapshot: CatalogSnapshot, language: Language): Promise<PageTexts['categories']> {
  return snapshot.recallRead(`category names ${language}`, async () => {
    const rows = await snapshot.db
      .selectFrom('categories as base')
      .leftJoin('category_texts as own', (join) =>
        join.onRef('own.category_id', '=', 'base.id').on('own.language', '=', language),
      )
      .leftJoin('category_texts as en', (join) =>
        join.onRef('en.category_id', '=', 'base.id').on('en.language', '=', 'en'),
      )
      .select(['base.id', 'base.name as base', 'own.name', 'en.name as english', catalogVersion])
      .execute();
    const value = new Map(
      rows.map(({ id, base, name, english }) => [id, { english: english ?? base, name: name ?? base }]),
    );
    return { version: rows[0]?.version ?? snapshot.version, value };
  });
}

/** The products of a page as a grouped list shows them: each with the figures of its family. */
export function withFamilies({ catalog }: CatalogSnapshot, products: ListedProduct[], filter: ListingFilter) {
  const figuresOf = familyFiguresOf(catalog, filter);
  return products.map(({ number, product, family }) => {
    const figures = family && figuresOf(number);
    if (!figures) return product;
    const { members, minCentimes, maxCentimes } = figures;
    const prices = { minPrice: toDinars(minCentimes), maxPrice: toDinars(maxCentimes) };
    return { ...product, family: { ...family, members, ...prices } };
  });
}

/** The columns of the texts. Categories are few, so their translations come from memory instead of two more joins. */
function textColumns(texts: PageTexts | undefined) {
  if (!texts) {
    return {
      name: sql`p.name`,
      label: sql`p.variant_label`,
      description: sql`p.description`,
      features: sql`p.features`,
      category: sql`c.name`,
      family: sql`f.name`,
      option: sql`f.option_name`,
      joins: sql`join categories c on c.id = p.category_id`,
    };
  }
  const language = sql.lit(texts.language);
  return {
    name: sql`coalesce(pt.name, p.name)`,
    label: sql`coalesce(nullif(pt.label, ''), p.variant_label)`,
    description: sql`coalesce(nullif(pt.description, ''), p.description)`,
    features: sql`coalesce(nullif(pt.features, '{}'), p.features)`,
    category: sql`null`,
    family: sql`coalesce(ft.name, f.name)`,
    option: sql`coalesce(nullif(ft.option_name, ''), f.option_name)`,
    joins: sql`
      left join product_texts pt on pt.product_id = p.id and pt.language = ${language}
      left join family_texts ft on ft.family_id = p.family_id and ft.language = ${language}`,
  };
}

/** Adds the names of the category. */
function inTexts(row: ListedRow, { categories }: PageTexts): ListedRow {
  const { english = '', name = english } = categories.get(row.category_id) ?? {};
  return { ...row, category_name: name, base_category: english };
}

/** The family of which the product is a member. */
export function familyOf({ family_id, family_name, option_name }: FamilyColumns) {
  if (family_id === null || family_name === null || option_name === null) return undefined;
  return { _id: family_id, name: family_name, optionName: option_name };
}

/** The default sizes depend on the English name of the category (requirements: Sizes), so other texts come with them. */
function sizesOf({ sizes, base_category }: ProductRow) {
  return base_category === undefined ? sizes : offeredSizes({ sizes, category: { name: base_category } });
}

export function toProduct(row: ProductRow): Product {
  return {
    _id: row.id,
    name: row.name,
    ...(row.brand && { brand: row.brand }),
    description: row.description,
    price: toDinars(row.price_centimes),
    discountedPrice: toDinars(row.discounted_price_centimes ?? 0),
    ...offerOf(row),
    stock: row.stock,
    ...(row.variant_label && { label: row.variant_label }),
    imageUrl: row.image_url,
    features: row.features,
    sizes: sizesOf(row),
    category: { _id: row.category_id, name: row.category_name },
    featured: row.featured,
    createdAt: row.created_at.toISOString(),
    version: row.version,
    ...(row.net_quantity !== null && row.unit !== null && { netQuantity: row.net_quantity, unit: row.unit }),
    ...(row.state && { state: row.state }),
  };
}

type OfferColumns = OfferDays & Pick<ProductRow, 'offer_price_centimes' | 'former_price_centimes'>;

/** The days of the offer, for a query that joins `promotions`. */
export const offerDays = [
  sql<string | null>`first_day::text`.as('offer_first'),
  sql<string | null>`last_day::text`.as('offer_last'),
] as const;

/** The price cut that sells the product now. */
export function offerOf(row: OfferColumns): Pick<Product, 'offer'> {
  const { offer_price_centimes: price, former_price_centimes: former, offer_first, offer_last } = row;
  if (price === null || former === null || offer_first === null || offer_last === null) return {};
  const days = { firstDay: offer_first, lastDay: offer_last };
  return { offer: { price: toDinars(price), formerPrice: toDinars(former), ...days } };
}
