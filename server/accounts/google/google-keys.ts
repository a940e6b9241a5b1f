import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose';
import { ApiError } from '../../../shared/contract/api-error.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';

type Options = { jwksUrl: string; timeoutDuration?: number };

const minute = 60_000;

/** How long fetched keys stay fresh: as Cache-Control says, within these bounds; `byDefault` without a max-age. */
const freshness = { least: minute, most: 24 * 60 * minute, byDefault: 10 * minute };

/**
 * The identity provider's public keys, fetched when first needed and cached as its Cache-Control says (threats T36). For
 * a token with an unknown key jose fetches them again, because providers change keys at any time, but at most every 30
 * seconds, because anybody can invent a key.
 * The returned function throws ApiError 503 while the keys cannot be fetched. Only Google sign-in needs them.
 */
export function createGoogleKeys({ jwksUrl, timeoutDuration = 5_000 }: Options): JWTVerifyGetKey {
  let lifetime = freshness.byDefault;
  let freshUntil = 0;
  const keys = createRemoteJWKSet(new URL(jwksUrl), {
    timeoutDuration,
    // jose has one fixed age for keys. It is switched off here; `freshUntil` follows the Cache-Control of each answer.
    cacheMaxAge: Number.POSITIVE_INFINITY,
    async [customFetch](url, options) {
      const response = await fetch(url, options);
      lifetime = lifetimeOf(response.headers);
      return response;
    },
  });
  return async (...token) => {
    try {
      if (freshUntil <= Date.now()) {
        await keys.reload();
        freshUntil = Date.now() + lifetime;
      }
      return await keys(...token);
    } catch (error) {
      throw isFaultOfToken(error) ? error : unavailable(error);
    }
  };
}

/** The milliseconds for which an answer stays fresh (RFC 9111). */
function lifetimeOf(headers: Headers) {
  const maxAge = /(?:^|[\s,])max-age=(\d+)/i.exec(headers.get('cache-control') ?? '')?.[1];
  if (maxAge === undefined) return freshness.byDefault;
  const remaining = (Number(maxAge) - (Number(headers.get('age')) || 0)) * 1000;
  return Math.min(Math.max(remaining, freshness.least), freshness.most);
}

/** Whether the keys were fetched, but the token names none of them or an unsupported one. */
function isFaultOfToken(error: unknown) {
  return (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported
  );
}

function unavailable(cause: unknown) {
  return new ApiError(503, refusal('google-unavailable'), { retryAfter: 5, cause });
}
