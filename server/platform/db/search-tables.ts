import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Language } from '../../../shared/languages.ts';
import type { NotSoldKind } from '../../../shared/search/not-sold-reason.ts';

/** The tables of the search. */
export type SearchTables = {
  search_words: SearchWordsTable;
  search_terms: SearchTermsTable;
  synonym_groups: SynonymGroupsTable;
  search_synonyms: SearchSynonymsTable;
  not_sold: NotSoldTable;
  pinned_terms: PinnedTermsTable;
  search_pins: SearchPinsTable;
};

/** What shoppers search: counts for each day, language and folded term (docs/decisions/0052). */
type SearchTermsTable = {
  day: ColumnType<Date, string, never>;
  language: Language;
  term: string;
  sample: string;
  searches: number;
  clicks: number;
  found: number;
};

/** Only triggers write this table. */
type SearchWordsTable = { stem: GeneratedAlways<string>; uses: GeneratedAlways<number> };

/** A group of words that mean the same. */
type SynonymGroupsTable = {
  meaning: Generated<number>;
  id: string;
  version: Generated<number>;
  changed_at: Generated<Date>;
};

type SearchSynonymsTable = {
  meaning: number;
  phrase: string;
  is_searched: Generated<boolean>;
  stems: GeneratedAlways<string>;
};

/** What the shop does not sell, by one of its names. */
type NotSoldTable = {
  id: string;
  kind: NotSoldKind;
  phrase: string;
  stems: GeneratedAlways<string>;
  link: Generated<string>;
  version: Generated<number>;
  changed_at: Generated<Date>;
};

/** A search with products that administrators have pinned to its top. */
type PinnedTermsTable = {
  id: string;
  sample: string;
  term: GeneratedAlways<string>;
  version: Generated<number>;
  changed_at: Generated<Date>;
};

type SearchPinsTable = { term_id: string; product_id: string; position: number };
