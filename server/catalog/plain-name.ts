import { withoutAccents } from '../../shared/values/text.ts';

/** A name as it is compared: without case, accents, invisible characters and superfluous spaces. */
export function plainName(name: string) {
  return withoutAccents(name)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
