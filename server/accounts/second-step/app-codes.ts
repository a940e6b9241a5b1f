import { Secret, TOTP } from 'otpauth';
import { invalidField } from '../../../shared/contract/api-error.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import { rootLanguage } from '../../../shared/values/languages.ts';
import type { Db } from '../../platform/db/connection.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { SessionUser, UnknownCaller } from '../../platform/http/handle-endpoint.ts';
import { readShopNames } from '../../platform/settings/shop-names.ts';
import { readSession, sessionHash } from './second-step-session.ts';

const periodSeconds = 30;
/** A phone's clock may be off by one step. */
const window = 1;

/** Begins to set up an app: its secret counts once a code of the app has confirmed it. */
export async function beginApp(db: Db, { user, ...caller }: { user: SessionUser } & UnknownCaller) {
  const secret = new Secret({ size: 20 });
  await db
    .updateTable('sessions')
    .set({ new_secret: secret.base32 })
    .where('token_hash', '=', sessionHash(caller))
    .execute();
  // A colon would end the issuer in the address.
  const issuer = (await readShopNames(db))[rootLanguage()].replaceAll(':', ' ');
  return { secret: secret.base32, uri: totpOf(secret.base32, { issuer, label: user.email }).toString() };
}

type Confirming = { user: SessionUser; code: string; name: string; now: Date } & Pick<
  UnknownCaller,
  'cookie'
>;

/** Stores the app whose code this is. Throws ApiError 400 for a wrong code. */
export async function confirmApp(db: Db, { user, code, name, now, ...caller }: Confirming) {
  const { new_secret: secret } = await readSession(db, caller);
  const step = secret === null ? undefined : stepOf(secret, code, now);
  if (secret === null || step === undefined) throw wrongCode();
  await db
    .insertInto('second_factors')
    // The code that confirmed the app counts as used.
    .values({ id: newId(), user_id: user.id, kind: 'totp', name, secret, last_step: step, created_at: now })
    .execute();
  const session = sessionHash(caller);
  await db.updateTable('sessions').set({ new_secret: null }).where('token_hash', '=', session).execute();
}

/** Whether this is a code of one of the person's apps, not used before. It is used up. */
export async function spendAppCode(
  db: Db,
  { userId, code, now }: { userId: string; code: string; now: Date },
) {
  const apps = await db
    .selectFrom('second_factors')
    .select(['id', 'secret'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'totp')
    .execute();
  for (const { id, secret } of apps) {
    const step = secret === null ? undefined : stepOf(secret, code, now);
    if (step === undefined) continue;
    // One statement: of two calls with one code the second finds it used.
    const used = await db
      .updateTable('second_factors')
      .set({ last_step: step, last_used_at: now })
      .where('id', '=', id)
      .where((factor) => factor.or([factor('last_step', 'is', null), factor('last_step', '<', step)]))
      .returning('id')
      .executeTakeFirst();
    if (used) return true;
  }
  return false;
}

export function wrongCode() {
  return invalidField('code', refusal('step-code-invalid'));
}

function totpOf(secret: string, names: { issuer?: string; label?: string } = {}) {
  return new TOTP({ ...names, secret: Secret.fromBase32(secret), period: periodSeconds });
}

/** The time step of a valid code. */
function stepOf(secret: string, code: string, now: Date) {
  // The library throws for six letters that are longer in UTF-8.
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / periodSeconds) + delta;
}
