/** A word of a text in the form in which names are compared, and where it stands. */
export type FoldedWord = { word: string; start: number; end: number };

/**
 * The words of a text in lower case, without accents and with one form of each Arabic letter and digit, split where
 * the search splits them (db/migrations, plain_words): `Crème SPF50` is `creme`, `spf` and `50`.
 */
export function foldedWords(text: string): FoldedWord[] {
  const words: FoldedWord[] = [];
  for (const { 0: typed, index: at } of text.matchAll(/[\p{L}\p{M}\p{Nd}]+/gu)) {
    const darja = foldDarja(typed);
    if (darja !== undefined) {
      words.push({ word: darja, start: at, end: at + typed.length });
      continue;
    }
    for (const { 0: piece, index } of typed.matchAll(/[\p{L}\p{M}]+|\p{Nd}+/gu)) {
      const start = at + index;
      const isPossessive = /^s$/i.test(piece) && /[a-z]{2}['’]$/i.test(text.slice(0, start));
      const word = foldLetters(piece);
      if (word !== '' && !isPossessive) words.push({ word, start, end: start + piece.length });
    }
  }
  return words;
}

const darjaDigits: Record<string, string> = { 3: 'a', 5: 'kh', 7: 'h', 9: 'k' };
const amount =
  /^[0-9](x|mg|mcg|ug|g|gr|kg|ml|cl|dl|mm|cm|in|inch|inches|oz|lb|lbs|ft|pcs?|piece|pieces|pk|pack|packs|count|ct|ply|day|days|jours?|ans|mois|month|months|year|years|way|step|steps|th|rd|tabs?|caps|gel|ui|iu|heures?|hours?|fold|plus)([3579]|$)/;

/** A Latin word of darja with its digits as letters: `7ab` is `hab`; undefined for other words (db/migrations, fold_darja). */
function foldDarja(typed: string) {
  if (!/[a-z][3579]|[3579][a-z]/i.test(typed)) return undefined;
  const word = foldLetters(typed);
  const isDarja =
    /^[3579]?[a-z]+([3579][a-z]+)*[3579]?$/.test(word) &&
    !amount.test(word) &&
    ((/^[3579][a-z]{2}|[a-z][3579][a-z]/.test(word) && /[a-z].*[a-z].*[a-z]|^[3579][a-z]{2}/.test(word)) ||
      /^[^0-9aeiou]{2}[aeiou][379]$/.test(word));
  return isDarja ? word.replace(/[3579]/g, (digit) => darjaDigits[digit] ?? digit) : undefined;
}

/** Letters that have no accent to drop, and Arabic letters that are written for each other. */
const otherForms: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ئ: 'ء',
  ؤ: 'ء',
  ة: 'ه',
  ک: 'ك',
  ی: 'ي',
  پ: 'ب',
  ڤ: 'ف',
  گ: 'ك',
  ڨ: 'ق',
  چ: 'ج',
};
const hasOtherForm = new RegExp(`[${Object.keys(otherForms).join('')}]`, 'g');

export function foldLetters(text: string) {
  const lower = text.toLowerCase();
  // Most Latin words have nothing to fold.
  if (/^[a-z0-9]*$/.test(lower)) return lower;
  return lower
    .replace(hasOtherForm, (letter) => otherForms[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16));
}

/** An Arabic word is also found without its article and the particles that are written with it. */
export function formsOf(word: string) {
  if (word < '\u0600') return [word];
  const bare = word.replace(/^(?:وال|بال|كال|فال|ال|لل)(?=.{3})/, '');
  return bare === word ? [word] : [word, bare];
}
