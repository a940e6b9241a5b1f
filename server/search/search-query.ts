/** One way to find a word: all of these stems, or the neighbors in a name, or a word that begins so. */
export type Alternative = {
  stems: string[];
  kind: 'all' | 'neighbors' | 'beginning';
  /** How much it counts in the rank, up to 1. */
  weight: number;
};

/** A word of the keyword with everything that it finds. */
export type WantedWord = {
  /** The place in the keyword. */
  place: number;
  alternatives: Alternative[];
  /** The number of products in which it occurs, roughly. */
  uses: number;
};

/** The fields from the best: name, then also brand, category and needs, everything. */
const fields = [
  { labels: 'A', weight: 1 },
  { labels: 'AB', weight: 0.7 },
  { labels: 'ABC', weight: 0.4 },
  { labels: '', weight: 0.25 },
];

/** A tsquery that matches listings with any alternative of the word. */
export function anywhere({ alternatives }: WantedWord) {
  return anyOf(alternatives.map((alternative) => toQuery(alternative, '')));
}

/** A tsquery that matches listings with any alternative of the word in the name, brand, category or needs. */
export function inFields({ alternatives }: WantedWord) {
  return anyOf(alternatives.map((alternative) => toQuery(alternative, 'ABC')));
}

/** The tsqueries of a word from the best match to the worst, with what each is worth. */
export function matchesOf({ alternatives }: WantedWord) {
  const all = fields.flatMap(({ labels, weight }) =>
    alternatives.map((alternative) => ({
      query: toQuery(alternative, labels),
      worth: weight * alternative.weight,
      mayBeAnywhere: labels === '',
    })),
  );
  const alike = Map.groupBy(all, ({ worth, mayBeAnywhere }) => `${worth} ${mayBeAnywhere}`);
  return [...alike.values()]
    .flatMap(([first, ...others]) =>
      first ? { ...first, query: anyOf([first, ...others].map(({ query }) => query)) } : [],
    )
    .sort((a, b) => b.worth - a.worth);
}

/** A tsquery for two words that stand side by side in a name. */
export function neighbors(first: string, second: string) {
  return `${lexeme(first, 'A')} <-> ${lexeme(second, 'A')}`;
}

/** More words would make queries with too many combinations; the others only count in the rank. */
const mostRequired = 6;
/** A word of more products, such as `the`, only counts in the rank. */
const commonUses = 20_000;
/** A product with no other word than one of more products is hardly meant, and there are too many to rank. */
const mostUses = 1_500;

/**
 * Queries from the strictest to the most forgiving one, each matching at least what the one before it matches: all words,
 * then one word less each time, whichever it is; a single one only if it is not too common. `words` begin with the most
 * informative one.
 */
export function forgivingQueries(words: WantedWord[]) {
  const telling = words.filter(({ uses }, place) => place === 0 || uses <= commonUses);
  const queries = telling.map(anywhere);
  const required = queries.slice(0, mostRequired);
  const several = required.slice(1).map((_, missing) => atLeast(required.length - missing, required));
  const rare = required.filter((_, place) => place === 0 || (telling[place]?.uses ?? 0) <= mostUses);
  const any = anyOf([...rare, ...several.slice(-1)]);
  return queries.length > required.length ? [allOf(queries), ...several, any] : [...several, any];
}

/** A tsquery that matches listings with so many of the queries. */
function atLeast(count: number, queries: string[]): string {
  const [first = '', ...others] = queries;
  if (count >= queries.length) return allOf(queries);
  if (count === 1) return anyOf(queries);
  return anyOf([allOf([first, atLeast(count - 1, others)]), atLeast(count, others)]);
}

export function allOf(queries: string[]) {
  return queries.map((query) => `(${query})`).join(' & ');
}

function anyOf(queries: string[]) {
  return queries.map((query) => `(${query})`).join(' | ');
}

function toQuery({ stems, kind }: Alternative, labels: string) {
  if (kind === 'beginning') return lexeme(stems[0] ?? '', `*${labels}`);
  return stems.map((stem) => lexeme(stem, labels)).join(kind === 'neighbors' ? ' <-> ' : ' & ');
}

function lexeme(stem: string, marks: string) {
  const quoted = `'${stem.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
  return marks ? `${quoted}:${marks}` : quoted;
}
