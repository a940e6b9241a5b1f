import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { codeLength } from '../../../shared/sign-in.ts';

export function newCode() {
  return String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
}

/**
 * The hash by which a code is kept. The key is the verification id, which the database holds as a hash only: a million
 * codes are soon tried, but not without the key (threats T3).
 */
export function hashCode(code: string, verificationId: string) {
  return createHmac('sha256', verificationId).update(code).digest();
}

export function isCode(code: string, { verificationId, hash }: { verificationId: string; hash: Buffer }) {
  return timingSafeEqual(hashCode(code, verificationId), hash);
}
