import { pluralForms } from './plural-forms.ts';

/** What a shopper searches for: plain words (as the database makes them), each once. */
export type SearchTerms = {
  words: string[];
  /** The last word may be a mere beginning, as of one who stopped typing (design §6.11). */
  lastIsBeginning: boolean;
};

/** A tsquery that is true of listings holding every word, in any number, wherever it stands. */
export function wantedQuery({ words, lastIsBeginning }: SearchTerms) {
  return words
    .map((word, place) => {
      const alternatives = formsOf(word);
      if (lastIsBeginning && place === words.length - 1) alternatives.push(beginning(word));
      return `(${alternatives.join(' | ')})`;
    })
    .join(' & ');
}

/**
 * A tsquery whose rank tells how well a listing matches: every word counts by the best place where it stands, and the
 * last one twice where it stands whole and is no mere beginning.
 */
export function scoredQuery({ words, lastIsBeginning }: SearchTerms) {
  const alternatives = words.flatMap(formsOf);
  const last = words.at(-1);
  if (lastIsBeginning && last) alternatives.push(beginning(last));
  return alternatives.join(' | ');
}

function formsOf(word: string) {
  return [word, ...pluralForms(word)].map(quote);
}

function beginning(word: string) {
  return `${quote(word)}:*`;
}

function quote(word: string) {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
