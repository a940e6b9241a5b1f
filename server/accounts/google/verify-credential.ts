import { type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { ApiError, isApiError } from '../../../shared/contract/api-error.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import { emailAddress } from '../../../shared/values/text.ts';
import type { Env } from '../../platform/start-up/env.ts';
import { createGoogleKeys } from './google-keys.ts';

type Google = NonNullable<Env['google']>;

/** The person that Google says is signing in. */
export type GoogleIdentity = {
  sub: string;
  email: string;
  name: string;
  /** Whether Google itself hosts this address, so that its word proves the owner (threats T2). */
  ownsAddress: boolean;
};

const claims = z.object({
  // One audience only: with two, another shop could send us the tokens of its own visitors.
  aud: z.string(),
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: emailAddress(),
  email_verified: z.literal(true),
  nonce: z.string(),
  name: z.optional(z.string()),
  hd: z.optional(z.string()),
});

const clockToleranceSeconds = 60;

type Verifying = { google: Google | undefined; browserHash: Buffer | undefined; now: Date };

/**
 * The identity in a token of Google's sign-in (threats T1). The provider's key must have signed it for this shop and for
 * this browser: the nonce is the hash of the browser's cookie.
 * Throws ApiError 400 for any other token, 503 while the provider's keys cannot be fetched.
 */
export async function verifyCredential(credential: string, verifying: Verifying): Promise<GoogleIdentity> {
  const { google, browserHash, now } = verifying;
  if (!google || !browserHash) throw refused();
  try {
    const { payload } = await jwtVerify(credential, keysOf(google), {
      algorithms: ['RS256'],
      audience: google.clientId,
      issuer: spellings(google.issuer),
      requiredClaims: ['exp', 'iat'],
      maxTokenAge: '1 day',
      clockTolerance: clockToleranceSeconds,
      currentDate: now,
    });
    const { sub, email, name = '', hd, nonce } = claims.parse(payload);
    if (nonce !== browserHash.toString('base64url')) throw refused();
    return { sub, email, name, ownsAddress: hd !== undefined || /@gmail\.com$/i.test(email) };
  } catch (error) {
    throw isApiError(error) ? error : refused(error);
  }
}

function refused(cause?: unknown) {
  return new ApiError(400, refusal('google-failed'), { cause });
}

/** Google writes its issuer in two ways. */
function spellings(issuer: string) {
  return issuer === 'https://accounts.google.com' ? [issuer, 'accounts.google.com'] : [issuer];
}

/** One set of keys for each running shop; tests run several. */
const keysByShop = new WeakMap<Google, JWTVerifyGetKey>();

function keysOf(google: Google) {
  const keys = keysByShop.get(google) ?? createGoogleKeys(google);
  keysByShop.set(google, keys);
  return keys;
}
