import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { ApiError } from '../../../shared/contract/api-error.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import { rootLanguage } from '../../../shared/values/languages.ts';
import type { Db } from '../../platform/db/connection.ts';
import { newId } from '../../platform/db/new-id.ts';
import { brokenConstraint } from '../../platform/db/run-transaction.ts';
import type { SessionUser, UnknownCaller } from '../../platform/http/handle-endpoint.ts';
import { readShopNames } from '../../platform/settings/shop-names.ts';
import type { Env } from '../../platform/start-up/env.ts';
import { keepChallenge, sessionHash, takeChallenge } from './second-step-session.ts';

type Person = { user: SessionUser; env: Env; now: Date } & Pick<UnknownCaller, 'cookie'>;

/** What the browser needs to create a passkey for this shop. */
export async function creationOptions(db: Db, { user, env, now, ...caller }: Person) {
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: (await readShopNames(db))[rootLanguage()],
    rpID: hostOf(env),
    userName: user.email,
    userDisplayName: user.name,
    userID: new Uint8Array(Buffer.from(user.id)),
    attestationType: 'none',
    excludeCredentials: (await passkeysOf(db, user.id)).map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
  await keepChallenge(db, sessionHash(caller), { challenge: options.challenge, now });
  return { ...options };
}

/** Stores a new passkey. Throws ApiError 400 (not valid for this shop and session), 409 (known already). */
export async function addPasskey(db: Db, adding: Person & { response: unknown; name: string }) {
  const { user, env, now, response, name } = adding;
  const expectedChallenge = await takeChallenge(db, sessionHash(adding), now);
  const { verifyRegistrationResponse } = await webauthn();
  const verified = await verifyRegistrationResponse({
    // The library checks every part, and throws for what is missing.
    response: response as RegistrationResponseJSON,
    expectedChallenge,
    ...expected(env),
  }).catch(refuse);
  if (!verified.verified) throw refused();
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  await db
    .insertInto('second_factors')
    .values({
      id: newId(),
      user_id: user.id,
      kind: 'passkey',
      name,
      credential_id: id,
      public_key: Buffer.from(publicKey),
      counter,
      created_at: now,
    })
    .execute()
    .catch((error: Error) => {
      if (brokenConstraint(error) !== 'second_factors_credential_id_key') throw error;
      throw new ApiError(409, refusal('passkey-taken'));
    });
}

/** What the browser needs to sign with one of the person's passkeys. */
export async function signingOptions(db: Db, { user, env, now, ...caller }: Person) {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: hostOf(env),
    allowCredentials: (await passkeysOf(db, user.id)).map(({ id }) => ({ id })),
    userVerification: 'preferred',
  });
  await keepChallenge(db, sessionHash(caller), { challenge: options.challenge, now });
  return { ...options };
}

/** Checks a signature of one of the person's passkeys. Throws ApiError 400. */
export async function checkPasskey(db: Db, signing: Person & { response: unknown }) {
  const { user, env, now } = signing;
  const response = signing.response as AuthenticationResponseJSON;
  const expectedChallenge = await takeChallenge(db, sessionHash(signing), now);
  const known = (await passkeysOf(db, user.id)).find(({ id }) => id === response.id);
  if (!known) throw refused();
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    credential: known,
    ...expected(env),
  }).catch(refuse);
  if (!verified) throw refused();
  await db
    .updateTable('second_factors')
    .set({ counter: authenticationInfo.newCounter, last_used_at: now })
    .where('credential_id', '=', known.id)
    .execute();
}

/** Loaded with the first passkey: most starts of the shop need none of its thirty modules. */
const webauthn = () => import('@simplewebauthn/server');

async function passkeysOf(db: Db, userId: string) {
  const rows = await db
    .selectFrom('second_factors')
    .select(['credential_id', 'public_key', 'counter'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'passkey')
    .execute();
  return rows.flatMap(({ credential_id: id, public_key: key, counter }) =>
    id && key ? [{ id, publicKey: new Uint8Array(key), counter: Number(counter) }] : [],
  );
}

/** A passkey works only at the address of the shop, so a copy of its pages elsewhere gets nothing. */
function expected(env: Env) {
  return { expectedOrigin: env.publicUrl, expectedRPID: hostOf(env), requireUserVerification: false };
}

function hostOf({ publicUrl }: Env) {
  return new URL(publicUrl).hostname;
}

function refuse(error: Error): never {
  throw refused(error);
}

function refused(cause?: unknown) {
  return new ApiError(400, refusal('passkey-not-accepted'), { cause });
}
