import type { ImportDetails, ImportedRow, ImportProblem } from '../../../shared/admin-products.ts';
import { Badge } from '../../ui/badge.tsx';
import { importWords } from '../../words/admin-import-words.ts';
import { DownloadLink } from '../list/download-link.tsx';

const { rows: words, problems: problemWords } = importWords.report;

type ChangedProps = { details: ImportDetails; rows: ImportedRow[] };

/** The first changed products with each field before and after, and a download of all of them. */
export function ChangedRows({ details: { _id, state, created, changed }, rows }: ChangedProps) {
  const count = created + changed;
  const title = words.title[state === 'done' ? 'done' : 'checked'];
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold text-lg">{title}</h2>
        {count > 0 && <DownloadLink href={`/api/imports/${_id}/changes`} text={words.download} />}
      </div>
      {rows.length < count && (
        <p className="mt-1 text-ink-muted text-sm">{words.shown(rows.length, count)}</p>
      )}
      {rows.length === 0 && <p className="mt-2 text-ink-muted">{words.none}</p>}
      {rows.length > 0 && (
        <div className="mt-3 overflow-hidden rounded-card border border-line bg-surface">
          <table className="w-full table-fixed text-sm">
            <caption className="sr-only">{title}</caption>
            <thead className="bg-canvas text-ink-muted">
              <tr className="*:px-3 *:py-2 *:text-start *:font-semibold sm:*:px-4">
                <th scope="col" className="w-14 sm:w-20">
                  {words.columns.line}
                </th>
                <th scope="col" className="w-2/5">
                  {words.columns.product}
                </th>
                <th scope="col">{words.columns.changes}</th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {rows.map((row) => (
                <ChangedRow key={row.line} row={row} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function ChangedRow({ row: { line, key, name, isNew, changes } }: { row: ImportedRow }) {
  return (
    <tr className="align-top *:px-3 *:py-3 sm:*:px-4">
      <td className="text-ink-muted tabular-nums">{line}</td>
      <th scope="row" className="wrap-anywhere text-start font-medium">
        <span className="line-clamp-3">{name}</span>
        <span className="mt-0.5 line-clamp-2 font-normal text-ink-muted text-xs">{key}</span>
        {isNew && (
          <span className="mt-1 block">
            <Badge tone="brand">{words.isNew}</Badge>
          </span>
        )}
      </th>
      <td className="wrap-anywhere">
        <ul className="grid gap-1">
          {changes.map((change) => (
            <li key={change.field} className="line-clamp-6">
              <Change {...change} isNew={isNew} />
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}

type ChangeProps = ImportedRow['changes'][number] & { isNew: boolean };

function Change({ field, before, after, isNew }: ChangeProps) {
  return (
    <>
      <span className="text-ink-muted">{importWords.column(field)}</span>{' '}
      {!isNew && (
        <>
          <span className="sr-only">{words.before} </span>
          <span className="text-ink-muted">{before ?? words.nothing}</span>
          <span aria-hidden="true">{words.arrow}</span>
          <span className="sr-only"> {words.after} </span>
        </>
      )}
      <span className="font-semibold">{after ?? words.nothing}</span>
    </>
  );
}

type ProblemsProps = { details: ImportDetails; problems: ImportProblem[] };

/** The first refused rows and warnings, and a download of all of them. */
export function ImportProblems({ details: { _id, refused }, problems }: ProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold text-lg">{problemWords.title}</h2>
        <DownloadLink href={`/api/imports/${_id}/problems`} text={problemWords.download} />
      </div>
      {problems.length < refused && (
        <p className="mt-1 text-ink-muted text-sm">{problemWords.shown(problems.length)}</p>
      )}
      <div className="mt-3 overflow-hidden rounded-card border border-line bg-surface">
        <table className="w-full text-sm">
          <caption className="sr-only">{problemWords.title}</caption>
          <thead className="bg-canvas text-ink-muted">
            <tr className="*:px-3 *:py-2 *:text-start *:font-semibold sm:*:px-4">
              <th scope="col">{problemWords.columns.line}</th>
              <th scope="col">{problemWords.columns.kind}</th>
              <th scope="col">{problemWords.columns.reason}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {problems.map(({ line, isRefused, reason }) => (
              <tr key={line} className="align-top *:px-3 *:py-2.5 sm:*:px-4">
                <td className="text-ink-muted tabular-nums">{line}</td>
                <td>
                  <Badge tone={isRefused ? 'danger' : 'warning'}>
                    {isRefused ? problemWords.refused : problemWords.warning}
                  </Badge>
                </td>
                <td className="wrap-anywhere w-full">{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
