import type { Disk } from 'flydrive';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../db/connection.ts';
import type { Job } from '../jobs/job.ts';
import { listImageFiles, openImageDisk, removeImage } from './image-files.ts';

const keptForMs = 60 * 60 * 1000;

/** Pictures that no product, category or order shows an hour after they came are removed, every hour (threats T24). */
export const sweepImages: Job<object> = {
  queue: 'sweep-images',
  cron: '41 * * * *',
  async run(_data, { db, env, now }) {
    await removeUnusedImages(db, await openImageDisk(env), new Date(now().getTime() - keptForMs));
  },
};

/** Removes what came before `before` and is not shown anywhere, then files that have no row (I9). */
export async function removeUnusedImages(db: Db, disk: Disk, before: Date) {
  const names = await db.transaction().execute(async (db) => {
    // The catalogue's lock: nobody can begin to show a picture while it is taken for unused.
    await db.selectFrom('catalog_version').select('version').forUpdate().execute();
    const unused = await db
      .deleteFrom('uploads')
      .where('created_at', '<', before)
      .where(
        sql<SqlBool>`not exists (
          select from products where image_url = '/uploads/' || uploads.name || '-800.webp'
          union all select from categories where image_url = '/uploads/' || uploads.name || '-800.webp'
          union all select from order_items where image_url = '/uploads/' || uploads.name || '-800.webp'
        )`,
      )
      .returning('name')
      .execute();
    return unused.map(({ name }) => name);
  });
  for (const name of names) await removeImage(disk, name);
  await removeStrayFiles(db, disk, before);
}

/** A process that died between files and row, or between row and files, leaves files that nobody names. */
async function removeStrayFiles(db: Db, disk: Disk, before: Date) {
  const rows = await db.selectFrom('uploads').select('name').execute();
  const claimed = new Set(rows.map(({ name }) => name));
  for await (const file of listImageFiles(disk)) {
    if (claimed.has(file.slice(0, 36))) continue;
    const { lastModified } = await disk.getMetaData(file);
    if (lastModified < before) await disk.delete(file);
  }
}
