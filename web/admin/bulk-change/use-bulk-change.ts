import { useState } from 'react';
import type { InputTo } from '../../../shared/api.ts';
import type { ProductChanges } from '../../../shared/catalog/admin-products.ts';
import { isApiError } from '../../../shared/contract/api-error.ts';
import { call } from '../../call.ts';
import { translated, withReasons } from '../../session/translated.ts';
import { PageRefusal } from '../../ui/page-refusal.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { bulkChangeWords } from '../../words/bulk-change-words.ts';
import { type ChangeDraft, changeProblem, emptyChange, hasNumber, toChange } from './change-draft.ts';

const words = bulkChangeWords;

type Filter = NonNullable<InputTo<'POST /products/changes'>['body']['filter']>;

/** The products to change: these, those of these that still match the filter, or all that match it. */
export type Chosen = { ids: string[]; filter?: Filter } | { filter: Filter };

/** A change of several products, from the form through the preview to the result. */
export function useBulkChange({
  chosen,
  start = emptyChange,
  onDone,
}: {
  chosen: Chosen;
  start?: ChangeDraft | undefined;
  onDone: (outcome: ProductChanges, kind: ChangeDraft['kind']) => void;
}) {
  const [draft, setDraft] = useState(start);
  const [preview, setPreview] = useState<ProductChanges | null>(null);
  /** The result, if some products could not be changed. */
  const [result, setResult] = useState<ProductChanges | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const send = (draft: ChangeDraft, step: Step) => sendChange(chosen, draft, step);

  /** Runs one call at a time; a refusal becomes the problem. */
  async function run(work: () => Promise<void>) {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(refusalText(error, words.failed));
      // Somebody else has changed a product: the preview must show it.
      if (isApiError(error) && error.status === 409)
        setPreview(await send(draft, { preview: true }).catch(() => null));
    } finally {
      setBusy(false);
    }
  }

  return {
    draft,
    preview,
    result,
    problem,
    isBusy,
    fill: (part: Partial<ChangeDraft>) => {
      setDraft({ ...draft, ...part });
      setProblem(null);
    },
    look: (wanted = draft) =>
      run(async () => {
        setPreview(await send(wanted, { preview: true }));
        setDraft(wanted);
      }),
    goBack: () => {
      setPreview(null);
      setProblem(null);
    },
    apply: () =>
      run(async () => {
        const outcome = await send(draft, {
          seen: preview?.seen ?? '',
          warningsSeen: preview?.changed.some(({ warnings }) => warnings) === true,
        });
        if (outcome.refused.length > 0) setResult(outcome);
        onDone(outcome, draft.kind);
      }),
  };
}

type Step = { preview: true } | { seen: string; warningsSeen: boolean };

async function sendChange(chosen: Chosen, draft: ChangeDraft, step: Step) {
  const change = toChange(draft);
  const unclear = changeProblem(draft);
  if (unclear !== undefined) throw new PageRefusal(await translated(unclear));
  if (!change) throw new PageRefusal(hasNumber(draft.kind) ? words.numberMissing : words.failed);
  const outcome = await call(
    'POST /products/changes',
    { body: { ...chosen, change, ...step } },
    { failed: words.failed },
  );
  return { ...outcome, refused: await withReasons(outcome.refused) };
}
