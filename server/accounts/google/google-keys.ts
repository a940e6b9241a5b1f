import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { ApiError } from '../../../shared/api-error.ts';

type Keys = { find: ReturnType<typeof createLocalJWKSet>; freshUntil: number };

type Options = { jwksUrl: string; timeLimitMs?: number };

const minute = 60_000;

/** How long keys are kept, whatever their Cache-Control says; and how long where it says nothing. */
const freshMs = { least: minute, most: 24 * 60 * minute, usual: 10 * minute };

/** How often a token with an unknown key may make us look for new ones: anybody can invent one. */
const cooldownMs = minute / 2;

/**
 * The identity provider's public keys, fetched when first needed and kept as it says (threats T36). A token that names
 * a key we do not know makes us look again, because providers change their keys at any time.
 * Throws ApiError 503 while the keys cannot be fetched; only Google's sign-in needs them.
 */
export function createGoogleKeys({ jwksUrl, timeLimitMs = 5_000 }: Options) {
  let kept: Keys | undefined;
  let loading: Promise<Keys> | undefined;
  let maySeekAt = 0;

  function load(now: number) {
    loading ??= fetchKeys({ jwksUrl, timeLimitMs, now }).finally(() => {
      loading = undefined;
    });
    return loading;
  }

  return (date: Date): JWTVerifyGetKey =>
    async (...token) => {
      const now = date.getTime();
      if (!kept || kept.freshUntil <= now) kept = await load(now);
      try {
        return await kept.find(...token);
      } catch (error) {
        if (!(error instanceof errors.JWKSNoMatchingKey) || now < maySeekAt) throw error;
        maySeekAt = now + cooldownMs;
        kept = await load(now);
        return kept.find(...token);
      }
    };
}

export type GoogleKeys = ReturnType<typeof createGoogleKeys>;

async function fetchKeys({ jwksUrl, timeLimitMs, now }: Required<Options> & { now: number }): Promise<Keys> {
  try {
    const answer = await fetch(jwksUrl, {
      signal: AbortSignal.timeout(timeLimitMs),
      redirect: 'error',
      headers: { accept: 'application/json' },
    });
    if (!answer.ok) throw new Error(`The identity provider answered ${answer.status}`);
    const find = createLocalJWKSet((await answer.json()) as JSONWebKeySet);
    return { find, freshUntil: now + freshFor(answer.headers) };
  } catch (error) {
    throw unavailable(error);
  }
}

function unavailable(cause: unknown) {
  return new ApiError(503, 'Google sign-in is not available right now. Please try again in a moment.', {
    retryAfter: 5,
    cause,
  });
}

/** Milliseconds for which the answer stays fresh (RFC 9111), within our own bounds. */
function freshFor(headers: Headers) {
  const maxAge = /(?:^|[\s,])max-age=(\d+)/i.exec(headers.get('cache-control') ?? '')?.[1];
  if (maxAge === undefined) return freshMs.usual;
  const left = (Number(maxAge) - (Number(headers.get('age')) || 0)) * 1000;
  return Math.min(Math.max(left, freshMs.least), freshMs.most);
}
