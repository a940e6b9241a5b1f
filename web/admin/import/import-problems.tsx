import type { ImportProblem } from '../../../shared/catalog/product-imports.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { importWords } from '../../words/admin-import-words.ts';
import { type Column, DataTable } from '../kit/data-table.tsx';
import { DownloadLink } from '../list/download-link.tsx';
import type { ImportInHand } from './use-import.ts';

const { problems: words, checkAgain } = importWords.report;

type Props = { inHand: ImportInHand; problems: ImportProblem[] };

/** The first refused rows and warnings, with the cells that can be mended, and a download of all of them. */
export function ImportProblems({ inHand, problems }: Props) {
  const { _id, refused, state } = inHand.details;
  const title = state === 'undone' ? words.kept : words.title;
  if (problems.length === 0) return null;
  const table = (
    <DataTable
      look="narrow"
      className="mt-3"
      caption={title}
      rows={problems}
      keyOf={({ line }) => String(line)}
      columns={columnsWith(inHand)}
      rowClassName="align-top *:px-3 *:py-2.5 sm:*:px-4"
    />
  );
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold text-lg">{title}</h2>
        <DownloadLink href={`/api/imports/${_id}/problems`} text={words.download} />
      </div>
      {problems.length < refused && (
        <p className="mt-1 text-ink-muted text-sm">{words.shown(problems.length)}</p>
      )}
      {problems.some(({ cells }) => cells) ? <MendForm inHand={inHand}>{table}</MendForm> : table}
    </section>
  );
}

/** Checks the file again with the mended cells. */
function MendForm({ inHand, children }: { inHand: ImportInHand; children: React.ReactNode }) {
  const { details, busy, mended, check } = inHand;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (busy === null) void check(details.map);
      }}
    >
      <p className="mt-1 text-ink-muted text-sm">{words.mend}</p>
      {children}
      {mended.length > 0 && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" busy={busy === 'check'} disabled={busy !== null}>
            {checkAgain}
          </Button>
          <p role="status" className="text-sm">
            {words.mended(mended.length)}
          </p>
        </div>
      )}
    </form>
  );
}

function columnsWith(inHand: ImportInHand): Column<ImportProblem>[] {
  return [
    {
      heading: words.columns.line,
      className: 'text-ink-muted tabular-nums',
      cell: ({ line }) => line,
    },
    {
      heading: words.columns.reason,
      className: 'wrap-anywhere w-full',
      cell: ({ line, name, isRefused, reason, cells = [] }) => (
        <>
          <Badge tone={isRefused ? 'danger' : 'warning'}>{isRefused ? words.refused : words.warning}</Badge>
          {name !== '' && <p className="mt-1 line-clamp-2 font-medium">{name}</p>}
          <p>{reason}</p>
          {cells.length > 0 && (
            <div className="mt-2 grid max-w-3xl grid-cols-1 gap-3 sm:grid-cols-2">
              {cells.map((cell) => (
                <Cell key={cell.column} inHand={inHand} line={line} {...cell} />
              ))}
            </div>
          )}
        </>
      ),
    },
  ];
}

type CellProps = { inHand: ImportInHand; line: number; column: string; value: string };

/** A text longer than this gets several lines. */
const longLine = 60;

function Cell({ inHand: { mended, mend, busy }, line, column, value }: CellProps) {
  const typed = mended.find((cell) => cell.line === line && cell.column === column)?.value ?? value;
  const Control = value.length > longLine ? TextArea : TextField;
  return (
    <Control
      label={column}
      aria-label={words.cell(column, line)}
      required
      dir="auto"
      autoComplete="off"
      maxLength={20_000}
      disabled={busy !== null}
      value={typed}
      onChange={({ target }: { target: { value: string } }) =>
        mend({ line, column, value: target.value }, value)
      }
    />
  );
}
