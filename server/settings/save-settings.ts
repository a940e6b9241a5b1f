import { refusal } from '../../shared/refusals/refusals.ts';
import {
  type SettingsGroup,
  type ShopSettings,
  type StoredGroup,
  settingsGroups,
} from '../../shared/settings/settings.ts';
import { refuseBaseLanguage } from '../catalog/catalog-texts.ts';
import { writeCatalog } from '../listing/write-catalog.ts';
import { refuseOutdated } from '../platform/audit/change-record.ts';
import { changesBetween, recordChange } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';
import { dropFromCaches } from '../platform/db/notify.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { readGroup, settingsTag } from '../platform/settings/shop-settings.ts';
import { requireImage } from '../platform/uploads/upload-image.ts';
import { refuseUnreadable } from './read-own-page.ts';

type AllStored = { [G in SettingsGroup]: StoredGroup<G> };

/** All groups as they are stored, for their forms. */
export async function readStoredSettings(db: Db): Promise<AllStored> {
  const rows = await db.selectFrom('settings').selectAll().execute();
  const stored = Object.keys(settingsGroups).map((name) => [
    name,
    toStored(
      name as SettingsGroup,
      rows.find((row) => row.name === name),
    ),
  ]);
  return Object.fromEntries(stored) as AllStored;
}

type Saving<G extends SettingsGroup> = {
  group: G;
  body: ShopSettings[G] & { version: number };
  by: SessionUser;
  now: Date;
};

/**
 * Saves a group over the version in the body and tells all processes. Throws ApiError 400 (picture, page, translation into the
 * main language) and 409 (outdated version, with the stored `settings`). It takes the catalog's lock, so that no picture is removed as unused meanwhile
 * and saves follow one another.
 */
export async function saveSettings<G extends SettingsGroup>(
  db: Db,
  { group, body: { version, ...value }, by, now }: Saving<G>,
): Promise<StoredGroup<G>> {
  return writeCatalog(db, async (db) => {
    const row = await db.selectFrom('settings').selectAll().where('name', '=', group).executeTakeFirst();
    const before: StoredGroup<SettingsGroup> = toStored(group, row);
    refuseOutdated(before, version, [refusal('settings-changed'), 'settings']);
    await refuseBaseLanguage(db, [writtenTexts(value)]);
    if (group === 'pages') refuseUnreadable(value as unknown as ShopSettings['pages']);
    const changes = changesBetween(flat(before.value), flat(value));
    if (Object.keys(changes).length === 0) return before as StoredGroup<G>;
    for (const [, imageUrl] of [changes.imageUrl ?? [], changes.iconUrl ?? []]) {
      if (typeof imageUrl === 'string') await requireImage(db, imageUrl);
    }
    const saved = await db
      .insertInto('settings')
      .values({
        name: group,
        id: row?.id ?? newId(),
        version: version + 1,
        value: JSON.stringify(value),
        changed_at: now,
        changed_by: by.name,
      })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet(({ ref }) => ({
          version: ref('excluded.version'),
          value: ref('excluded.value'),
          changed_at: ref('excluded.changed_at'),
          changed_by: ref('excluded.changed_by'),
        })),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordChange(db, { by, action: `settings.${group}`, subjectId: saved.id, changes });
    await dropFromCaches(db, [settingsTag]);
    return toStored(group, saved);
  });
}

type Row = { version: number; value: object; changed_at: Date; changed_by: string };

function toStored<G extends SettingsGroup>(name: G, row: Row | undefined): StoredGroup<G> {
  return {
    version: row?.version ?? 0,
    changedAt: row?.changed_at.toISOString() ?? null,
    changedBy: row?.changed_by ?? null,
    value: readGroup(name, row?.value),
  } as StoredGroup<G>;
}

type Texts = { texts?: Record<string, Record<string, string>> };

/** The translations that are not blank. */
function writtenTexts({ texts = {} }: Texts) {
  return Object.fromEntries(
    Object.entries(texts).filter(([, texts]) => Object.values(texts).some((text) => text !== '')),
  );
}

/** Each text of a translation by a name of its own, such as `texts.fr.title`, so that the audit has single changes. */
function flat(value: object): Record<string, unknown> {
  const { texts = {}, ...fields } = value as Texts;
  const translated = Object.entries(texts).flatMap(([language, translation]) =>
    Object.entries(translation).map(([name, text]) => [`texts.${language}.${name}`, text]),
  );
  return { ...fields, ...Object.fromEntries(translated) };
}
