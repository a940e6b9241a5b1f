import UploadIcon from 'icon:upload';
import { type FormEvent, useCallback, useState } from 'react';
import type { Call } from '../../../shared/api.ts';
import { isApiError } from '../../../shared/contract/api-error.ts';
import { type StoredTariff, storedTariff } from '../../../shared/delivery/admin-delivery.ts';
import { deliveryKinds } from '../../../shared/delivery/delivery-price.ts';
import { call, inPageLanguage } from '../../call.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { privateLoader } from '../../load.ts';
import { Button } from '../../ui/button.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import type { FieldErrors } from '../../ui/forms/check-values.ts';
import { tableFiles } from '../../ui/forms/csv-of-workbook.ts';
import { FileButton } from '../../ui/forms/file-button.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import { showToast } from '../../ui/toast.ts';
import { adminDeliveryWords } from '../../words/admin-delivery-words.ts';
import { backOfficeWords } from '../../words/back-office-words.ts';
import { comma } from '../../words/formats.ts';
import { PageFailure, type PageStates } from '../kit/page-states.tsx';
import { DownloadLink } from '../list/download-link.tsx';
import { ListHeading } from '../list/list-heading.tsx';
import { newerVersion } from '../list/newer-version.ts';
import { SaveProblem } from '../list/save-problem.tsx';
import type { Route } from './+types/delivery-page.ts';
import { BulkTools } from './bulk-tools.tsx';
import { CommuneRates, PickupPoints } from './place-lists.tsx';
import {
  blankCell,
  cellKey,
  countDifferences,
  homePricesOf,
  startDraft,
  startRates,
  type TariffDraft,
  toBody,
} from './tariff-draft.ts';
import { FileOutcome, useTariffFile } from './tariff-file.tsx';
import { TariffMatrix } from './tariff-matrix.tsx';
import { EstimateWarning, TariffRules } from './tariff-rules.tsx';

const words = adminDeliveryWords;

export const clientLoader = privateLoader(
  (call: Call) => call('GET /delivery/tariff', { query: inPageLanguage }),
  words.failed,
);

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, words);
}

export const handle = {
  loading: { title: words.title, text: words.loading, isTextShown: true, outline: ['h-160'] },
  failure: { title: words.title, failed: words.failed, tryAgain: backOfficeWords.list.tryAgain },
} satisfies PageStates;

export const ErrorBoundary = PageFailure;

/** The tariff by which orders are charged (requirements: Delivery tariff). */
export default function DeliveryPage({ loaderData }: Route.ComponentProps) {
  const [stored, setStored] = useState(loaderData);
  return <TariffForm key={stored.version} stored={stored} onStored={setStored} />;
}

type Props = { stored: StoredTariff; onStored: (stored: StoredTariff) => void };

