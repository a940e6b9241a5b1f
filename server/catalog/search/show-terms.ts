import type { SearchTerms } from './search-terms.ts';

/** Terms as a shopper would type them: what the index cuts in two, as `b 12`, is one word again if it was typed so. */
export function showTerms({ words }: SearchTerms, typed: string): string {
  const text = typed.toLowerCase();
  return words.reduce((shown, word) => {
    const last = shown.split(' ').at(-1) ?? '';
    const typedAsOne = /^[0-9]/.test(word) !== /[0-9]$/.test(last) && text.includes(`${last}${word}`);
    return shown === '' || typedAsOne ? `${shown}${word}` : `${shown} ${word}`;
  }, '');
}
