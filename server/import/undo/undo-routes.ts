import { adminProductApi } from '../../../shared/catalog/admin-products.ts';
import { importApi } from '../../../shared/catalog/product-imports.ts';
import { handle } from '../../platform/http/handle-endpoint.ts';
import { changeAndRecord } from './change-and-record.ts';
import { runUndo } from './run-undo.ts';
import { previewUndo, startUndo } from './start-undo.ts';

/** Changes of several products, and the undo of these and of imports, for administrators. */
export const routes = [
  handle(adminProductApi.changes, ({ db, body, user, now }) =>
    changeAndRecord(db, { body, by: user, now: now() }),
  ),
  handle(importApi.undoPreview, ({ db, params, user, now }) =>
    previewUndo(db, { ...params, by: user, now: now() }),
  ),
  handle(importApi.undo, ({ db, params, user, jobs, now }) =>
    startUndo(db, { ...params, by: user, jobs, now: now() }),
  ),
];

export const jobs = [runUndo];