function TariffForm({ stored, onStored }: Props) {
  const [draft, setDraft] = useState(() => startDraft(stored));
  const [chosen, setChosen] = useState<Set<number>>(new Set());
  const { wilayas, changedAt, changedBy } = stored;
  const change = useCallback(
    (part: (last: TariffDraft) => Partial<TariffDraft>) => setDraft((last) => ({ ...last, ...part(last) })),
    [],
  );
  const file = useTariffFile((read) => {
    const rates = startRates(read.rates, read.communes);
    change(() => rates);
    return countDifferences(draft, rates);
  });
  const saving = useSaving({ draft, stored, onStored });
  const choose = useCallback((codes: number[], isChosen: boolean) => {
    setChosen((last) => (isChosen ? last.union(new Set(codes)) : last.difference(new Set(codes))));
  }, []);
  const changeCell: Parameters<typeof TariffMatrix>[0]['onChange'] = useCallback(
    (wilaya, kind, part) => change(({ cells }) => ({ cells: withCell(cells, cellKey(wilaya, kind), part) })),
    [change],
  );
  const rules = {
    rules: draft.rules,
    homePrices: homePricesOf(draft),
    onChange: (part: Partial<TariffDraft['rules']>) =>
      change(({ rules }) => ({ rules: { ...rules, ...part } })),
  };
  const changeChosen = (cellsOf: (cells: TariffDraft['cells'], code: number) => TariffDraft['cells']) =>
    change(({ cells }) => ({ cells: [...chosen].reduce(cellsOf, cells) }));

  return (
    <form noValidate onSubmit={saving.save} className="space-y-6">
      <ListHeading title={words.title}>
        <DownloadLink href="/api/delivery/tariff/export" text={words.files.export} />
        <FileButton accept={tableFiles} onFile={(chosen) => void file.readFile(chosen)}>
          <UploadIcon className="size-4.5" />
          {adminDeliveryWords.files.import}
        </FileButton>
      </ListHeading>
      <div className="max-w-3xl text-sm">
        <p>{words.lead}</p>
        <p className="mt-1 text-ink-muted">
          {changedAt && changedBy ? words.lastSaved(formatDateTime(changedAt), changedBy) : words.neverSaved}
        </p>
      </div>
      <FileOutcome outcome={file.outcome} />
      <TariffMatrix {...{ wilayas, chosen }} cells={draft.cells} onChange={changeCell} onChoose={choose} />
      <BulkTools
        wilayas={wilayas}
        count={chosen.size}
        onSet={(kind, part, value) =>
          changeChosen((cells, code) => withCell(cells, cellKey(code, kind), { [part]: value }))
        }
        onCopy={(from) =>
          changeChosen((cells, code) =>
            deliveryKinds.reduce(
              (copied, kind) =>
                withCell(copied, cellKey(code, kind), cells[cellKey(from, kind)] ?? blankCell),
              cells,
            ),
          )
        }
      />
      <CommuneRates
        wilayas={wilayas}
        rows={draft.communes}
        onChange={(communes) => change(() => ({ communes }))}
      />
      <PickupPoints wilayas={wilayas} rows={draft.points} onChange={(points) => change(() => ({ points }))} />
      <TariffRules {...rules} wilayas={wilayas} errors={saving.ruleErrors} />
      <div data-save-bar="" className="sticky bottom-0 grid gap-3 border-line border-t bg-canvas py-4">
        <EstimateWarning {...rules} />
        <SaveProblem text={saving.problem} onLoadSaved={saving.loadSaved} />
        <div className="flex justify-end">
          <Button type="submit" busy={saving.isSaving}>
            {words.save}
          </Button>
        </div>
      </div>
    </form>
  );
}

function withCell(cells: TariffDraft['cells'], key: string, part: Partial<TariffDraft['cells'][string]>) {
  return { ...cells, [key]: { ...(cells[key] ?? blankCell), ...part } };
}

type Saving = Props & { draft: TariffDraft };

/** Saves the whole tariff. A refusal names the place; a newer version can be loaded. */
function useSaving({ draft, stored, onStored }: Saving) {
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [newer, setNewer] = useState<StoredTariff>();
  const [ruleErrors, setRuleErrors] = useState<FieldErrors>({});

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    setProblem(undefined);
    setRuleErrors({});
    const { body, places } = toBody(draft, stored);
    try {
      onStored(
        await call('PUT /delivery/tariff', { body, query: inPageLanguage }, { failed: words.saveFailed }),
      );
      showToast({ kind: 'success', text: words.saved });
    } catch (error) {
      setNewer(newerVersion(error, 'tariff', storedTariff));
      setProblem(problemAt(error, places));
      setRuleErrors(errorsOfRules(error));
    } finally {
      setSaving(false);
    }
  }

  return { isSaving, problem, ruleErrors, save, loadSaved: newer && (() => onStored(newer)) };
}

/** What was refused in the rules, by the name of its field. */
function errorsOfRules(error: unknown): FieldErrors {
  const fields = isApiError(error) ? Object.entries(error.details.fields ?? {}) : [];
  return Object.fromEntries(
    fields.flatMap(([path, message]) => {
      const [part, name = ''] = path.split('.');
      return part === 'rules' ? [[name, message]] : [];
    }),
  );
}

type Places = ReturnType<typeof toBody>['places'];

/** The first refused rate with the name of its place. */
function problemAt(error: unknown, places: Places) {
  const text = refusalText(error, words.saveFailed);
  const [field] = isApiError(error) ? Object.keys(error.details.fields ?? {}) : [];
  const place = places[Number(/^rates\.(\d+)/.exec(field ?? '')?.[1])];
  return place ? words.wrong(`${place.place}${comma}${words.matrix.kinds[place.kind]}`, text) : text;
}
