import type { ZodError } from 'zod';
import { frenchImportRefusals } from '../../shared/files/import-refusals-in-french.ts';
import { codedIn, messageOf, type RefusalValue, type Said, sayIn } from '../../shared/refusals/codes.ts';
import { type Refusal, refusal, refusalOf, storedRefusal } from '../../shared/refusals/refusals.ts';
import type { Language } from '../../shared/values/languages.ts';

/** A stored reason in the language of the back office, whose Arabic readers read French. */
export function reasonIn(language: Language, note: string) {
  const reason = storedRefusal(note);
  return language === 'en' ? reason.message : sayIn(frenchImportRefusals, reason);
}

/** The name of a column, which readers see in their language. */
export function columnName(name: string): RefusalValue {
  return { code: `column:${name}`, message: name };
}

/** The refusal in the message of an error, or its text. */
export function asReason(message: string): RefusalValue {
  return codedIn(message) ?? message;
}

export function refusalIn(message: string): Refusal {
  return codedIn(message) ? refusalOf(message) : refusal('file-unusable', { reason: message });
}

/** A cell that its reason repeats: short, and without characters that cannot be seen or stored. */
const shownCell = /^[^\p{C}]{1,40}$/u;

/** The refusal of a row for one of its columns, with the text of the cell if one is given. */
export function cellProblem(column: string, reason: RefusalValue, value = '') {
  const problem = { column: columnName(column), reason };
  return shownCell.test(value)
    ? refusal('cell-problem-of-value', { ...problem, value })
    : refusal('cell-problem', problem);
}

/** The same for all errors of a row, with what stands in the cells. */
export function refusalOfCells({ issues }: ZodError, row: Record<string, unknown>) {
  const problems = issues.map(({ path, message }) => {
    const cell = row[String(path[0])];
    const value = typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim() : '';
    const problem = { column: columnName(path.join('.')), reason: asReason(message) };
    return shownCell.test(value)
      ? messageOf('cell-problem-of-value', { ...problem, value })
      : messageOf('cell-problem', problem);
  });
  return refusalOf(
    problems.reduce((first, next) =>
      messageOf('several-problems', { first: asReason(first), next: asReason(next) }),
    ),
  );
}

/** Our columns that a reason names. */
export function columnsIn(reason: Said): string[] {
  return Object.values(reason.values ?? {}).flatMap((value) => {
    if (typeof value !== 'object') return [];
    const [, column] = /^column:(\w+)/.exec(value.code) ?? [];
    return column === undefined ? columnsIn(value) : [column];
  });
}

/** Headings and results of the downloads of a report. */
const french = {
  Line: 'Ligne',
  Result: 'Résultat',
  Reason: 'Raison',
  Key: 'Référence',
  Product: 'Produit',
  Change: 'Modification',
  Field: 'Champ',
  Before: 'Avant',
  After: 'Après',
  refused: 'refusée',
  warning: 'avertissement',
  new: 'nouveau',
  changed: 'modifié',
};

type ReportWord = keyof typeof french;

export function reportWord(language: Language, word: ReportWord) {
  return language === 'en' ? word : french[word];
}

export const reportHeadings: ReportWord[] = ['Line', 'Result', 'Reason'];

/** The number of headings without those of a report, which stand behind them when a corrected report is uploaded. */
export function ownHeadings(headings: string[]) {
  const last = headings.slice(-reportHeadings.length);
  const isReport = (['en', 'fr'] as const).some((language) =>
    reportHeadings.every((word, place) => reportWord(language, word) === last[place]),
  );
  return isReport ? headings.slice(0, -reportHeadings.length) : headings;
}
