import { type SettingsGroup, settingsApi } from '../../shared/settings.ts';
import { handle } from '../platform/http/handle-endpoint.ts';
import { readShopSettings, settingsTag } from '../platform/settings/shop-settings.ts';
import { inLanguage } from './public-settings.ts';
import { readStoredSettings, saveSettings } from './save-settings.ts';

/** The settings of the shop: what anyone may read, and as administrators edit them. */
export const settingsRoutes = [
  handle(settingsApi.show, async ({ db, query, tags }) => {
    tags.add(settingsTag);
    return inLanguage(await readShopSettings(db), query.lang);
  }),
  handle(settingsApi.form, ({ db }) => readStoredSettings(db)),
  saveRoute('seller'),
  saveRoute('contact'),
];

function saveRoute<G extends SettingsGroup>(group: G) {
  // The type of one group: TypeScript cannot follow the union of all bodies through the handler.
  return handle(settingsApi[group] as (typeof settingsApi)['seller'], ({ db, body, user, now }) =>
    saveSettings(db, { group: group as 'seller', body, by: user, now: now() }),
  );
}
