import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ProductDetail, productDetail } from '../../../shared/catalog/catalog.ts';
import type { NewProductBody } from '../../../shared/catalog/product-form.ts';
import { isApiError } from '../../../shared/contract/api-error.ts';
import { call } from '../../call.ts';
import { useKeptWork } from '../../session/kept-work.ts';
import { checkOnLeave } from '../../ui/forms/check-on-leave.ts';
import { useSentForm } from '../../ui/forms/use-sent-form.ts';
import { showToast } from '../../ui/toast.ts';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import type { NewMember } from '../families/new-member-card.tsx';
import { newerVersion } from '../list/newer-version.ts';
import { useKeptNotice } from '../list/use-kept-notice.ts';
import { editedTexts } from '../texts/texts-draft.ts';
import {
  checkProduct,
  isBaseChanged,
  isChanged,
  type ProductDraft,
  picturesOf,
  productWork,
  startProductDraft,
  toCopy,
  withPictures,
} from './product-draft.ts';
import { useClaims } from './use-claims.ts';
import { usePictures } from './use-pictures.ts';

const words = adminProductsWords.form;

export type ProductForm = ReturnType<typeof useProductForm>;

type Options = {
  loaded: ProductDetail | null;
  /** Adds the family of a copy. */
  member: NewMember;
  onSaved: () => void;
};

/** The stored product (null for a new one) and the draft of its form. */
export function useProductForm({ loaded, member, onSaved }: Options) {
  const work = useProductWork(loaded, member.copied);
  const { saved, draft } = work.value;
  const element = useRef<HTMLFormElement>(null);
  const [stale, setStale] = useState<StaleSave | null>(null);
  const changeDraft = (change: (draft: ProductDraft) => Partial<ProductDraft>) =>
    work.setValue(({ saved, draft }) => ({ saved, draft: { ...draft, ...change(draft) } }));
  const pictures = usePictures({
    urls: picturesOf(draft),
    onChange(change) {
      changeDraft((newest) => withPictures(change(picturesOf(newest))));
      form.changeErrors((errors) => ({ ...errors, imageUrl: undefined }));
    },
  });

  const check = (typed = draft) =>
    checkProduct(typed, {
      saved,
      pictureProblem: pictures.problem,
      memberErrors: member.check().errors,
    });
  const form = useSentForm({
    values: draft,
    onChange: (part) => changeDraft(() => part),
    check,
    send: (body) => save({ ...body, ...member.check().body }, saved),
    onDone(refusal) {
      setStale(refusal);
      if (refusal) return;
      showToast({ kind: 'success', text: saved ? words.updated : words.created });
      onSaved();
    },
    staysOpen: true,
    failed: words.saveFailed,
  });

  const claims = useClaims({ draft, saved, submit: () => element.current?.requestSubmit() });
  const isStockChanged = draft.stock !== startProductDraft(saved).stock;

  function loadCurrent(current: ProductDetail) {
    work.setValue({ saved: current, draft: startProductDraft(current) });
    form.changeErrors(() => ({}));
  }

  /** Saves the draft over the current version. An unchanged stock is taken from it, because orders may have changed it. */
  function overwrite(current: ProductDetail) {
    const stock = isStockChanged ? draft.stock : String(current.stock);
    flushSync(() => work.setValue({ saved: current, draft: { ...draft, stock } }));
    element.current?.requestSubmit();
  }

  return {
    ...form,
    props: {
      ...form.props,
      ref: element,
      onBlur: checkOnLeave(form, check),
      onSubmit(event: FormEvent<HTMLFormElement>) {
        if (check().errors || !claims.ask(event)) form.props.onSubmit(event);
      },
    },
    ...{ draft, saved, pictures, claims, stale, isStockChanged, loadCurrent, overwrite },
    texts: editedTexts({ ...form, draft, start: startProductDraft(saved) }, isBaseChanged(work.value)),
    isChanged: isChanged(work.value) || pictures.uploads.length > 0,
    closeStale: () => setStale(null),
  };
}

/** The kept draft of this product or of a new one, which may start as a copy. */
function useProductWork(loaded: ProductDetail | null, copied: ProductDetail | null) {
  const key = loaded?._id ?? (copied ? `copy of ${copied._id}` : 'new');
  const work = useKeptWork(`productForm ${key}`, {
    schema: productWork,
    start: () => ({ saved: loaded, draft: startProductDraft(loaded ?? (copied && toCopy(copied))) }),
    isChanged,
  });
  useKeptNotice(work.isKept);
  return work;
}

/** The refusal of a save over a newer version, with that version. */
export type StaleSave = { message: string; current: ProductDetail };

/** Unchanged needs are not sent. */
type SentBody = Omit<NewProductBody, 'needs'> & { needs?: string[] | undefined };

/**
 * An existing product is sent together with the loaded stock. The server applies the difference, so that orders placed
 * in the meantime count (requirements: Product saves).
 */
async function save(body: SentBody, saved: ProductDetail | null): Promise<StaleSave | null> {
  if (!saved) {
    await call('POST /products', { body }, { failed: words.createFailed });
    return null;
  }
  const { _id, version, stock } = saved;
  try {
    const input = { params: { id: _id }, body: { ...body, version, stockLoaded: stock } };
    await call('PUT /products/:id', input, { failed: words.updateFailed });
    return null;
  } catch (error) {
    const current = newerVersion(error, 'product', productDetail);
    if (!isApiError(error) || !current) throw error;
    return { message: error.message, current };
  }
}
