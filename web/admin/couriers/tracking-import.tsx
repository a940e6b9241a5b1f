import FileUpIcon from 'icon:file-up';
import { useEffect, useState } from 'react';
import type { ListedCourier, TrackingResult } from '../../../shared/couriers.ts';
import { call } from '../../call.ts';
import { translated } from '../../session/translated.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FilterSelect } from '../../ui/forms/filter-field.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import { showToast } from '../../ui/toast.ts';
import { adminCouriersWords } from '../../words/admin-couriers-words.ts';

const words = adminCouriersWords.tracking;

type Props = { couriers: ListedCourier[]; onDone: () => unknown };

/** Reads the tracking numbers of a courier's file. It shows what would change before anything does. */
export function TrackingImport({ couriers, onDone }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (couriers.length === 0) return null;
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        <FileUpIcon className="size-4.5" />
        {words.open}
      </Button>
      {isOpen && <ImportDialog couriers={couriers} onDone={onDone} onClose={() => setOpen(false)} />}
    </>
  );
}

type File = { name: string; csv: string };

function ImportDialog({ couriers, onDone, onClose }: Props & { onClose: () => void }) {
  const [courierId, setCourierId] = useState(couriers.length === 1 ? (couriers[0]?._id ?? '') : '');
  const [file, setFile] = useState<File | null>(null);
  const preview = usePreview(courierId, file);

  async function apply() {
    if (!file || !courierId) throw new Error(words.first);
    const result = await call('POST /couriers/:id/tracking', {
      params: { id: courierId },
      body: { csv: file.csv, apply: true },
    });
    if (!result.isApplied) throw new Error(words.refused);
    showToast({ kind: 'success', text: words.done(result.changes.length) });
    await onDone();
  }

  return (
    <ConfirmDialog
      title={words.title}
      text={words.text}
      confirm={words.apply}
      onConfirm={apply}
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
        <label className={`cursor-pointer ${buttonStyles({ kind: 'secondary', wide: true })}`}>
          {words.file}
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

type Shown = Pick<TrackingResult, 'changes' | 'same'> & { problems: string[] };

/** What the file would change, from the server. */
function usePreview(courierId: string, file: File | null) {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    setShown(null);
    if (!courierId || !file) return;
    let isLatest = true;
    const params = { id: courierId };
    void (async () => {
      const next = await call('POST /couriers/:id/tracking', {
        params,
        body: { csv: file.csv, apply: false },
      })
        .then(async ({ problems, ...result }) => ({
          ...result,
          problems: await Promise.all(
            problems.map(async ({ line, message }) => words.line(line, await translated(message))),
          ),
        }))
        .catch((error: unknown) => ({ changes: [], same: 0, problems: [refusalText(error)] }));
      if (isLatest) setShown(next);
    })();
    return () => {
      isLatest = false;
    };
  }, [courierId, file]);
  return shown;
}

function Preview({ preview: { changes, same, problems } }: { preview: Shown }) {
  if (problems.length > 0) {
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
  return (
    <div>
      <p className="font-semibold">{words.changes(changes.length)}</p>
      {same > 0 && <p className="text-ink-muted">{words.same(same)}</p>}
      <ul className="mt-1 max-h-48 list-disc overflow-y-auto ps-5">
        {changes.map(({ reference, customer, tracking, before }) => (
          <li key={reference} className="wrap-anywhere">
            {before
              ? words.replaced(words.change(reference, customer, tracking), before)
              : words.change(reference, customer, tracking)}
          </li>
        ))}
      </ul>
    </div>
  );
}
