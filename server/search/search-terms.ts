/** The parsed keyword of a search. */
export type SearchTerms = {
  /** The distinct stems of the words, computed by the database. */
  stems: string[];
  /** The last word as typed, if it may be the beginning of a longer word (requirements: Search). */
  beginning?: string;
};

/** A tsquery that matches listings with all stems, the last one also as a beginning. */
export function wantedQuery({ stems, beginning }: SearchTerms) {
  return stems
    .map((stem, place) =>
      beginning !== undefined && place === stems.length - 1
        ? `(${quote(stem)} | ${quote(beginning)}:*)`
        : quote(stem),
    )
    .join(' & ');
}

/** A tsquery with the stems as alternatives, which ranks a listing by the fields in which they occur. */
export function wholeQuery({ stems }: SearchTerms) {
  return stems.map(quote).join(' | ');
}

/** A tsquery with the beginning alone, which ranks a listing by the fields in which it occurs; '' without one. */
export function beginningQuery({ beginning }: SearchTerms) {
  return beginning === undefined ? '' : `${quote(beginning)}:*`;
}

function quote(word: string) {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
