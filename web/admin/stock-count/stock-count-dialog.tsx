import { useState } from 'react';
import type { StockCount } from '../../../shared/stock-count.ts';
import { call } from '../../call.ts';
import { translated, worded } from '../../session/translated.ts';
import { Alert } from '../../ui/alert.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { tableFiles } from '../../ui/forms/csv-of-workbook.ts';
import { FileButton } from '../../ui/forms/file-button.tsx';
import { readTextFile } from '../../ui/forms/read-text-file.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { showToast } from '../../ui/toast.ts';
import { productListWords } from '../../words/admin-product-list-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { type Column, DataTable, figureColumns } from '../kit/data-table.tsx';
import { DownloadLink } from '../list/download-link.tsx';

const { count: words } = productListWords;

type Props = {
  /** The address of the sheet of the listed products. */
  sheetUrl: string;
  onDone: () => void;
  onClose: () => void;
};

type Counted = { csv: string; count: StockCount; problems: string[] };

/** Counts the shelves: a sheet to fill in, the differences of the filled one, and their correction (requirements: Stock count). */
export function StockCountDialog({ sheetUrl, onDone, onClose }: Props) {
  const [counted, setCounted] = useState<Counted | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const differences = counted?.count.differences ?? [];

  async function look(file: File) {
    setCounted(null);
    setProblem(null);
    try {
      const read = await readTextFile(file);
      if ('problem' in read) return setProblem(await translated(read.problem));
      setCounted(await send(read.text, false));
    } catch (error) {
      setProblem(refusalText(error));
    }
  }

  async function apply() {
    const { count } = await send(counted?.csv ?? '', true);
    const left = count.problems.length - (counted?.count.problems.length ?? 0);
    const text = words.done(count.differences.length);
    showToast({ kind: 'success', text: left > 0 ? `${text} ${words.moved(left)}` : text });
    onDone();
  }

  return (
    <ConfirmDialog
      title={words.title}
      text={words.text}
      confirm={words.apply(differences.length)}
      isBlocked={differences.length === 0}
      isWide
      onConfirm={apply}
      onClose={onClose}
    >
      <div className="mt-4 grid gap-4 text-sm">
        <DownloadLink href={sheetUrl} text={words.sheet} />
        <FileButton accept={tableFiles} wide onFile={(file) => void look(file)}>
          {words.file}
        </FileButton>
        {problem && <Alert>{problem}</Alert>}
        {counted && <Differences {...counted} />}
      </div>
    </ConfirmDialog>
  );
}

async function send(csv: string, apply: boolean): Promise<Counted> {
  const count = await call('POST /products/counts', { body: { csv, apply } }, { failed: words.failed });
  const problems = await Promise.all(
    count.problems.map(async ({ line, ...why }) => words.line(line, await worded(why))),
  );
  return { csv, count, problems };
}

function Differences({ count, problems }: Counted) {
  const { differences, same, uncounted } = count;
  const values = differences.flatMap(({ value }) => value ?? []);
  return (
    <div className="grid gap-3">
      <p aria-live="polite" className="font-medium">
        {words.summary(differences.length)} {words.others(same, uncounted)}
      </p>
      {problems.length > 0 && (
        <Alert kind="warning" title={words.problems(problems.length)}>
          <ul className="mt-1 max-h-48 list-disc overflow-y-auto ps-5">
            {problems.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Alert>
      )}
      {differences.length > 0 && (
        <DataTable
          look="dense"
          label={words.differences}
          rows={differences}
          keyOf={({ _id }) => _id}
          columns={values.length > 0 ? [...columns, ...valueColumns] : columns}
        />
      )}
      {values.length > 0 && <p className="tabular-nums">{words.total(formatPrice(sumOf(values)))}</p>}
    </div>
  );
}

/** The sum of amounts in dinars, to the centime. */
function sumOf(values: number[]) {
  return Math.round(values.reduce((sum, value) => sum + value, 0) * 100) / 100;
}

type Row = StockCount['differences'][number];

const columns: Column<Row>[] = figureColumns<Row>(
  { heading: words.columns.product, cell: ({ name }) => name },
  [
    { heading: words.columns.here, cell: ({ here }) => here },
    { heading: words.columns.counted, cell: ({ counted }) => counted },
    {
      heading: words.columns.difference,
      isBold: true,
      cell: ({ here, counted }) => (
        <bdi dir="ltr">{`${counted > here ? '+' : '−'}${Math.abs(counted - here)}`}</bdi>
      ),
    },
  ],
);

const valueColumns: Column<Row>[] = [
  {
    heading: words.columns.value,
    isFigure: true,
    cell: ({ value }) => (value === undefined ? words.unknown : formatPrice(value)),
  },
];
