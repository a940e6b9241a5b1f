import type { ProductChanges, ProductChangesBody } from '../../../shared/catalog/admin-products.ts';
import { changeProducts } from '../../catalog/change-products.ts';
import { chooseProducts } from '../../catalog/product-filter.ts';
import { writeCatalog } from '../../listing/write-catalog.ts';
import type { Db } from '../../platform/db/connection.ts';
import { lockStocks } from '../../platform/db/lock-products.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { SessionUser } from '../../platform/http/handle-endpoint.ts';
import { changedCells, seeProductsById } from '../describe-changes.ts';
import { keyOf } from '../export-products.ts';

type Changing = { body: ProductChangesBody; by: SessionUser; now: Date };

/**
 * Changes several products and keeps what they had before, as an import does, so that the change has a report and can be
 * undone. A deletion has only the report. Throws as `changeProducts`.
 */
export async function changeAndRecord(db: Db, { body, by, now }: Changing): Promise<ProductChanges> {
  const chosen = await chooseProducts(db, body);
  const { ids } = chosen;
  if (body.preview) return changeProducts(db, { body, by, chosen });
  return writeCatalog(db, async (db) => {
    await lockStocks(db, ids);
    const before = await seeProductsById(db, ids);
    const outcome = await changeProducts(db, { body, by, chosen });
    if (outcome.changed.length === 0) return outcome;
    const changed = outcome.changed.map(({ _id }) => _id);
    const isDeletion = body.change.kind === 'delete';
    const after = await seeProductsById(db, changed);
    const report = newId();
    await db
      .insertInto('imports')
      .values({
        ...{ id: report, created_by: by.id, created_by_name: by.name, created_at: now },
        ...{ applied_by: by.id, applied_by_name: by.name, finished_at: now, state: 'done' },
        ...{ file_name: body.change.kind, columns: [], bulk_change: JSON.stringify(body.change) },
        ...{ changed_count: changed.length, unchanged_count: outcome.unchanged },
        refused_count: outcome.refused.length,
      })
      .execute();
    const rows = outcome.changed.map(({ _id, name, warnings = [] }, place) => {
      const [was, is] = [before.get(_id), isDeletion ? before.get(_id) : after.get(_id)];
      if (!was || !is) throw new Error('a changed product is gone');
      const fields = isDeletion
        ? { publication: [was.row.state, 'deleted'] }
        : {
            ...changedCells(was.cells, is.cells),
            ...(was.row.featured !== is.row.featured && { featured: [was.row.featured, is.row.featured] }),
          };
      return {
        ...{ import_id: report, line: place + 1, kind: 'changed' as const, key: keyOf(is.row), name },
        ...{ fields: JSON.stringify(fields), warnings, is_applied: true },
      };
    });
    for (let start = 0; start < rows.length; start += rowsAtOnce) {
      await db
        .insertInto('import_rows')
        .values(rows.slice(start, start + rowsAtOnce))
        .execute();
    }
    return { ...outcome, report };
  });
}

const rowsAtOnce = 500;
