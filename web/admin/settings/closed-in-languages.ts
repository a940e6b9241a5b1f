import type { Language } from '../../../shared/values/languages.ts';
import { shopRefusals as english } from '../../words/shop-refusals.ts';
import { shopRefusals as arabic } from '../../words-ar/shop-refusals.ts';
import { shopRefusals as french } from '../../words-fr/shop-refusals.ts';

const code = 'shop-closed';

/** What buyers read first while the shop is closed. The name of this file makes the build keep the English words. */
export const closedSentence: Record<Language, string> = {
  en: english[code],
  fr: french[code],
  ar: arabic[code],
};
