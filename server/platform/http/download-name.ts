import type { FileFormat, FileName, Table } from '../../../shared/contract/downloads.ts';
import type { Language } from '../../../shared/values/languages.ts';
import { headingIn } from './table-file.ts';

type Naming = {
  /** What the endpoint calls its file. */
  name: FileName;
  table: Pick<Table, 'about' | 'days'>;
  /** The days of the filter, which a report without days completes. */
  query: { startDate?: unknown; endDate?: unknown };
  options: { lang: Language; format: FileFormat };
};

/**
 * The name of a download: what it holds, in the language of its headings, and its days, such as
 * `ventes-par-client-2026-10-01-2026-10-31.csv` (requirements: Downloads).
 */
export function downloadName({ name, table: { about, days }, query, options: { lang, format } }: Naming) {
  const language = headingIn(lang);
  const { startDate, endDate } = days ?? query;
  const parts = [
    name[language],
    typeof about === 'object' ? about[language] : about,
    ...[startDate, endDate].filter((day) => /^\d{4}-\d\d-\d\d$/.test(String(day))),
  ];
  return `${parts.filter(Boolean).join('-')}.${format}`;
}
