import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { lacksTva } from '../../shared/settings/tva.ts';
import { readClockSkew } from '../platform/operations/clock-skew.ts';
import { readForwarding } from '../platform/operations/notice-forwarding.ts';
import { isProxyUnknown } from '../platform/operations/start-up-warnings.ts';
import { readMailServer } from '../platform/settings/read-mail-server.ts';
import { readShopSettings } from '../platform/settings/shop-settings.ts';
import { condition, type Finding, type Found } from './found-problem.ts';

const megabyte = 1024 ** 2;
const leastFreeBytes = 1024 * megabyte;
const leastFreeShare = 0.05;

const backupMs = 48 * 3_600_000;

/** An invoice takes its time from the database, so a few seconds are no sign of a wrong clock. */
const invoiceAheadSeconds = 60;

const mostNames = 3;

/** Clocks that are wrong, or were wrong when the newest invoice was made. */
export async function findClockProblems({ db, now }: Finding): Promise<Found[]> {
  const skew = await readClockSkew(db, now);
  const { rows } = await sql<{ ahead: number | null }>`
    select max(extract(epoch from last_at - now()))::float as ahead from invoice_series`.execute(db);
  const ahead = rows[0]?.ahead ?? 0;
  return [
    ...(skew === 0 ? [] : [condition('clock', { amount: Math.round(skew / 1000) })]),
    ...(ahead > invoiceAheadSeconds ? [condition('invoice-clock', { amount: Math.round(ahead) })] : []),
  ];
}

type FileSystem = { bsize: number; blocks: number; bavail: number };

/** Whether a disk is nearly full: less than a gigabyte or a twentieth of it is free. */
export function isNearlyFull({ bsize, blocks, bavail }: FileSystem) {
  return bavail * bsize < leastFreeBytes || bavail < blocks * leastFreeShare;
}

export async function findDiskProblem({ env }: Finding): Promise<Found[]> {
  const disk = await statfs(env.dataDir);
  if (!isNearlyFull(disk)) return [];
  return [condition('disk', { amount: Math.floor((disk.bavail * disk.bsize) / megabyte) })];
}

/** Settings with which visitors share limits, mails reach nobody, or invoices lack the TVA that the seller owes. */
export async function findSettingProblems({ db, env, now }: Finding): Promise<Found[]> {
  const forwarding = readForwarding({ env, now });
  return [
    ...(isProxyUnknown(env) ? [condition('proxy-unset')] : []),
    ...(forwarding
      ? [condition('proxy-unknown', { about: forwarding.address, since: forwarding.since })]
      : []),
    ...((await readMailServer(db, env)) ? [] : [condition('no-mail-server')]),
    ...(lacksTva(await readShopSettings(db)) ? [condition('tva-unset')] : []),
  ];
}

/** The last backup failed, is too old, or there is none. A shop with an external database cannot back itself up. */
export async function findBackupProblem({ db, env, now }: Finding): Promise<Found[]> {
  const can: Partial<Found> = env.databaseUrl ? {} : { canRetry: true };
  const { rows } = await sql<{ ended_at: Date; problem: string | null; good_at: Date | null }>`
    select ended_at, problem, (select max(ended_at) from backups where problem is null) as good_at
    from backups order by ended_at desc, id desc limit 1`.execute(db);
  const [last] = rows;
  if (!last) return [condition('backup-none', can)];
  if (last.problem !== null)
    return [condition('backup-failed', { ...can, since: last.ended_at, error: last.problem })];
  const dueAt = new Date((last.good_at ?? last.ended_at).getTime() + backupMs);
  return dueAt < now() ? [condition('backup-old', { ...can, since: dueAt })] : [];
}

/** Administrators of a shop in production whose password alone opens the back office. */
export async function findSecondStepProblem({ db, env }: Finding): Promise<Found[]> {
  if (!env.production) return [];
  const admins = await db
    .selectFrom('users')
    .select('name')
    .where('role', '=', 'admin')
    // Nobody can sign in to an account without either, such as a sample of the demo.
    .where(({ or, eb }) => or([eb('password_hash', 'is not', null), eb('google_sub', 'is not', null)]))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('second_factors').select('id').whereRef('user_id', '=', 'users.id'))),
    )
    .orderBy('name')
    .execute();
  if (admins.length === 0) return [];
  const names = admins.slice(0, mostNames).map(({ name }) => name);
  const about = names.join(', ') + (admins.length > mostNames ? ' …' : '');
  return [condition('second-step', { about, amount: admins.length })];
}
