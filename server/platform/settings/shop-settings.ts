import { type SettingsGroup, type ShopSettings, settingsGroups } from '../../../shared/settings/settings.ts';
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
 * The settings of the shop, with blank values where nothing was saved. They are read once, and again after a notice of a
 * change, so that neither pages nor mails query them.
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
  const rows = await db.selectFrom('settings').select(['name', 'value']).execute();
  const values = new Map(rows.map(({ name, value }) => [name, value]));
  const settings = Object.keys(settingsGroups).map((name) => [
    name,
    readGroup(name as SettingsGroup, values.get(name)),
  ]);
  return Object.fromEntries(settings) as ShopSettings;
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
