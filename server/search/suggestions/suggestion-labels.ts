import { sql } from 'kysely';
import type { Language } from '../../../shared/values/languages.ts';
import { type CatalogSnapshot, catalogVersion } from '../../listing/catalog-snapshot.ts';
import { countFacets } from '../../listing/count-facets.ts';
import { labelOf } from './match-labels.ts';

type CategoryRow = {
  version: number;
  id: string;
  number: number;
  name: string;
  parent_name: string | null;
};

/** The categories, brands and needs that have visible products, remembered for the version of the catalog. */
export async function suggestionLabels(snapshot: CatalogSnapshot, language: Language) {
  const counts = await snapshot.recall('suggestion counts', () =>
    countFacets(snapshot.catalog, { filter: { includeHidden: false }, isGrouped: false }),
  );
  const categories = await readCategories(snapshot, language);
  return snapshot.recall(`suggestion labels ${language}`, () => {
    const { brandNames, needs } = snapshot.catalog;
    const hasProducts = ({ products }: { products: number }) => products > 0;
    return {
      categories: categories
        .map(({ id, name, parent_name, number }) =>
          labelOf(
            { _id: id, name, ...(parent_name && { parentName: parent_name }) },
            counts.categories[number],
          ),
        )
        .filter(hasProducts),
      brands: brandNames.map((name, brand) => labelOf({ name }, counts.brands[brand])).filter(hasProducts),
      needs: needs
        .map(({ slug, names, is_active }, need) =>
          labelOf({ slug, name: names[language] }, is_active ? counts.needs[need] : 0),
        )
        .filter(hasProducts),
    };
  });
}

/** The visible categories. */
export function readCategories(snapshot: CatalogSnapshot, language: Language) {
  return snapshot.recallRead(`category labels ${language}`, async () => {
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
      order by c.level, c.created_at, c.number`.execute(snapshot.db);
    return { version: rows[0]?.version ?? snapshot.version, value: rows };
  });
}
