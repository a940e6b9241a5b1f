import FileUpIcon from 'icon:file-up';
import { type ReactNode, useEffect, useState } from 'react';
import type { ListedCourier } from '../../../shared/couriers/couriers.ts';
import type { LineProblem } from '../../../shared/refusals/codes.ts';
import { translated, worded } from '../../session/translated.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { tableFiles } from '../../ui/forms/csv-of-workbook.ts';
import { FileButton } from '../../ui/forms/file-button.tsx';
import { FilterSelect } from '../../ui/forms/filter-field.tsx';
import { readTextFile } from '../../ui/forms/read-text-file.ts';
import { PageRefusal } from '../../ui/page-refusal.ts';
import { refusalText } from '../../ui/refusal-text.ts';

type Words = {
  open: string;
  title: string;
  text: string;
  apply: string;
  courier: string;
  choose: string;
  file: string;
  named: (name: string) => string;
  line: (line: number, text: string) => string;
  first: string;
  refused: string;
  /** How to go on with a file that is refused. */
  goOn?: string;
  /** The heading of bad lines while the others can be taken. */
  badLines?: string;
};

type Props<Result> = {
  couriers: ListedCourier[];
  words: Words;
  kind?: 'primary' | 'secondary';
  /** Does not change from one rendering to the next. */
  preview: (courierId: string, csv: string) => Promise<Result>;
  /** Throws what the dialog then shows. */
  apply: (courierId: string, csv: string, isTicked: boolean) => Promise<void>;
  /** What somebody must tick so that this file is taken; without it, a file with problems is refused. */
  offer?: (result: Result) => string | undefined;
  onOpen?: () => void;
  /** More fields, between the courier and the file. */
  fields?: ReactNode;
  children: (result: Result) => ReactNode;
};

/** Reads a file of a courier. It shows what the file would change before anything does. */
export function SheetImport<Result extends { problems: LineProblem[] }>(props: Props<Result>) {
  const { couriers, words, kind, onOpen } = props;
  const [isOpen, setOpen] = useState(false);
  if (couriers.length === 0) return null;
  return (
    <>
      <Button
        kind={kind}
        onClick={() => {
          onOpen?.();
          setOpen(true);
        }}
      >
        <FileUpIcon className="size-4.5" />
        {words.open}
      </Button>
      {isOpen && <ImportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

type Sheet = { name: string; csv: string; problem?: string };

type DialogProps<Result> = Props<Result> & { onClose: () => void };

function ImportDialog<Result extends { problems: LineProblem[] }>(props: DialogProps<Result>) {
  const { couriers, words, apply, offer, fields, children, onClose } = props;
  const [courierId, setCourierId] = useState(couriers.length === 1 ? (couriers[0]?._id ?? '') : '');
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const preview = usePreview(props, courierId, sheet);
  const [ticked, setTicked] = useState<Result | null>(null);
  const offered = preview?.result ? offer?.(preview.result) : undefined;
  const isTicked = offered !== undefined && ticked === preview?.result;
  const isRefused = preview !== null && preview.problems.length > 0 && !offered;

  return (
    <ConfirmDialog
      title={words.title}
      text={words.text}
      confirm={words.apply}
      isBlocked={isRefused}
      onConfirm={async () => {
        if (!sheet || sheet.problem || !courierId) throw new PageRefusal(words.first);
        try {
          await apply(courierId, sheet.csv, isTicked);
        } catch (error) {
          // Somebody else may have changed meanwhile what the file would change.
          setSheet({ ...sheet });
          throw error;
        }
      }}
      onClose={onClose}
    >
      <div className="mt-4 grid gap-4 text-sm">
        <FilterSelect label={words.courier} value={courierId} onChoose={setCourierId}>
          <option value="" disabled>
            {words.choose}
          </option>
          {couriers.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </FilterSelect>
        {fields}
        <FileButton wide accept={tableFiles} onFile={(file) => void readSheet(file).then(setSheet)}>
          {words.file}
        </FileButton>
        {sheet && <p className="own-direction wrap-anywhere text-ink-muted">{words.named(sheet.name)}</p>}
        {preview && (
          <Problems
            title={offered ? (words.badLines ?? words.refused) : words.refused}
            problems={preview.problems}
            goOn={isRefused ? words.goOn : undefined}
          />
        )}
        {preview?.result && !isRefused && children(preview.result)}
        {offered && (
          <label className="flex cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              checked={isTicked}
              onChange={({ target }) => setTicked(target.checked ? (preview?.result ?? null) : null)}
              className="size-5 shrink-0 accent-brand"
            />
            {offered}
          </label>
        )}
      </div>
    </ConfirmDialog>
  );
}

type Preview<Result> = { result: Result | null; problems: string[] };

/** What the file would change. */
function usePreview<Result extends { problems: LineProblem[] }>(
  { preview, words }: Props<Result>,
  courierId: string,
  sheet: Sheet | null,
) {
  const [shown, setShown] = useState<Preview<Result> | null>(null);
  useEffect(() => {
    setShown(sheet?.problem ? { result: null, problems: [sheet.problem] } : null);
    if (!courierId || !sheet || sheet.problem) return;
    let isLatest = true;
    void (async () => {
      const next = await read(preview(courierId, sheet.csv), words.line);
      if (isLatest) setShown(next);
    })();
    return () => {
      isLatest = false;
    };
  }, [courierId, sheet, preview, words]);
  return shown;
}

async function read<Result extends { problems: LineProblem[] }>(
  answer: Promise<Result>,
  lineWords: Words['line'],
): Promise<Preview<Result>> {
  try {
    const result = await answer;
    const problems = await Promise.all(
      result.problems.map(async ({ line, ...why }) => lineWords(line, await worded(why))),
    );
    return { result, problems };
  } catch (error) {
    return { result: null, problems: [refusalText(error)] };
  }
}

async function readSheet(file: File): Promise<Sheet> {
  const read = await readTextFile(file);
  if ('text' in read) return { name: file.name, csv: read.text };
  return { name: file.name, csv: '', problem: await translated(read.problem) };
}

type ProblemsProps = { title: string; problems: string[]; goOn: string | undefined };

function Problems({ title, problems, goOn }: ProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <Alert title={title}>
      <ul className="mt-1 max-h-48 list-disc overflow-y-auto ps-5">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      {goOn && <p className="mt-2">{goOn}</p>}
    </Alert>
  );
}
