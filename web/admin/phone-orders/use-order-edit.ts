import { useState } from 'react';
import {
  type LastChange,
  lastChange,
  type OrderForm,
  orderForm,
} from '../../../shared/orders/phone-orders.ts';
import { call, inPageLanguage } from '../../call.ts';
import { formatDateTime } from '../../ui/format-dates.ts';
import { shownPrice } from '../../ui/forms/shown-number.ts';
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

/** The version that is stored now, and who made it. */
type Newer = { order: OrderForm; changed: LastChange | undefined };

/** The draft of an order's new contents, with what they would cost. */
export function useOrderEdit(opened: OrderForm, onSaved: () => void) {
  const [start] = useState(() => toDraft(opened));
  const [draft, setDraft] = useState(start);
  const [newer, setNewer] = useState<Newer | null>(null);
  const params = { id: opened._id };
  const orderItems = toOrderItems(draft.lines);
  const corrections = typedCorrections(draft, start);
  const shippingAddress = destinationOf(draft);
  function noteNewer(refusal: unknown): never {
    const order = newerVersion(refusal, 'order', orderForm);
    if (order) setNewer({ order, changed: newerVersion(refusal, 'changed', lastChange) });
    throw refusal;
  }

  // What the form shows is the opened version, of which the server has no figures any more once there is a newer one.
  const { version } = opened;
  const { quote, problem, settled, renew } = useOrderQuote(
    canBeQuoted(draft.lines) && shippingAddress && !newer
      ? { version, orderItems, shippingAddress, corrections }
      : null,
    (body, signal) =>
      call('POST /orders/:id/quote', { params, query: inPageLanguage, body }, { signal }).catch(noteNewer),
  );

  const form = useSentForm({
    values: draft,
    onChange: (part) => setDraft((last) => ({ ...last, ...part })),
    check: (draft) => checkDraft(draft, start),
    async send(body) {
      const { quote } = await settled();
      const quoted = quote ? { quotedTotal: quote.totalPrice } : {};
      const sent = { ...body, ...quoted, version };
      try {
        return await call('PUT /orders/:id', { params, body: sent }, { failed: words.failed });
      } catch (error) {
        renew();
        return noteNewer(error);
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
    stale: newer?.order,
    /** The reason why the form was not saved, otherwise why there are no figures. */
    problem: (newer && newerText(newer)) ?? form.problem ?? problem ?? undefined,
    isChanged: JSON.stringify(draft) !== JSON.stringify(start),
  };
}

export type OrderEditForm = ReturnType<typeof useOrderEdit>;

function newerText({ changed }: Newer) {
  if (!changed) return undefined;
  const time = formatDateTime(changed.at);
  return changed.by === undefined ? words.newerByBuyer(time) : words.newer(changed.by, time);
}

function toDraft({ shippingAddress, lines, corrections }: OrderForm): Draft {
  const stored = lines.map(({ productId, name, imageUrl, size = '', quantity, price }) => ({
    ...{ productId, name, imageUrl, size, price },
    quantity: String(quantity),
    sizes: [],
    isNew: false,
  }));
  const { pickupPoint: _point, communeId, pickupPointId, ...address } = asRead(shippingAddress);
  const { discount, ...granted } = corrections;
  const shown = { ...granted, discount: discount === 0 ? '' : shownPrice(discount) };
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
