import { may } from '../../shared/access/roles.ts';
import { adminProductApi } from '../../shared/catalog/admin-products.ts';
import { baseLanguageApi } from '../../shared/catalog/main-language.ts';
import { productFormApi, translationApi } from '../../shared/catalog/product-form.ts';
import { handle } from '../platform/http/handle-endpoint.ts';
import { changeBaseLanguage, previewBaseLanguage } from './base-language.ts';
import { exportToOrder, listLowStock, listToOrder } from './low-stock.ts';
import { readPriceHistory } from './price-history.ts';
import { listProductIds } from './product-filter.ts';
import { listAlikeBrands, listBrands } from './product-queries.ts';
import { exportUntranslated, listUntranslated } from './untranslated.ts';

/** The stock that runs out, missing translations and the main language, for administrators. */
export const routes = [
  handle(adminProductApi.list, ({ db, query }) => listLowStock(db, query)),
  handle(adminProductApi.ids, ({ db, query }) => listProductIds(db, query)),
  handle(adminProductApi.brands, async ({ db }) => ({
    brands: await listBrands(db),
    alike: await listAlikeBrands(db),
  })),
  handle(adminProductApi.toOrder, ({ db, query: { lang, ...filter }, user, now }) =>
    exportToOrder(db, { filter, lang, seesCost: may(user, 'money'), now: now() }),
  ),
  handle(adminProductApi.orderSheet, ({ db, query: { lang, ...filter }, user, now }) =>
    listToOrder(db, { filter, lang, seesCost: may(user, 'money'), now: now() }),
  ),
  handle(productFormApi.prices, ({ db, params }) => readPriceHistory(db, params.id)),
  handle(translationApi.list, ({ db, query, now }) => listUntranslated(db, { query, now: now() })),
  handle(translationApi.export, async ({ db, query: { lang, ...filter }, now }) =>
    exportUntranslated(db, { filter, now: now() }),
  ),
  handle(baseLanguageApi.preview, ({ db, query }) => previewBaseLanguage(db, query.to)),
  handle(baseLanguageApi.change, ({ db, body, user }) => changeBaseLanguage(db, { ...body, by: user })),
];
