import type { Disk } from 'flydrive';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../db/connection.ts';
import type { Job } from '../jobs/job.ts';
import { openImageDisk, removeImage, removeStrayFiles } from './image-files.ts';

const minimumAgeMs = 60 * 60 * 1000;

/** After this time only the counts of an import are kept. */
export const importFileDays = 30;

/**
 * Every hour, removes pictures older than an hour that no product, need, category, order, review or setting shows (threats T24), and the
 * files and rows of old imports.
 */
export const sweepImages: Job<object> = {
  queue: 'sweep-images',
  cron: '41 * * * *',
  async run(_data, { db, env, now }) {
    await removeUnusedImages(db, await openImageDisk(env), new Date(now().getTime() - minimumAgeMs));
    await removeImportedRows(db, new Date(now().getTime() - importFileDays * 24 * 60 * 60 * 1000));
  },
};

/** Removes the files of old imports and what their reports say row by row. */
async function removeImportedRows(db: Db, before: Date) {
  for (const table of ['import_files', 'import_rows'] as const) {
    await db
      .deleteFrom(table)
      .where('import_id', 'in', db.selectFrom('imports').select('id').where('created_at', '<', before))
      .execute();
  }
  await db
    .updateTable('imports')
    .set({ mended_cells: '[]' })
    .where('created_at', '<', before)
    .where(sql<SqlBool>`mended_cells <> '[]'`)
    .execute();
}

/** Removes pictures uploaded before `before` that are shown nowhere, then files without a row (invariant I9). */
export async function removeUnusedImages(db: Db, disk: Disk, before: Date) {
  const names = await db.transaction().execute(async (db) => {
    // Locks the catalog, so that no product, need, category or setting starts to show a picture while it is removed as unused.
    await db.selectFrom('catalog_version').select('version').forUpdate().execute();
    const unused = await db
      .deleteFrom('uploads')
      .where('created_at', '<', before)
      .where(
        sql<SqlBool>`'/uploads/' || name || '-800.webp' not in (
          select image_url from products
          union all select unnest(more_image_urls) from products
          union all select image_url from needs
          union all select image_url from categories
          union all select image_url from order_items
          union all select unnest(image_urls) from reviews
          union all select value ->> 'imageUrl' from settings where value ->> 'imageUrl' is not null
          union all select value ->> 'iconUrl' from settings where value ->> 'iconUrl' is not null
        )`,
      )
      .returning('name')
      .execute();
    return unused.map(({ name }) => name);
  });
  for (const name of names) await removeImage(disk, name);
  await removeStrayFiles(db, disk, before);
}
