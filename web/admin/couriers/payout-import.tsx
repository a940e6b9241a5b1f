import FileUpIcon from 'icon:file-up';
import { useEffect, useState } from 'react';
import type { ListedCourier } from '../../../shared/couriers.ts';
import type { PayoutResult } from '../../../shared/payouts.ts';
import { call } from '../../call.ts';
import { translated } from '../../session/translated.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FilterSelect } from '../../ui/forms/filter-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import { showToast } from '../../ui/toast.ts';
import { adminPayoutsWords } from '../../words/admin-payouts-words.ts';
import { formatPrice } from '../../words/formats.ts';

const { file: words, kinds, matched, differences } = adminPayoutsWords;

type Props = { couriers: ListedCourier[]; onDone: () => unknown };

/** Reads the sheet of what a courier pays out. It shows how the lines match before anything is recorded. */
export function PayoutImport({ couriers, onDone }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (couriers.length === 0) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <FileUpIcon className="size-4.5" />
        {words.open}
      </Button>
      {isOpen && <ImportDialog couriers={couriers} onDone={onDone} onClose={() => setOpen(false)} />}
    </>
  );
}

type Chosen = { name: string; csv: string };

function ImportDialog({ couriers, onDone, onClose }: Props & { onClose: () => void }) {
  const [courierId, setCourierId] = useState(couriers.length === 1 ? (couriers[0]?._id ?? '') : '');
  const [reference, setReference] = useState('');
  const [paidOn, setPaidOn] = useState(() => new Date().toISOString().slice(0, 10));
  const [file, setFile] = useState<Chosen | null>(null);
  const preview = usePreview(courierId, file);

  async function record() {
    if (!file || !courierId) throw new Error(words.first);
    const body = { reference, paidOn, csv: file.csv, apply: true };
    const result = await call('POST /couriers/:id/payouts', { params: { id: courierId }, body });
    if (!result.payoutId) throw new Error(words.refused);
    showToast({ kind: 'success', text: words.done(result.matched) });
    await onDone();
  }

  return (
    <ConfirmDialog
      title={words.title}
      text={words.text}
      confirm={words.apply}
      onConfirm={record}
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
        <TextField
          name="reference"
          label={words.reference}
          value={reference}
          required
          maxLength={60}
          onChange={({ target }) => setReference(target.value)}
        />
        <TextField
          name="paidOn"
          type="date"
          label={words.paidOn}
          value={paidOn}
          required
          onChange={({ target }) => setPaidOn(target.value)}
        />
        <label className={`cursor-pointer ${buttonStyles({ kind: 'secondary', wide: true })}`}>
          {words.csv}
          <input
            type="file"
            accept=".csv,text/csv"
            className="sr-only"
            onChange={async ({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) setFile({ name: chosen.name, csv: await chosen.text() });
              // The same file can be chosen again after it was corrected.
              target.value = '';
            }}
          />
        </label>
        {file && <p className="own-direction wrap-anywhere text-ink-muted">{words.named(file.name)}</p>}
        {preview && <Preview preview={preview} />}
      </div>
    </ConfirmDialog>
  );
}

type Shown = { result?: PayoutResult; problems: string[] };

/** How the lines of the file match, from the server. The reference counts only when it is recorded. */
function usePreview(courierId: string, file: Chosen | null) {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    setShown(null);
    if (!courierId || !file) return;
    let isLatest = true;
    void (async () => {
      const next = await preview(courierId, file).catch((error: unknown) => ({
        problems: [refusalText(error)],
      }));
      if (isLatest) setShown(next);
    })();
    return () => {
      isLatest = false;
    };
  }, [courierId, file]);
  return shown;
}

async function preview(courierId: string, { csv }: Chosen): Promise<Shown> {
  const body = { reference: '–', paidOn: '2026-01-01', csv, apply: false };
  const result = await call('POST /couriers/:id/payouts', { params: { id: courierId }, body });
  const problems = result.problems.map(async ({ line, message }) =>
    words.line(line, await translated(message)),
  );
  return { result, problems: await Promise.all(problems) };
}

function Preview({ preview: { result, problems } }: { preview: Shown }) {
  if (problems.length > 0 || !result) {
    return (
      <Alert title={words.refused}>
        <ul className="mt-1 max-h-48 list-disc overflow-y-auto ps-5">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </Alert>
    );
  }
  const wrong = result.found.flatMap(({ difference, ...line }) =>
    difference ? [{ ...line, difference }] : [],
  );
  return (
    <div>
      <p className="font-semibold tabular-nums">
        {matched(result.matched)} · {wrong.length > 0 ? differences(wrong.length) : adminPayoutsWords.fine}
      </p>
      <p className="text-ink-muted tabular-nums">
        {words.sum(formatPrice(result.amount), formatPrice(result.fees))}
      </p>
      <ul className="mt-1 max-h-48 list-disc overflow-y-auto ps-5">
        {wrong.map(({ line, tracking, difference }) => (
          <li key={line} className="wrap-anywhere">
            {words.line(line, words.difference(tracking, kinds[difference]))}
          </li>
        ))}
      </ul>
    </div>
  );
}
