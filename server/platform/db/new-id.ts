import { randomBytes } from 'node:crypto';

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/**
 * A new record's id: 36 base32 characters, 180 bits from the system's random source. Ids are never ordered by time,
 * because screens show their first or last 8 characters, and the id of a guest's order grants access to it (threats
 * T12).
 */
export function newId() {
  return Array.from(randomBytes(36), (byte) => alphabet[byte & 31]).join('');
}
