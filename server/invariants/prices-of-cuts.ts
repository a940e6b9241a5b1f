import { sql } from 'kysely';

/** An invariant of the price cuts (requirements: Price cuts). */
export const pricesOfCuts = {
  name: 'I17',
  rule: 'every product has the lowest price of the price cuts of the day, and its listing has the same',
  violations: sql`
      select p.id, p.name, p.offer_id, p.offer_price_centimes, cut.offer_id as best, cut.centimes,
        l.effective_price_centimes as listed
      from catalog_version v cross join products p join product_listings l using (number)
      left join best_price_cut(p.id, p.price_centimes, p.brand, p.category_id, v.offers_day) cut
        on cut.centimes < coalesce(p.discounted_price_centimes, p.price_centimes)
      where (p.offer_id, p.offer_price_centimes) is distinct from (cut.offer_id, cut.centimes)
        or l.effective_price_centimes <> p.effective_price_centimes
        or l.on_offer <> (p.effective_price_centimes < p.price_centimes)`,
};
