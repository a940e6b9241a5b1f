import { pricesInShort } from '../../shared/delivery/delivery-price.ts';
import { ownPageApi } from '../../shared/settings/own-pages.ts';
import { type SettingsGroup, settingsApi, settingsGroups } from '../../shared/settings/settings.ts';
import { standardRate, tvaApi } from '../../shared/settings/tva.ts';
import { readBaseLanguage } from '../catalog/base-language.ts';
import { hasNeeds } from '../catalog/need-queries.ts';
import { deliveryTag, readTariff } from '../delivery/read-tariff.ts';
import { tariffPrices } from '../delivery/tariff-prices.ts';
import { handle } from '../platform/http/handle-endpoint.ts';
import { readMailServer } from '../platform/settings/read-mail-server.ts';
import { dayOf } from '../platform/settings/shop-day.ts';
import { readShopSettings, settingsTag } from '../platform/settings/shop-settings.ts';
import { publicSettings } from './public-settings.ts';
import { readOwnPage } from './read-own-page.ts';
import { readStoredSettings, saveSettings } from './save-settings.ts';

/** The settings of the shop: what anyone may read, and as administrators edit them. */
export const routes = [
  handle(settingsApi.show, async ({ db, query, tags, now, env }) => {
    tags.add(settingsTag).add(deliveryTag).add('catalog');
    const shipping = pricesInShort(tariffPrices(await readTariff(db), { day: dayOf(now()) }));
    const baseLanguage = await readBaseLanguage(db);
    return publicSettings(await readShopSettings(db), {
      ...{ language: query.lang, now: now(), shipping, languages: env.languages, baseLanguage },
      hasMailServer: (await readMailServer(db, env)) !== undefined,
      hasNeeds: await hasNeeds(db),
    });
  }),
  handle(ownPageApi.show, ({ db, params, query, tags }) => {
    tags.add(settingsTag);
    return readOwnPage(db, { page: params.page, language: query.lang });
  }),
  handle(tvaApi.tva, async ({ db, now }) => {
    const settings = await readShopSettings(db);
    const rate = standardRate(settings, dayOf(now())) ?? null;
    return { isRealRegime: settings.seller.regime === 'real', rate };
  }),
  handle(settingsApi.form, ({ db }) => readStoredSettings(db)),
  ...Object.keys(settingsGroups).map((group) => saveRoute(group as SettingsGroup)),
];

function saveRoute<G extends SettingsGroup>(group: G) {
  // The type of one group: TypeScript cannot follow the union of all bodies through the handler.
  return handle(settingsApi[group] as (typeof settingsApi)['seller'], ({ db, body, user, now }) =>
    saveSettings(db, { group: group as 'seller', body, by: user, now: now() }),
  );
}
