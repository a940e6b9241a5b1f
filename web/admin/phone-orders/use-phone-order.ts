import { useRef, useState } from 'react';
import type { Order } from '../../../shared/orders/orders.ts';
import type { KnownAddress } from '../../../shared/orders/phone-orders.ts';
import { type Language, rootLanguage } from '../../../shared/values/languages.ts';
import { call, inPageLanguage } from '../../call.ts';
import { useSentForm } from '../../ui/forms/use-sent-form.ts';
import { showToast } from '../../ui/toast.ts';
import { adminPhoneOrderWords } from '../../words/admin-phone-order-words.ts';
import { checkAddress, destinationOf, type OrderAddress } from './order-address.ts';
import {
  type CorrectionDraft,
  checkCorrections,
  noCorrections,
  typedCorrections,
} from './order-corrections.ts';
import { canBeQuoted, checkLines, type FormLine, toOrderItems } from './order-form-lines.ts';
import { useOrderQuote } from './use-order-quote.ts';

const words = adminPhoneOrderWords.phone;

type Draft = OrderAddress &
  CorrectionDraft & {
    email: string;
    language: Language;
    notes: string;
    discountCode: string;
    isConfirmed: boolean;
    lines: FormLine[];
  };

const blank = {
  ...{ fullName: '', street: '', city: '', Wilaya: '', postalCode: '', phone: '', email: '' },
  ...{ communeId: undefined, deliveryKind: 'home', pickupPointId: undefined },
  ...{ notes: '', discountCode: '', isConfirmed: false, lines: [], ...noCorrections },
} satisfies Omit<Draft, 'language'>;

/** What is known of an order that is placed for returned units of another one. */
export type Exchange = {
  /** The id of the other order. */
  of: string;
  /** In dinars, what was paid before. */
  credit: number;
  filled: OrderAddress & Pick<Draft, 'email' | 'language' | 'notes'>;
};

type Taking = { exchange?: Exchange | undefined; onPlaced: (order: Order) => void };

/** The draft of an order that is taken on the phone, with what it would cost. */
export function usePhoneOrder({ exchange, onPlaced }: Taking) {
  const [start] = useState<Draft>(() => ({ ...blank, language: rootLanguage(), ...exchange?.filled }));
  const [draft, setDraft] = useState(start);
  // The same for all attempts, so that an order whose answer was lost is not placed twice.
  const key = useRef<string>(undefined);
  const shippingAddress = destinationOf(draft) ?? undefined;
  const orderItems = toOrderItems(draft.lines);
  const corrections = typedCorrections(draft, noCorrections);
  const { quote, problem, settled, renew } = useOrderQuote(
    canBeQuoted(draft.lines)
      ? { orderItems, shippingAddress, ...codeOf(draft), language: draft.language, corrections }
      : null,
    (body, signal) => call('POST /orders/phone/quote', { query: inPageLanguage, body }, { signal }),
  );

  const form = useSentForm({
    values: draft,
    onChange: (part) => setDraft((last) => ({ ...last, ...part })),
    check: checkDraft,
    async send(body) {
      key.current ??= crypto.randomUUID();
      const { quote } = await settled();
      const quoted = quote ? { quotedTotal: quote.totalPrice } : {};
      const headers = { 'idempotency-key': key.current };
      const sent = { ...body, ...quoted, ...(exchange && { exchangeOf: exchange.of }) };
      try {
        return await call('POST /orders/phone', { body: sent }, { headers, failed: words.failed });
      } catch (error) {
        renew();
        throw error;
      }
    },
    onDone(order) {
      showToast({ kind: 'success', text: words.done });
      onPlaced(order);
    },
    failed: words.failed,
  });

  return {
    ...form,
    draft,
    quote,
    /** Whether the quote has no delivery yet. */
    isWithoutPlace: shippingAddress === undefined,
    /** The reason why the order was not placed, otherwise why there are no figures. */
    problem: form.problem ?? problem ?? undefined,
    isChanged: JSON.stringify(draft) !== JSON.stringify(start),
    use: ({ phone: _typed, ...address }: KnownAddress) =>
      form.change({ ...address, communeId: address.communeId, pickupPointId: undefined }),
    /** Takes the address out again. */
    clear() {
      const { fullName, street, city, Wilaya, postalCode, email, communeId, pickupPointId } = start;
      const address = { fullName, street, city, Wilaya, postalCode, email, communeId, pickupPointId };
      form.change({ ...address, language: start.language });
    },
  };
}

export type PhoneOrderForm = ReturnType<typeof usePhoneOrder>;

/** A blank code is none. */
function codeOf({ discountCode }: Pick<Draft, 'discountCode'>) {
  return discountCode.trim() === '' ? {} : { discountCode };
}

function checkDraft({ discount, freeDelivery, reason, ...draft }: Draft) {
  const { lines, language, notes, discountCode, isConfirmed, ...address } = draft;
  const orderItems = toOrderItems(lines);
  const { granted, wrong } = checkCorrections({ lines, discount, freeDelivery, reason }, noCorrections);
  const { body, errors } = checkAddress(
    { ...address, email: address.email.trim() },
    { ...wrong, ...checkLines(lines) },
  );
  return errors
    ? { body: null, errors }
    : {
        body: {
          ...{ orderItems, shippingAddress: body, language, notes, isConfirmed },
          ...codeOf({ discountCode }),
          ...granted,
        },
        errors: null,
      };
}
