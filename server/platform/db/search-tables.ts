import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Language } from '../../../shared/languages.ts';

/** What shoppers search: counts for each day, language and folded term (docs/decisions/0052). */
export type SearchTermsTable = {
  day: ColumnType<Date, string, never>;
  language: Language;
  term: string;
  sample: string;
  searches: number;
  clicks: number;
  found: number;
};

/** Only triggers write this table. */
export type SearchWordsTable = { stem: GeneratedAlways<string>; uses: GeneratedAlways<number> };
