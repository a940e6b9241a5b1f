import { useState } from 'react';
import { type OrderForm, orderForm } from '../../../shared/orders/phone-orders.ts';
import { call, inPageLanguage } from '../../call.ts';
import { shownNumber } from '../../ui/forms/shown-number.ts';
import { useSentForm } from '../../ui/forms/use-sent-form.ts';
import { showToast } from '../../ui/toast.ts';
import { adminPhoneOrderWords } from '../../words/admin-phone-order-words.ts';
import { newerVersion } from '../list/newer-version.ts';
import { asRead, checkAddress, destinationOf, type OrderAddress } from './order-address.ts';
import { type CorrectionDraft, checkCorrections, typedCorrections } from './order-corrections.ts';
import { canBeQuoted, checkLines, type FormLine, toOrderItems } from './order-form-lines.ts';
import { useOrderQuote } from './use-order-quote.ts';

const words = adminPhoneOrderWords.edit;

type Draft = OrderAddress & CorrectionDraft & { lines: FormLine[] };

/** The draft of an order's new contents, with what they would cost. */
export function useOrderEdit(opened: OrderForm, onSaved: () => void) {
  const [start] = useState(() => toDraft(opened));
  const [draft, setDraft] = useState(start);
  const [stale, setStale] = useState<OrderForm | null>(null);
  const params = { id: opened._id };
  const orderItems = toOrderItems(draft.lines);
  const corrections = typedCorrections(draft, start);
  const shippingAddress = destinationOf(draft);
  const { quote, problem, settled, renew } = useOrderQuote(
    canBeQuoted(draft.lines) && shippingAddress ? { orderItems, shippingAddress, corrections } : null,
    (body, signal) => call('POST /orders/:id/quote', { params, query: inPageLanguage, body }, { signal }),
  );

  const form = useSentForm({
    values: draft,
    onChange: (part) => setDraft((last) => ({ ...last, ...part })),
    check: (draft) => checkDraft(draft, start),
    async send(body) {
      const { quote } = await settled();
      const quoted = quote ? { quotedTotal: quote.totalPrice } : {};
      const sent = { ...body, ...quoted, version: opened.version };
      try {
        return await call('PUT /orders/:id', { params, body: sent }, { failed: words.failed });
      } catch (error) {
        renew();
        setStale(newerVersion(error, 'order', orderForm) ?? null);
        throw error;
      }
    },
    onDone() {
      showToast({ kind: 'success', text: words.done });
      onSaved();
    },
    staysOpen: true,
    failed: words.failed,
  });

  return {
    ...form,
    draft,
    quote,
    stale,
    /** The reason why the form was not saved, otherwise why there are no figures. */
    problem: form.problem ?? problem ?? undefined,
    isChanged: JSON.stringify(draft) !== JSON.stringify(start),
  };
}

export type OrderEditForm = ReturnType<typeof useOrderEdit>;

function toDraft({ shippingAddress, lines, corrections }: OrderForm): Draft {
  const stored = lines.map(({ productId, name, imageUrl, size = '', quantity, price }) => ({
    ...{ productId, name, imageUrl, size, price },
    quantity: String(quantity),
    sizes: [],
    isNew: false,
  }));
  const { pickupPoint: _point, communeId, pickupPointId, ...address } = asRead(shippingAddress);
  const { discount, ...granted } = corrections;
  const shown = { ...granted, discount: discount === 0 ? '' : shownNumber(discount) };
  return { ...address, communeId, pickupPointId, ...shown, lines: stored };
}

function checkDraft({ discount, freeDelivery, reason, ...draft }: Draft, start: Draft) {
  const { lines, ...address } = draft;
  const orderItems = toOrderItems(lines);
  const { granted, wrong } = checkCorrections({ lines, discount, freeDelivery, reason }, start);
  const { body, errors } = checkAddress(address, { ...wrong, ...checkLines(lines) });
  return errors
    ? { body: null, errors }
    : { body: { orderItems, shippingAddress: body, ...granted }, errors: null };
}
