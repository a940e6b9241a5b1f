import { newId } from '../server/platform/db/new-id.ts';

/** Without digits, at which words end, so that no part of it is found elsewhere. */
export function anUnusedWord() {
  return `w${newId().replace(/\d/g, '').slice(0, 12)}`;
}
