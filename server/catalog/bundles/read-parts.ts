import { type RawBuilder, sql } from 'kysely';
import type { BundlePart, ProductSize } from '../../../shared/catalog/catalog.ts';
import { toDinars } from '../../../shared/catalog/prices.ts';
import type { Language } from '../../../shared/values/languages.ts';
import type { Db } from '../../platform/db/connection.ts';

/** SQL that is true for a product, by the expression of its id, that is made of others. */
export function isBundle(id: RawBuilder<unknown>) {
  return sql<boolean>`exists (select from bundle_parts where bundle_id = ${id})`;
}

type Audience = { includeHidden: boolean; language?: Language | undefined };

type Row = {
  id: string;
  name: string;
  image_url: string;
  effective_price_centimes: number;
  stock: number;
  sizes: ProductSize[];
  units: number;
  size: string | null;
  use_en: string;
  use_fr: string;
  use_ar: string;
  base: Language;
};

/**
 * The parts of a bundle in their order of use, as far as the caller may see the products. Administrators, who read no
 * particular language, also get the texts of use in all of them.
 */
export async function readParts(db: Db, bundle: string, { includeHidden, language }: Audience) {
  const { rows } = await sql<Row>`
    select p.id, coalesce(t.name, p.name) as name, p.image_url, p.effective_price_centimes, p.stock,
      p.sizes, b.units, b.size, b.use_en, b.use_fr, b.use_ar, base_language() as base
    from bundle_parts b
    join products p on p.id = b.product_id
    join product_listings l on l.number = p.number
    left join product_texts t on t.product_id = p.id and t.language = ${language ?? null}
    where b.bundle_id = ${bundle} and (l.visible or ${includeHidden})
    order by b.position`.execute(db);
  return rows.map((row) => toPart(row, { includeHidden, language }));
}

function toPart(row: Row, { includeHidden, language }: Audience): BundlePart {
  const uses = { en: row.use_en, fr: row.use_fr, ar: row.use_ar };
  const use = uses[language ?? row.base] || uses[row.base];
  return {
    _id: row.id,
    name: row.name,
    imageUrl: row.image_url,
    price: toDinars(row.effective_price_centimes),
    stock: row.stock,
    units: row.units,
    ...(row.size !== null && { size: row.size }),
    ...(use && { use }),
    ...(includeHidden && !language && { uses, sizes: row.sizes }),
  };
}

/** The parts as the history of a product shows them. */
export function partTexts(parts: BundlePart[] = []) {
  return parts.map(({ units, name, size, uses }) =>
    [`${units} × ${name}`, size, ...Object.values(uses ?? {})].filter(Boolean).join(', '),
  );
}

type Needed = { product_id: string; bundle: string };

/** For those of these products that are parts: the name of a bundle that contains each. */
export async function bundlesOf(db: Db, ids: string[]) {
  const { rows } = await sql<Needed>`
    select b.product_id, min(p.name) as bundle from bundle_parts b join products p on p.id = b.bundle_id
    where b.product_id = any(${ids}::text[]) group by b.product_id`.execute(db);
  return new Map(rows.map(({ product_id, bundle }) => [product_id, bundle]));
}
