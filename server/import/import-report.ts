import { sql } from 'kysely';
import type { Rights } from '../../shared/access/roles.ts';
import {
  type ImportProblem,
  maxMendableRows,
  maxShownRows,
  usualColumns,
} from '../../shared/catalog/product-imports.ts';
import { frenchColumns } from '../../shared/files/import-columns.ts';
import { storedRefusal } from '../../shared/refusals/refusals.ts';
import type { Language } from '../../shared/values/languages.ts';
import type { Db } from '../platform/db/connection.ts';
import { streamRows } from '../platform/db/stream-rows.ts';
import { cellTable } from '../platform/http/table-file.ts';
import { columnsFor, headingOf } from './column-map.ts';
import { readUploaded } from './import-file.ts';
import {
  changedRows,
  erasedFields,
  findImport,
  hasFile,
  problemRows,
  type StoredImport,
  type StoredRow,
  toRow,
} from './import-queries.ts';
import { columnsIn, reasonIn, reportHeadings, reportWord } from './import-reasons.ts';

/** The first changed products and problems of an import. Throws ApiError 404. */
export async function showImportRows(db: Db, { id, by }: { id: string; by: Rights }) {
  const stored = await findImport(db, id);
  const { state } = stored;
  const erased = sql<number>`(select count(*)::integer from ${erasedFields(by)} erased)`;
  const [rows, problems] = await Promise.all([
    changedRows(db, id)
      .select(erased.as('erased'))
      .clearOrderBy()
      .orderBy(sql`warnings = '{}'`)
      .orderBy(sql`${erased} = 0`)
      .orderBy('line')
      .limit(maxShownRows)
      .execute(),
    problemRows(db, id)
      .$if(state === 'undone', (query) => query.where('is_undone', '=', true))
      .limit(maxShownRows)
      .execute(),
  ]);
  return {
    rows: rows.map(({ erased, ...row }) => ({ ...toRow(row, by), erased })),
    problems: await withCells(db, { stored, by, problems: problems.map(toProblem) }),
  };
}

type Mending = { stored: StoredImport; by: Rights; problems: ImportProblem[] };

/** The problems of a check, the first refused rows with the cells of the file that their reasons name. */
async function withCells(db: Db, { stored, by, problems }: Mending): Promise<ImportProblem[]> {
  if (stored.state !== 'checked' || !(await hasFile(db, stored.id))) return problems;
  const ours = columnsFor(by);
  const headings = new Map(
    problems
      .filter(({ isRefused }) => isRefused)
      .map((problem) => {
        const named = columnsIn(problem).filter((name) => ours.includes(name));
        const found = named.map((name) => headingOf(name, stored)).filter((heading) => heading !== undefined);
        return [problem.line, [...new Set(found)]] as const;
      })
      .filter(([, found]) => found.length > 0)
      .slice(0, maxMendableRows),
  );
  if (headings.size === 0) return problems;
  const rows = new Map(
    (await readUploaded(db, stored, new Set(headings.keys()))).map(({ line, fields }) => [line, fields]),
  );
  return problems.map((problem) => {
    const fields = rows.get(problem.line);
    const cells =
      fields &&
      headings.get(problem.line)?.map((column) => ({ column, value: String(fields[column] ?? '') }));
    return cells ? { ...problem, cells } : problem;
  });
}

function toProblem({ line, name, kind, note }: StoredRow): ImportProblem {
  const { message, ...coded } = storedRefusal(note ?? '');
  return { line, name, isRefused: kind === 'refused', reason: message, ...coded };
}

/** An import, and the language of its report. */
type Asked = { id: string; language?: Language | undefined };

/** The headings of a first file, as the check of an import knows them. */
export function importTemplate(by: Rights, language: Language = 'en') {
  const columns = columnsFor(by);
  const titles = usualColumns.filter((name) => columns.includes(name)).map((name) => nameOf(name, language));
  return cellTable(titles, { rows: [] });
}

/** All changes of an import, a line for each field. */
export function exportChanges(db: Db, asked: Asked & { by: Rights }) {
  const headings = ['Line', 'Key', 'Product', 'Change', 'Field', 'Before', 'After'] as const;
  const titles = headings.map((word) => reportWord(asked.language ?? 'en', word));
  return cellTable(titles, { rows: changesOf(db, asked) });
}

async function* changesOf(db: Db, { id, by, language = 'en' }: Asked & { by: Rights }) {
  for await (const stored of streamRows(db, (db) => changedRows(db, id))) {
    const { line, key, name, isNew, changes } = toRow(stored, by);
    const kind = reportWord(language, isNew ? 'new' : 'changed');
    for (const { field, before, after } of changes) {
      yield [line, key, name, kind, nameOf(field, language), before, after];
    }
  }
}

function nameOf(column: string, language: Language) {
  return language === 'en' ? column : (frenchColumns[column] ?? column);
}

/**
 * All refused rows and warnings of an import: the rows as they were uploaded and mended since, so that they can be corrected
 * and uploaded again, with line, result and reason behind them.
 */
export async function exportProblems(db: Db, asked: Asked) {
  const stored = await findImport(db, asked.id);
  const titles = reportHeadings.map((word) => reportWord(asked.language ?? 'en', word));
  return cellTable([...stored.columns, ...titles], { rows: problemsOf(db, asked, stored) });
}

async function* problemsOf(db: Db, { id, language = 'en' }: Asked, stored: StoredImport) {
  const { columns } = stored;
  const problems = new Map((await problemRows(db, id).execute()).map((row) => [row.line, row]));
  const rows = (await hasFile(db, id)) ? await readUploaded(db, stored, new Set(problems.keys())) : [];
  for (const { line, fields } of rows) {
    const problem = problems.get(line);
    if (!problem) continue;
    problems.delete(line);
    const cells = columns.map((column) => String(fields[column] ?? ''));
    yield [...cells, ...cellsOf(problem, language)];
  }
  for (const problem of problems.values()) {
    yield [...columns.map(() => ''), ...cellsOf(problem, language)];
  }
}

function cellsOf({ line, kind, note }: StoredRow, language: Language) {
  return [
    line,
    reportWord(language, kind === 'refused' ? 'refused' : 'warning'),
    reasonIn(language, note ?? ''),
  ];
}
