import { useRef, useState } from 'react';
import { isApiError } from '../../../shared/api-error.ts';
import { type Product, product } from '../../../shared/catalog.ts';
import type { NewProductBody } from '../../../shared/product-form.ts';
import { call } from '../../call.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { showToast } from '../../ui/toast.ts';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import type { ProductErrors } from './product-draft.ts';

const words = adminProductsWords.form;

type Outcomes = { onSaved: () => void; onRefused: (fields: ProductErrors) => void };

/** Why a save over somebody else's was refused, and the product that is kept now. */
type Stale = { message: string; current: Product };

/** Saves one product at a time, however often the button is pressed. */
export function useSaveProduct({ onSaved, onRefused }: Outcomes) {
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [stale, setStale] = useState<Stale | null>(null);
  const isBusy = useRef(false);

  /** `kept` is the product that the form had loaded, null for a new one. */
  async function save(body: NewProductBody, kept: Product | null) {
    if (isBusy.current) return;
    isBusy.current = true;
    setSaving(true);
    setProblem(null);
    try {
      await (kept ? update(body, kept) : create(body));
      showToast({ kind: 'success', text: kept ? words.updated : words.created });
      onSaved();
    } catch (error) {
      refuse(error);
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  }

  function refuse(error: unknown) {
    const { fields = {}, extra } = isApiError(error) ? error.details : {};
    const current = product.safeParse(extra?.product).data;
    const message = refusalText(error, words.saveFailed);
    if (current) return setStale({ message, current });
    onRefused(fields);
    setProblem(message);
  }

  return { isSaving, problem, stale, save, forgetStale: () => setStale(null) };
}

function create(body: NewProductBody) {
  return call('POST /products', { body }, { failed: words.createFailed });
}

/**
 * The stock goes as a difference to what was loaded, so that orders placed meanwhile count (requirements: Product
 * saves).
 */
function update(body: NewProductBody, { _id, version, stock }: Product) {
  return call(
    'PUT /products/:id',
    { params: { id: _id }, body: { ...body, version, stockLoaded: stock } },
    { failed: words.updateFailed },
  );
}
