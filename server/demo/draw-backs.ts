import type { Disk } from 'flydrive';
import { sql } from 'kysely';
import { type DemoBack, demoBacks } from '../../db/demo/catalogue.ts';
import { imageUrlOf } from '../../shared/images.ts';
import type { Db } from '../platform/db/connection.ts';
import { dropFromCaches } from '../platform/db/notify.ts';
import { removeImage } from '../platform/uploads/image-files.ts';
import { storeDrawing } from './load-demo-pictures.ts';

type Options = { db: Db; disk: Disk };
type Log = { warn: (facts: object, message: string) => void };

/** Draws the backs while the shop is open. Returns a function that stops it; the next start continues. */
export function drawBacksInBackground({ db, disk, log }: Options & { log: Log }) {
  const stopping = new AbortController();
  const drawing = drawBacks({ db, disk, signal: stopping.signal }).catch((error) =>
    log.warn({ err: error }, 'Could not draw the backs of the demo packs'),
  );
  return () => {
    stopping.abort();
    return drawing;
  };
}

/**
 * Adds the backs of the demo packs to their products, one after another. They are two fifths of the demo pictures, and a
 * first start does not wait for them. Products that someone has saved in the meantime are not changed.
 */
export async function drawBacks({ db, disk, signal }: Options & { signal?: AbortSignal }) {
  const lacking = await withoutBack(db);
  if (lacking.size === 0) return;
  for (const back of demoBacks()) {
    if (signal?.aborted) return;
    if (back.productKeys.some((key) => lacking.has(key))) await addBack({ db, disk }, back);
  }
}

/** The keys of unsaved products with a single picture, also of products that are not from the demo. */
async function withoutBack(db: Db) {
  const rows = await unsaved(db).select('external_key').where('external_key', 'is not', null).execute();
  return new Set(rows.map((row) => row.external_key));
}

async function addBack({ db, disk }: Options, { draw, productKeys }: DemoBack) {
  const name = await storeDrawing(disk, draw());
  const isShown = await showBack(db, { name, productKeys }).catch(async (error: unknown) => {
    await removeImage(disk, name);
    throw error;
  });
  if (!isShown) await removeImage(disk, name);
}

/** Whether a product shows the picture now. Another process can have been faster. */
function showBack(db: Db, { name, productKeys }: { name: string; productKeys: string[] }) {
  return db.transaction().execute(async (transaction) => {
    const products = unsaved(transaction).select('id').where('external_key', 'in', productKeys);
    const shown = await transaction
      .updateTable('products')
      .set({ more_image_urls: [imageUrlOf(name)] })
      .where('id', 'in', products.forUpdate())
      .returning('id')
      .execute();
    if (shown.length === 0) return false;
    await transaction.insertInto('uploads').values({ name }).execute();
    await dropFromCaches(
      transaction,
      shown.map(({ id }) => `product:${id}`),
    );
    return true;
  });
}

function unsaved(db: Db) {
  return db
    .selectFrom('products')
    .where('version', '=', 1)
    .where('more_image_urls', '=', sql<string[]>`'{}'`);
}
