import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Without the prefix that browsers want over https (server/platform/http/to-caller.ts). */
export const sessionCookie = 'sid';

/**
 * Read by the browser's own scripts, so that the page can repeat it in the header X-XSRF-TOKEN (requirements:
 * Cross-site protection).
 */
export const xsrfCookie = 'XSRF-TOKEN';

/** 256 random bits, for whatever only its holder may know. */
export function newToken() {
  return randomBytes(32).toString('base64url');
}

/** Tokens are kept by their hash: who reads the database can use none of them (threats T17). */
export function hashToken(token: string) {
  return createHash('sha256').update(token).digest();
}

/**
 * A value that only who knows the session's token can make (threats T16). The token itself is the key: the database
 * has only its hash, so there is no secret of the server to keep.
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
