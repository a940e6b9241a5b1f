import { sql } from 'kysely';
import type { AnnouncedOffer } from '../../shared/catalog/announced-offers.ts';
import { toDinars } from '../../shared/catalog/prices.ts';
import type { Language } from '../../shared/values/languages.ts';
import type { Db } from '../platform/db/connection.ts';
import { isForProduct, type Offer, type OfferedProduct } from './discount-lines.ts';
import { isOpen } from './find-offers.ts';
import { offeredColumns } from './offered-columns.ts';
import { isLimited, offersTag, readOffers } from './read-offers.ts';

/** More would hide the product. */
const mostAnnounced = 5;

type Announcing = {
  ids: string[];
  kinds: readonly AnnouncedOffer['kind'][];
  /** YYYY-MM-DD in the shop's time zone. */
  day: string;
  language: Language | undefined;
  /** Gets what the answer depends on. */
  tags: Set<string>;
};

/**
 * What the offers of the day give with each of these products, by its id. Only those that anyone may take: without a code,
 * a wilaya, a first order, or a number of orders.
 */
export async function announceOffers(
  db: Db,
  { ids, kinds, day, language, tags }: Announcing,
): Promise<Map<string, AnnouncedOffer[]>> {
  tags.add(offersTag);
  const open = (await readOffers(db)).filter(
    (offer) => kinds.some((kind) => kind === offer.kind) && isOpen(offer, day) && isForAnyone(offer),
  );
  if (open.length === 0 || ids.length === 0) return new Map();
  const products = await readOffered(db, ids);
  const offersOf = products.map((product) => ({
    product,
    offers: open.filter((offer) => isForProduct(offer, product)),
  }));
  const giftIds = offersOf.flatMap(({ offers }) => offers.flatMap(({ gift }) => gift?.productId ?? []));
  for (const id of giftIds) tags.add(`product:${id}`);
  const gifts = await readGifts(db, { ids: giftIds, language });
  return new Map(
    offersOf.map(({ product, offers }) => [
      product.productId,
      offers
        .flatMap((offer) => announcedOf(offer, { product, gifts }))
        .sort(inOrder)
        .slice(0, mostAnnounced),
    ]),
  );
}

function isForAnyone(offer: Offer) {
  return !isLimited(offer) && offer.wilayas.length === 0;
}

type Reading = { product: Sold; gifts: Map<string, string> };

/** One for each number of units that saves something; nothing for a gift that cannot be had now. */
function announcedOf(offer: Offer, { product, gifts }: Reading): AnnouncedOffer[] {
  const { kind, firstDay, lastDay, minCentimes, tiers, gift } = offer;
  const common = { firstDay, lastDay, ...(minCentimes > 0 && { least: toDinars(minCentimes) }) };
  if (kind === 'delivery') return [{ kind, ...common }];
  if (kind === 'quantity') {
    return tiers
      .filter(({ units, set_centimes }) => (set_centimes ?? 0) < units * product.priceCentimes)
      .map((tier) => ({ kind, ...setOf(tier), ...common }));
  }
  const name = gift && gifts.get(gift.productId);
  if (kind !== 'gift' || !name) return [];
  const isOfAll = !offer.included && Object.values(offer.excluded).every(({ size }) => size === 0);
  return [
    {
      ...{ kind, gift: name, ...common },
      ...(gift.units !== null && { units: gift.units }),
      ...(minCentimes > 0 && isOfAll && { ofAll: true as const }),
    },
  ];
}

function setOf({ units, set_centimes, free_units }: Offer['tiers'][number]) {
  return {
    units,
    ...(set_centimes !== null && { price: toDinars(set_centimes) }),
    ...(free_units !== null && { free: free_units }),
  };
}

const kindsInOrder: AnnouncedOffer['kind'][] = ['quantity', 'gift', 'delivery'];

function inOrder(one: AnnouncedOffer, other: AnnouncedOffer) {
  const places = kindsInOrder.indexOf(one.kind) - kindsInOrder.indexOf(other.kind);
  return places || (one.units ?? 0) - (other.units ?? 0);
}

type Sold = OfferedProduct & { priceCentimes: number };

/** The products as offers choose them. */
async function readOffered(db: Db, ids: string[]) {
  const { rows } = await sql<Sold>`
    select p.id as "productId", p.brand, p.effective_price_centimes as "priceCentimes",
      ${offeredColumns}
    from products p
    join categories c on c.id = p.category_id
    left join categories parent on parent.id = c.parent_id
    where p.id = any(${ids})`.execute(db);
  return rows;
}

type Naming = { ids: string[]; language: Language | undefined };

/** The names of the gifts that can be had now, by the ids of their products. */
async function readGifts(db: Db, { ids, language = 'en' }: Naming) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom('products as p')
    .innerJoin('product_listings as listing', 'listing.number', 'p.number')
    .leftJoin('product_texts as t', (join) =>
      join.onRef('t.product_id', '=', 'p.id').on('t.language', '=', language),
    )
    .select(['p.id', sql<string>`coalesce(t.name, p.name)`.as('name')])
    .where('p.id', 'in', ids)
    .where('listing.visible', '=', true)
    .where('p.stock', '>', 0)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
