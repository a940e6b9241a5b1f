import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Over https `server/platform/http/to-caller.ts` adds the prefix `__Host-`. */
export const sessionCookie = 'sid';

/**
 * Read by the browser's own scripts, so that the page can repeat it in the header X-XSRF-TOKEN (requirements:
 * Cross-site protection).
 */
export const xsrfCookie = 'XSRF-TOKEN';

/** A secret of 256 random bits. */
export function newToken() {
  return randomBytes(32).toString('base64url');
}

/** The database stores only hashes of tokens, so that reading it gives nobody a session (threats T17). */
export function hashToken(token: string) {
  return createHash('sha256').update(token).digest();
}

/**
 * A value that nobody can make without the session's token (threats T16). The token is the signing key, so the server
 * needs no secret of its own.
 */
export function newXsrfToken(sessionToken: string) {
  const random = randomBytes(16).toString('base64url');
  return `${random}.${sign(random, sessionToken)}`;
}

export function isXsrfToken(value: string | undefined, sessionToken: string) {
  const [random = '', signature = '', ...rest] = value?.split('.') ?? [];
  return rest.length === 0 && areEqual(signature, sign(random, sessionToken));
}

function sign(random: string, sessionToken: string) {
  return createHmac('sha256', sessionToken).update(random).digest('base64url');
}

function areEqual(a: string, b: string) {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
