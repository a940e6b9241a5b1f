import { type SettingsGroup, settingsGroups } from '../../../shared/settings/settings.ts';
import { hasUsualWords } from '../../../shared/settings/usual-words.ts';
import type { Language } from '../../../shared/values/languages.ts';
import type { Db } from '../db/connection.ts';
import { baseTexts, readGroup, type Translated } from './shop-settings.ts';

/** How many texts of the settings are written in the main language, and how many of them lack another one. */
export async function countSettingsTexts(db: Db, to: Language) {
  const translations = (await readTranslatedGroups(db)).flatMap(({ group }) =>
    Object.entries(baseTexts(group))
      .filter(([, text]) => text !== '')
      .map(([name]) => group.texts[to][name]),
  );
  return { all: translations.length, lacking: translations.filter((text) => !text).length };
}

/**
 * Makes the translations into `to` the base texts of the settings, and the base texts, which are in `from`, translations,
 * in the transaction of the caller. An open form of these groups is outdated afterwards.
 */
export async function exchangeSettingsTexts(db: Db, { from, to }: { from: Language; to: Language }) {
  for (const { name, version, group } of await readTranslatedGroups(db)) {
    const moving = Object.entries(group.texts[to]).filter(([, text]) => text !== '' || hasUsualWords(name));
    const left = baseTexts(group);
    const value = {
      ...group,
      ...Object.fromEntries(moving),
      texts: {
        ...group.texts,
        [from]: Object.fromEntries(moving.map(([field]) => [field, left[field]])),
        [to]: {},
      },
    };
    await db
      .updateTable('settings')
      .set({ version: version + 1, value: JSON.stringify(readGroup(name, value)) })
      .where('name', '=', name)
      .execute();
  }
}

async function readTranslatedGroups(db: Db) {
  const rows = await db.selectFrom('settings').select(['name', 'version', 'value']).execute();
  return (Object.keys(settingsGroups) as SettingsGroup[]).flatMap((name) => {
    const row = rows.find((row) => row.name === name);
    const group = row && readGroup(name, row.value);
    return group && 'texts' in group ? [{ name, version: row.version, group: group as Translated }] : [];
  });
}
