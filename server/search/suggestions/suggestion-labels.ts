import { sql } from 'kysely';
import type { Language } from '../../../shared/languages.ts';
import { isVisible } from '../../catalog/listing/catalog-columns.ts';
import type { CatalogCopy } from '../../catalog/listing/catalog-copy.ts';
import { type CatalogSnapshot, catalogVersion } from '../../catalog/listing/catalog-snapshot.ts';
import type { Db } from '../../platform/db/connection.ts';
import { type Label, labelOf } from './match-labels.ts';

export type SuggestionLabels = {
  /** The categories by their numbers in the copy of the listings. */
  byNumber: Map<number, { _id: string; name: string }>;
  categories: Label<{ _id: string; name: string; parentName?: string }>[];
  brands: Label<{ name: string }>[];
  needs: Label<{ slug: string; name: string }>[];
};

type CategoryRow = {
  version: number;
  id: string;
  number: number;
  name: string;
  parent_name: string | null;
};

/** The categories, brands and needs that have visible products, remembered for the version of the catalog. */
export function suggestionLabels(
  db: Db,
  snapshot: CatalogSnapshot,
  { copy, language }: { copy: CatalogCopy; language: Language },
): Promise<SuggestionLabels> {
  return snapshot.recall(`suggestion labels ${language}`, async () => {
    const rows = await readCategories(db, language);
    copy.check(snapshot);
    const counts = countProducts(copy);
    const value: SuggestionLabels = {
      byNumber: new Map(rows.map(({ number, id, name }) => [number, { _id: id, name }])),
      categories: rows.map(({ id, name, parent_name, number }) =>
        labelOf(
          { _id: id, name, ...(parent_name && { parentName: parent_name }) },
          name,
          counts.categories[number] ?? 0,
        ),
      ),
      brands: copy.columns.brandNames.map((name, brand) =>
        labelOf({ name }, name, counts.brands[brand] ?? 0),
      ),
      needs: copy.needs
        .filter(({ is_active }) => is_active)
        .map(({ slug, names, products }) =>
          labelOf({ slug, name: names[language] }, names[language], countVisible(copy, products)),
        ),
    };
    return {
      version: rows[0]?.version ?? snapshot.version,
      value: {
        ...value,
        categories: value.categories.filter(({ products }) => products > 0),
        brands: value.brands.filter(({ products }) => products > 0),
        needs: value.needs.filter(({ products }) => products > 0),
      },
    };
  });
}

async function readCategories(db: Db, language: Language) {
  const { rows } = await sql<CategoryRow>`
    select
      ${catalogVersion}, c.id, c.number, coalesce(own.name, c.name) as name,
      coalesce(parents.name, parent.name) as parent_name
    from categories c
    join category_paths paths on paths.id = c.id
    left join categories parent on parent.id = c.parent_id
    left join category_texts own on own.category_id = c.id and own.language = ${language}
    left join category_texts parents on parents.category_id = parent.id and parents.language = ${language}
    where paths.visible
    order by c.level, c.created_at, c.number`.execute(db);
  return rows;
}

function countProducts({ columns }: CatalogCopy) {
  const products = columns.visibleProducts();
  const { segments } = columns;
  return {
    brands: segments.sumByBrand(products).inPart(0),
    categories: segments.sumByCategory(products).inPart(0),
  };
}

function countVisible({ columns: { rows, flags } }: CatalogCopy, products: Int32Array) {
  return products.reduce((count, number) => {
    const row = rows.get(number);
    return row !== undefined && (flags[row] as number) & isVisible ? count + 1 : count;
  }, 0);
}
