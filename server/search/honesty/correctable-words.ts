import damerauLevenshtein from 'damerau-levenshtein';
import { isCommonWord } from './everyday-words.ts';

/** A word of three letters or fewer is never corrected: almost any other short word is one typo away. */
const shortestCorrected = 4;
/** In an Arabic word of up to this many letters, another letter makes another word; in a Latin one, of one letter more. */
const longestUnlike = 4;
/** In a shorter word, two typos make another word. */
const longEnoughForTwo = 7;

/** Whether a word may be corrected: it is not short, not common in one of the languages, and not a name that is known. */
export function mayBeCorrected(word: string, isKnownName: (word: string) => boolean) {
  return word.length >= shortestCorrected && !/\d/.test(word) && !isCommonWord(word) && !isKnownName(word);
}

/** Whether a spelling is near enough to a typed word: in the same script, with the same first letter, and few typos. */
export function isNearSpelling(typed: string, spelling: string, typos = editDistance(typed, spelling)) {
  if (isArabic(typed) !== isArabic(spelling) || typed[0] !== spelling[0]) return false;
  return typos <= mostTypos(typed) && !isOtherWord(typed, spelling);
}

/** Whether a spelling, though near, is another word: a short one with another letter, or one with another ending. */
function isOtherWord(typed: string, spelling: string) {
  const isReplaced = typed.length === spelling.length && lettersOf(typed) !== lettersOf(spelling);
  const longest = isArabic(typed) ? longestUnlike : longestUnlike + 1;
  return (
    (isReplaced && typed.length <= longest) ||
    (typed.length > spelling.length + 1 && typed.startsWith(spelling.slice(0, -1)))
  );
}

/** The letters in no order, those that sound alike as one. */
function lettersOf(word: string) {
  const heard = word.replace(/[kq]/g, 'c').replace(/y/g, 'i').replace(/z/g, 's');
  return [...heard].sort().join('');
}

function mostTypos(word: string) {
  if (word.length < longEnoughForTwo) return 1;
  return word.length < 12 ? 2 : 3;
}

/**
 * The number of typos between two words: an extra, missing or wrong letter or two swapped neighbors each count 1
 * (optimal string alignment).
 */
export function editDistance(a: string, b: string) {
  return damerauLevenshtein(a, b).steps;
}

export function isArabic(text: string) {
  return /\p{sc=Arabic}/u.test(text);
}
