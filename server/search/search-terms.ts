/** What a shopper searches for. */
export type SearchTerms = {
  /** Stems of the words as the database makes them, each once. */
  stems: string[];
  /** The last word as typed, where it may be a mere beginning, as of one who stopped typing (requirements: Search). */
  beginning?: string;
};

/** A tsquery that is true of listings that hold every stem, the last one also as a beginning. */
export function wantedQuery({ stems, beginning }: SearchTerms) {
  return stems
    .map((stem, place) =>
      beginning !== undefined && place === stems.length - 1
        ? `(${quote(stem)} | ${quote(beginning)}:*)`
        : quote(stem),
    )
    .join(' & ');
}

/** The stems as alternatives, to rank a listing by where they stand. */
export function wholeQuery({ stems }: SearchTerms) {
  return stems.map(quote).join(' | ');
}

/** The beginning alone, to rank a listing by where words with it stand; empty without one. */
export function beginningQuery({ beginning }: SearchTerms) {
  return beginning === undefined ? '' : `${quote(beginning)}:*`;
}

function quote(word: string) {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
