import { adminProductApi } from '../../shared/catalog/admin-products.ts';
import { importApi } from '../../shared/catalog/product-imports.ts';
import { filterProducts } from '../catalog/product-filter.ts';
import { handle } from '../platform/http/handle-endpoint.ts';
import { applyImport, cancelImport, checkImport, uploadImport } from './change-import.ts';
import { columnsFor } from './column-map.ts';
import { exportProducts } from './export-products.ts';
import { findImport, listImports, showImport } from './import-queries.ts';
import { exportChanges, exportProblems, importTemplate, showImportRows } from './import-report.ts';
import { runImport } from './run-import.ts';

/** Import and export of the catalog, for administrators. */
export const routes = [
  handle(adminProductApi.export, async ({ db, query: { lang, ...filter }, user }) => {
    const { condition } = await filterProducts(db, filter);
    return exportProducts(db, { condition, columns: columnsFor(user) });
  }),
  handle(importApi.list, ({ db, user, now }) => listImports(db, { by: user, now: now() })),
  handle(importApi.template, async ({ query, user }) => importTemplate(user, query.lang)),
  handle(importApi.upload, ({ db, saveFile, user, jobs, now }) =>
    uploadImport(db, { saveFile, by: user, jobs, now: now() }),
  ),
  handle(importApi.show, ({ db, params, user, now }) => showImport(db, { ...params, by: user, now: now() })),
  handle(importApi.rows, ({ db, params, user }) => showImportRows(db, { ...params, by: user })),
  handle(importApi.changes, async ({ db, params, query, user }) => {
    await findImport(db, params.id);
    return exportChanges(db, { ...params, language: query.lang, by: user });
  }),
  handle(importApi.problems, async ({ db, params, query }) => {
    await findImport(db, params.id);
    return exportProblems(db, { ...params, language: query.lang });
  }),
  handle(importApi.check, ({ db, params, body, user, jobs, now }) =>
    checkImport(db, { ...params, ...body, by: user, jobs, now: now() }),
  ),
  handle(importApi.apply, ({ db, params, body, user, jobs, now }) =>
    applyImport(db, { ...params, ...body, by: user, jobs, now: now() }),
  ),
  handle(importApi.cancel, ({ db, params, user, now }) =>
    cancelImport(db, { ...params, by: user, now: now() }),
  ),
];

export const jobs = [runImport];
