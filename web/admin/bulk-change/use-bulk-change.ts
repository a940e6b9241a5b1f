import { useState } from 'react';
import type { ProductChanges } from '../../../shared/admin-products.ts';
import { isApiError } from '../../../shared/api-error.ts';
import { call } from '../../call.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { bulkChangeWords } from '../../words/bulk-change-words.ts';
import { type ChangeDraft, emptyChange, hasNumber, toChange } from './change-draft.ts';

const words = bulkChangeWords;

/** Which products change: these, or all of the list's filter. */
export type Chosen =
  | { ids: string[] }
  | { filter: { keyword: string; category: string; stock: '' | 'low' | 'out' } };

/** A change of several products: typed, looked at before it is made, and made. */
export function useBulkChange({
  chosen,
  onDone,
}: {
  chosen: Chosen;
  onDone: (told: ProductChanges) => void;
}) {
  const [draft, setDraft] = useState<ChangeDraft>(emptyChange);
  const [preview, setPreview] = useState<ProductChanges | null>(null);
  /** What was done, if some products refused it. */
  const [result, setResult] = useState<ProductChanges | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function send(options: { preview: true } | { seen: string }) {
    const change = toChange(draft);
    if (!change) throw new Error(hasNumber(draft.kind) ? words.numberMissing : words.failed);
    const filter = 'filter' in chosen ? chosen.filter : undefined;
    const place = filter
      ? { filter: { ...filter, stock: filter.stock || undefined } }
      : { ids: idsOf(chosen) };
    return call(
      'POST /products/changes',
      { body: { ...place, change, ...options } },
      { failed: words.failed },
    );
  }

  /** Runs one call at a time; a refusal becomes the problem. */
  async function run(work: () => Promise<void>) {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(isApiError(error) ? refusalText(error) : (error as Error).message);
      // Somebody else has changed a product: the preview must show it.
      if (isApiError(error) && error.status === 409)
        setPreview(await send({ preview: true }).catch(() => null));
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
    look: () => run(async () => setPreview(await send({ preview: true }))),
    goBack: () => {
      setPreview(null);
      setProblem(null);
    },
    apply: () =>
      run(async () => {
        const told = await send({ seen: preview?.seen ?? '' });
        if (told.refused.length > 0) setResult(told);
        onDone(told);
      }),
  };
}

function idsOf(chosen: Chosen) {
  return 'ids' in chosen ? chosen.ids : [];
}
