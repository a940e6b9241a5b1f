import { useEffect, useRef, useState } from 'react';
import { type Product, product as productSchema } from '../../../shared/catalog/catalog.ts';
import { discountProblem, newProductBody } from '../../../shared/catalog/product-form.ts';
import { money, typedNumber, whole } from '../../../shared/values/typed-number.ts';
import { call } from '../../call.ts';
import { translated } from '../../session/translated.ts';
import { shownPrice } from '../../ui/forms/shown-number.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { newerVersion } from '../list/newer-version.ts';
import { priceHints } from '../prices/price-hints.ts';

/** The fields that can be changed in the list. */
export type CellField = 'price' | 'discountedPrice' | 'stock';

export type Editable = {
  product: Product;
  field: CellField;
  /** Called with the product as it is stored now, also if somebody else has changed it. */
  onStored: (product: Product) => void;
};

/**
 * What is told below the field. If somebody else has changed the product, the administrator decides which value to keep;
 * an unusual price is asked about once before it is saved.
 */
type CellNote = { kind: 'problem' | 'stale' | 'unusual'; text: string };

/** The value of one field while it is changed in place (requirements: Admin products). */
export function useCell({ product, field, onStored }: Editable) {
  /** Null while the value is only shown. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [note, setNote] = useState<CellNote | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const takesFocus = useRef(false);

  useEffect(() => {
    if (typed === null && takesFocus.current) opener.current?.focus();
    takesFocus.current = false;
  }, [typed]);

  function open() {
    setTyped(textOf(product, field));
  }

  function close({ keepsFocus }: { keepsFocus: boolean }) {
    takesFocus.current = keepsFocus;
    setTyped(null);
    setNote(null);
  }

  function type(text: string) {
    setTyped(text);
    if (note?.kind === 'unusual') setNote(null);
  }

  async function save({ keepsFocus }: { keepsFocus: boolean }) {
    if (typed === null || isBusy) return;
    const { value, error } = readValue(product, field, typed);
    if (error) return setNote({ kind: 'problem', text: await translated(error) });
    if (value === product[field]) return close({ keepsFocus });
    const hint = note?.kind !== 'unusual' && unusualPrice(product, field, typed);
    if (hint) setNote({ kind: 'unusual', text: hint });
    else await send(value, { keepsFocus });
  }

  async function send(value: number, { keepsFocus }: { keepsFocus: boolean }) {
    setBusy(true);
    try {
      onStored(await store(product, field, value));
      close({ keepsFocus: keepsFocus && form.current?.contains(document.activeElement) === true });
    } catch (refusal) {
      const current = newerVersion(refusal, 'product', productSchema);
      if (current) onStored(current);
      setNote({ kind: current ? 'stale' : 'problem', text: refusalText(refusal) });
    } finally {
      setBusy(false);
    }
  }

  return { typed, isBusy, note, opener, form, open, close, save, type };
}

function unusualPrice(product: Product, field: CellField, typed: string) {
  const [price, discountedPrice] = [textOf(product, 'price'), textOf(product, 'discountedPrice')];
  const draft = { price, discountedPrice, costPrice: '', [field]: typed };
  return field !== 'stock' && priceHints(product, draft)[field];
}

function textOf(product: Product, field: CellField) {
  return field === 'discountedPrice' && product.discountedPrice === 0 ? '' : shownPrice(product[field]);
}

/** The typed value, or its error. No discounted price means 0. */
function readValue(product: Product, field: CellField, typed: string) {
  const { data = 0, error } = newProductBody.shape[field].safeParse(
    typedNumber(typed, field === 'stock' ? whole : money),
  );
  const discount = field === 'discountedPrice' && discountProblem(product.price, data);
  return { value: data, error: error?.issues[0]?.message ?? (discount || undefined) };
}

/** Saves one field. The stock changes by the difference, so that orders in between count (requirements: Product saves). */
function store({ _id, version, stock }: Product, field: CellField, value: number) {
  const body = { [field]: value, version, ...(field === 'stock' && { stockLoaded: stock }) };
  const { updateFailed } = adminProductsWords.form;
  return call('PUT /products/:id', { params: { id: _id }, body }, { failed: updateFailed });
}
