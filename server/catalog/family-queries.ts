import { sql } from 'kysely';
import { toDinars } from '../../shared/catalog/prices.ts';
import type { Family } from '../../shared/catalog/product-families.ts';
import { notFound } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { Language } from '../../shared/values/languages.ts';
import { offerDays, offerOf } from '../listing/read-products.ts';
import type { Db } from '../platform/db/connection.ts';
import { nameIn } from '../platform/db/name-in.ts';
import { containing } from '../platform/db/search-text.ts';
import type { Audience } from './audience.ts';
import { readLabels, readTexts } from './catalog-texts.ts';

const familiesListed = 20;

type Finding = { keyword?: string | undefined; lang?: Language | undefined };

/** Families whose name contains the keyword, in the order of their names. */
export function findFamilies(db: Db, { keyword = '', lang }: Finding) {
  return db
    .selectFrom('families')
    .select(({ selectFrom }) => [
      'families.id as _id',
      nameIn('family', lang, { id: sql.ref('families.id'), name: sql.ref('families.name') }).as('name'),
      'families.option_name as optionName',
      selectFrom('products')
        .select(({ fn }) => fn.countAll<number>().as('members'))
        .whereRef('products.family_id', '=', 'families.id')
        .$asScalar()
        .$notNull()
        .as('members'),
    ])
    .$if(keyword !== '', (query) => query.where(sql<boolean>`search_fold(name) like ${containing(keyword)}`))
    .orderBy(sql`plain_text(name)`)
    .orderBy('number')
    .limit(familiesListed)
    .execute();
}

/** The family with its translations and all its members, also hidden ones, named in the language. Throws ApiError 404. */
export async function readFamily(db: Db, id: string, language?: Language): Promise<Family> {
  const family = await findFamily(db, id, language);
  if (!family) throw notFound(refusal('family-not-found'));
  return family;
}

/** Likewise, but undefined if there is none. */
export async function findFamily(db: Db, id: string, language?: Language): Promise<Family | undefined> {
  const family = await db
    .selectFrom('families')
    .select(['id', 'name', 'option_name', 'version'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!family) return undefined;
  const { name, version, option_name: optionName } = family;
  const members = await readMembers(db, id, { includeHidden: true, language });
  const ids = members.map(({ _id }) => _id);
  const [texts, labels] = await Promise.all([readTexts(db, 'family', [id]), readLabels(db, ids)]);
  const labelsOf = (id: string) =>
    labels.filter(({ product_id, label }) => product_id === id && label !== '');
  return {
    ...{ _id: id, name, optionName, version },
    texts: texts.get(id) ?? {},
    members: members.map((member) => ({
      ...member,
      labels: Object.fromEntries(labelsOf(member._id).map(({ language, label }) => [language, label])),
    })),
  };
}

/** The members of a family that the caller may see, in their order. */
export async function readMembers(db: Db, familyId: string, { includeHidden, language }: Audience) {
  const members = await db
    .selectFrom('products')
    .innerJoin('product_listings', 'product_listings.number', 'products.number')
    .leftJoin('product_texts as own', (join) =>
      join.onRef('own.product_id', '=', 'products.id').on('own.language', '=', language ?? null),
    )
    .leftJoin('promotions', 'promotions.id', 'products.offer_id')
    .select(['products.id', 'products.price_centimes', 'discounted_price_centimes', 'stock', 'image_url'])
    .select(['offer_price_centimes', 'former_price_centimes'])
    .select(offerDays)
    .select(({ fn }) => [
      fn.coalesce('own.name', 'products.name').as('name'),
      sql<string>`coalesce(nullif(own.label, ''), variant_label)`.as('label'),
    ])
    .where('products.family_id', '=', familyId)
    .$if(!includeHidden, (query) => query.where('visible', '=', true))
    .orderBy('family_position')
    .orderBy('products.number')
    .execute();
  return members.map((member) => ({
    _id: member.id,
    label: member.label || member.name,
    name: member.name,
    price: toDinars(member.price_centimes),
    discountedPrice: toDinars(member.discounted_price_centimes ?? 0),
    ...offerOf(member),
    stock: member.stock,
    imageUrl: member.image_url,
  }));
}
