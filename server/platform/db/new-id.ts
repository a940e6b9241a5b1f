import { randomBytes } from 'node:crypto';

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/**
 * A new record's id: 36 base32 characters, 180 bits from the system's random source. Never time-ordered: screens show
 * its first or last 8 characters, and a guest's order id is its key (threats T12).
 */
export function newId() {
  return Array.from(randomBytes(36), (byte) => alphabet[byte & 31]).join('');
}
