import { type FormEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Product } from '../../../shared/catalog.ts';
import { takeKeptWork, useKeptWork } from '../../session/kept-work.ts';
import { showToast } from '../../ui/toast.ts';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import {
  aDraftSize,
  checkProduct,
  isSameDraft,
  type ProductDraft,
  type ProductErrors,
  type ProductField,
  productWork,
  startProductDraft,
} from './product-draft.ts';
import { usePicture } from './use-picture.ts';
import { useSaveProduct } from './use-save-product.ts';

export type ProductForm = ReturnType<typeof useProductForm>;

type Options = { loaded: Product | null; onSaved: () => void };

/** A product as the shop keeps it and as it is typed; what is wrong is told of fields that were left, or when saving. */
export function useProductForm({ loaded, onSaved }: Options) {
  const [start] = useState(() => startWork(loaded));
  const [kept, setKept] = useState(start.kept);
  const [draft, setDraft] = useState(start.draft);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ProductErrors>({});
  const picture = usePicture((imageUrl) => change({ imageUrl }));
  const saving = useSaveProduct({ onSaved, onRefused: setRefused });
  const checked = checkProduct(draft, { isNew: kept === null });
  const isChanged = !isSameDraft(draft, startProductDraft(kept));

  useKeptWork(workKey(loaded), isChanged ? { kept, draft } : undefined);

  useEffect(() => {
    if (start.isKept) showToast({ kind: 'info', text: adminProductsWords.form.workKept });
  }, [start]);

  function change(part: Partial<ProductDraft>) {
    setDraft((last) => ({ ...last, ...part }));
    const names = Object.keys(part);
    setRefused((last) => Object.fromEntries(Object.entries(last).filter(([name]) => !names.includes(name))));
  }

  function errorOf(name: ProductField) {
    return refused[name] ?? (touched.has(name) ? checked.errors[name] : undefined);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    // Drawn at once, because a field gets focus together with its error.
    flushSync(() => setTouched(new Set(Object.keys(draft))));
    const wrong =
      picture.problem === null ? checked.errors : { ...checked.errors, imageUrl: picture.problem };
    if (!checked.body || Object.keys(wrong).length > 0) return focusFirst(form, wrong);
    void saving.save(checked.body, kept);
  }

  function loadCurrent(current: Product) {
    setKept(current);
    setDraft(startProductDraft(current));
    setTouched(new Set());
    saving.forgetStale();
  }

  /** With the stock that is kept now, unless it was changed here: orders go on meanwhile. */
  function overwrite(current: Product) {
    const mine = { ...draft, stock: isStockChanged ? draft.stock : String(current.stock) };
    const { body } = checkProduct(mine, { isNew: false });
    setKept(current);
    setDraft(mine);
    saving.forgetStale();
    if (body) void saving.save(body, current);
  }

  const isStockChanged = draft.stock !== startProductDraft(kept).stock;
  return {
    ...{ kept, draft, change, errorOf, picture, submit, loadCurrent, overwrite, isStockChanged },
    ...{ isSaving: saving.isSaving, problem: saving.problem, stale: saving.stale },
    closeStale: saving.forgetStale,
    isChanged,
    touch: (name: string) => name && setTouched((last) => new Set(last).add(name)),
  };
}

function workKey(loaded: Product | null) {
  return `productForm ${loaded?._id ?? 'new'}`;
}

/** The product, or what was typed of it when the session ended. */
function startWork(loaded: Product | null) {
  const work = takeKeptWork(workKey(loaded), productWork);
  if (!work) return { kept: loaded, draft: startProductDraft(loaded), isKept: false };
  const { kept, draft } = work;
  return { kept, draft: { ...draft, sizes: draft.sizes.map(aDraftSize) }, isKept: true };
}

function focusFirst(form: HTMLFormElement, wrong: ProductErrors) {
  const controls = [...form.elements].filter((control) => control instanceof HTMLElement);
  controls.find((control) => (control.getAttribute('name') ?? '') in wrong)?.focus();
}
