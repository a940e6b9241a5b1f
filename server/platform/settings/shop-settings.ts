import { sql } from 'kysely';
import { type SettingsGroup, type ShopSettings, settingsGroups } from '../../../shared/settings/settings.ts';
import type { Language } from '../../../shared/values/languages.ts';
import type { Db } from '../db/connection.ts';
import { followDrops } from '../db/follow-drops.ts';

/** Named by every reply that shows settings; a save drops it. */
export const settingsTag = 'settings';

/** Rises with each notice that settings have changed. */
let edition = 0;

followDrops((tags) => {
  if (tags === 'all' || tags.includes(settingsTag)) edition += 1;
});

type Read = { edition: number; settings: Promise<ShopSettings> };

const kept = new WeakMap<Db, Read>();

/**
 * The settings of the shop, with blank values where nothing was saved. Their `texts` have the main language too, so that
 * readers of a text need not know which one it is. They are read once, and again after a notice of a change, so that
 * neither pages nor mails query them.
 */
export function readShopSettings(db: Db): Promise<ShopSettings> {
  const last = kept.get(db);
  if (last?.edition === edition) return last.settings;
  const settings = loadSettings(db);
  const read = { edition, settings };
  kept.set(db, read);
  settings.catch(() => kept.get(db) === read && kept.delete(db));
  return settings;
}

async function loadSettings(db: Db) {
  // One statement, because a change of the main language exchanges the texts.
  const rows = await db
    .selectFrom('settings')
    .select(['name', 'value', sql<Language>`base_language()`.as('base')])
    .execute();
  const settings = Object.keys(settingsGroups).map((name) => {
    const row = rows.find((row) => row.name === name);
    const group = readGroup(name as SettingsGroup, row?.value);
    return [name, row && 'texts' in group ? withBaseTexts(group, row.base) : group];
  });
  return Object.fromEntries(settings) as ShopSettings;
}

/** A group with texts in each language. */
export type Translated = { texts: Record<Language, Record<string, string>> };

function withBaseTexts<Group extends Translated>(group: Group, base: Language): Group {
  return { ...group, texts: { ...group.texts, [base]: baseTexts(group) } };
}

/** The texts of a group in the main language, by their names. */
export function baseTexts(group: Translated) {
  const fields = group as unknown as Record<string, string>;
  return Object.fromEntries(Object.keys(group.texts.en).map((name) => [name, fields[name] ?? '']));
}

/**
 * The values of a group, and blank ones for fields that are newer than the row. A field that an older release wrote by
 * weaker rules counts as blank too, because pages must not fail for it.
 */
export function readGroup<G extends SettingsGroup>(name: G, value: object = {}): ShopSettings[G] {
  const group = settingsGroups[name];
  const { data, error } = group.safeParse(value);
  const read = data ?? group.safeParse(withoutFields(value, error?.issues ?? [])).data ?? group.parse({});
  return read as ShopSettings[G];
}

/** A copy without the fields that the issues name, at any depth. A list counts as one field. */
function withoutFields(value: object, issues: { path: PropertyKey[] }[]) {
  const copy: object = structuredClone(value);
  for (const { path } of issues) {
    let owner = copy;
    for (const [place, key] of path.entries()) {
      const field: unknown = Reflect.get(owner, key);
      if (isFields(field) && place < path.length - 1) owner = field;
      else {
        Reflect.deleteProperty(owner, key);
        break;
      }
    }
  }
  return copy;
}

function isFields(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
