import { type Refusal, refusal } from '../../shared/refusals/refusals.ts';
import { plainName } from '../../shared/values/text.ts';
import type { Db } from '../platform/db/connection.ts';
import { columnName } from './import-reasons.ts';
import type { ImportRow } from './import-row.ts';

/**
 * The reasons for rows with a need that does not exist, by their keys, and the ids of the needs by their slugs and by
 * their names in any language, as the rows have them.
 */
export async function findNeeds(db: Db, rows: ImportRow[]) {
  const given = [...new Set(rows.flatMap(({ needs = [] }) => needs))];
  const refused = new Map<string, Refusal>();
  if (given.length === 0) return { refused, ids: new Map<string, string>() };
  const needs = await readNeeds(db);
  const ids = new Map(
    given.flatMap((text) => {
      const plain = plainName(text);
      const need =
        needs.find(({ slug }) => slug === text) ?? needs.find(({ names }) => names.includes(plain));
      return need ? [[text, need.id] as const] : [];
    }),
  );
  for (const { externalKey, needs = [] } of rows) {
    const unknown = needs.find((text) => !ids.has(text));
    if (unknown !== undefined)
      refused.set(externalKey, refusal('need-nowhere', { column: columnName('needs'), need: unknown }));
  }
  return { refused, ids };
}

async function readNeeds(db: Db) {
  const needs = await db.selectFrom('needs').select(['id', 'slug', 'name']).orderBy('position').execute();
  const texts = await db.selectFrom('need_texts').select(['need_id', 'name']).execute();
  const namesOf = Map.groupBy(texts, ({ need_id }) => need_id);
  return needs.map(({ id, slug, name }) => ({
    id,
    slug,
    names: [name, ...(namesOf.get(id) ?? []).flatMap((text) => text.name ?? [])].map(plainName),
  }));
}
