import type { TextLanguage } from '../../../shared/languages.ts';
import type { Db } from '../../platform/db/connection.ts';
import { type CatalogSnapshot, catalogVersion } from './catalog-snapshot.ts';

/** The language of a page's texts, with the names of all categories in it. */
export type PageTexts = {
  language: TextLanguage;
  /** By id; `base` is the base text. */
  categories: Map<string, { base: string; name: string }>;
};

/** The texts of a language; undefined for the base texts. */
export async function readPageTexts(
  db: Db,
  snapshot: CatalogSnapshot,
  language: TextLanguage | undefined,
): Promise<PageTexts | undefined> {
  if (!language) return undefined;
  const categories = await snapshot.recall(`category names ${language}`, async () => {
    const rows = await db
      .selectFrom('categories as base')
      .leftJoin('category_texts as own', (join) =>
        join.onRef('own.category_id', '=', 'base.id').on('own.language', '=', language),
      )
      .select(['base.id', 'base.name as base', 'own.name', catalogVersion])
      .execute();
    const value = new Map(rows.map(({ id, base, name }) => [id, { base, name: name ?? base }]));
    return { version: rows[0]?.version ?? snapshot.version, value };
  });
  return { language, categories };
}
