import { sql } from 'kysely';
import type { ProductSize } from '../../../shared/catalog/catalog.ts';
import { idPattern } from '../../../shared/values/ids.ts';
import type { Language } from '../../../shared/values/languages.ts';
import { offeredColumns } from '../../offers/offered-columns.ts';
import { lockOrder } from '../../platform/db/lock-products.ts';
import type { BundlePart } from '../bundles/line-parts.ts';

/** A product as far as an order needs it, from the database. */
export type OrderProduct = {
  id: string;
  /** As the buyer reads it, with the label that sets a member of a family apart. */
  name: string;
  base_name: string;
  image_url: string;
  effective_price_centimes: number;
  /** The price cut that sets this price. */
  offer_id: string | null;
  stock: number;
  cost_centimes: number | null;
  weight_grams: number | null;
  sizes: ProductSize[];
  category_name: string;
  brand: string;
  /** The id of its category and of those above it. */
  categories: string[];
  /** The ids of its needs. */
  needs: string[];
  for_sale: boolean;
  state: 'draft' | null;
  /** Null unless it is a bundle. */
  parts: BundlePart[] | null;
};

type Naming = { ids: Iterable<string>; language: Language };

/**
 * SQL that selects the existing ones of these products and everything whose stock depends on theirs: the parts of bundles, and
 * the bundles that contain one of them. They have their names in this language. Products of an inactive category are not for sale.
 */
export function selectProducts({ ids, language }: Naming) {
  // A request may contain any text in place of an id; only possible ids reach the database (threats T29).
  const storable = [...ids].filter((id) => idPattern.test(id));
  // `any(array(…))` rather than `any(…)`: PostgreSQL plans a list of known length again each time, and planning takes
  // longer than reading.
  return sql<OrderProduct>`
    select p.id, name_with_label(p.name, p.variant_label) as base_name,
      name_with_label(coalesce(t.name, p.name), coalesce(nullif(t.label, ''), p.variant_label)) as name, p.image_url, p.effective_price_centimes, p.offer_id, p.stock,
      p.cost_centimes, p.weight_grams, p.sizes, p.brand, p.state, english_category_name(c.id) as category_name, listing.visible as for_sale,
      ${offeredColumns},
      (
        select json_agg(json_build_object(
          'productId', b.product_id, 'units', b.units, 'size', b.size,
          'isSold', is_part_sold(own.visible, part.sizes, b.size)
        ) order by b.position)
        from bundle_parts b join products part on part.id = b.product_id
        join product_listings own on own.number = part.number
        where b.bundle_id = p.id
      ) as parts
    from products p
    join categories c on c.id = p.category_id
    left join categories parent on parent.id = c.parent_id
    join product_listings listing on listing.number = p.number
    left join product_texts t on t.product_id = p.id and t.language = ${language}
    where p.id = any(array(select unnest(with_bundles(${storable}::text[]))))`;
}

/**
 * The same, but nobody else can change the products until the transaction ends. All orders lock them in the same order, so
 * that two of them cannot deadlock.
 */
export function lockProducts(naming: Naming) {
  return sql<OrderProduct>`${selectProducts(naming)} order by ${lockOrder} for update of p`;
}
