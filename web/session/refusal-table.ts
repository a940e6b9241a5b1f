import { translator } from '../../shared/files/translator.ts';
import { courierRefusals } from '../words/courier-refusals.ts';
import { officeRefusals } from '../words/office-refusals.ts';
import { refusalWords } from '../words/refusal-words.ts';

/** A message of the API in the language of this build; an unknown one stays English. */
export const translate = translatorOf({ ...refusalWords, ...officeRefusals, ...courierRefusals });

export function translatorOf(words: Record<string, string>) {
  // Names keep their own direction.
  return translator(words, (value) => (/^[\d.,-]*$/.test(value) ? value : `\u2068${value}\u2069`));
}
