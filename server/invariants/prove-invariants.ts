import { sql } from 'kysely';
import { type ImageFile, imageFileKinds, imageFileName } from '../../shared/catalog/images.ts';
import type { Db } from '../platform/db/connection.ts';
import { listImageFiles, openImageDisk } from '../platform/uploads/image-files.ts';
import { invariants } from './invariants.ts';

export type Finding = { name: string; rule: string; violations: unknown[] };

/**
 * Checks I1 to I18 (requirements: Stock and orders) on this database and its pictures, without changing anything. Each
 * finding lists its violations.
 */
export async function proveInvariants(
  db: Db,
  place: Parameters<typeof openImageDisk>[0],
): Promise<Finding[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      // One snapshot for all queries, so that orders placed between them do not look incomplete.
      await sql`set local statement_timeout = 0`.execute(db);
      const jobs = await jobTable(db);
      const findings: Finding[] = [];
      for (const { name, rule, violations } of invariants) {
        const query = typeof violations === 'function' ? violations(jobs) : violations;
        findings.push({ name, rule, violations: (await query.execute(db)).rows });
      }
      findings.push({
        name: 'I9',
        rule: 'every stored picture has a row, and every row its widest file',
        violations: await findStrayPictures(db, place),
      });
      return findings;
    });
}

/** The table of jobs, or an empty one if no shop has run on this database yet. */
async function jobTable(db: Db) {
  const { rows } = await sql<{
    there: boolean;
  }>`select to_regclass('pgboss.job') is not null as there`.execute(db);
  if (rows[0]?.there) return sql`pgboss.job`;
  return sql`(select null::uuid as id, '' as name, '{}'::jsonb as data, '' as state where false)`;
}

async function findStrayPictures(db: Db, place: Parameters<typeof openImageDisk>[0]) {
  const files = new Set<string>();
  for await (const file of listImageFiles(await openImageDisk(place))) files.add(file);
  const rows = await db.selectFrom('uploads').select('name').execute();
  const filesOf = (kinds: ImageFile[]) =>
    new Set(rows.flatMap(({ name }) => kinds.map((kind) => imageFileName(name, kind))));
  // The shop makes the other files from this one when a browser asks for them.
  const widest = filesOf([{ width: 800, format: 'webp' }]);
  return [
    ...[...files.difference(filesOf(imageFileKinds))].map((file) => ({
      file,
      problem: 'has no row in uploads',
    })),
    ...[...widest.difference(files)].map((file) => ({ file, problem: 'is missing' })),
  ];
}
