import { type CorrectionFigures, corrections } from '../../../shared/orders/corrections.ts';
import { money, typedNumber } from '../../../shared/values/typed-number.ts';
import { checkValues, type FieldErrors } from '../../ui/forms/check-values.ts';
import type { FormLine } from './order-form-lines.ts';

/** What the staff types to grant something for an order. */
export type CorrectionDraft = { discount: string; freeDelivery: boolean; reason: string };

export const noCorrections: CorrectionDraft = { discount: '', freeDelivery: false, reason: '' };

type Draft = CorrectionDraft & { lines: FormLine[] };

/**
 * What is granted, as the API takes it; undefined if it is as at the start, so that whoever handles no money sends nothing.
 * A text that is no number stays, and the contract refuses it.
 */
export function typedCorrections(draft: Draft, start: CorrectionDraft): CorrectionFigures | undefined {
  const { lines, discount, freeDelivery, reason } = draft;
  const prices = lines.flatMap(({ productId, size, agreed = '' }) =>
    agreed.trim() === '' ? [] : [{ productId, size: size || null, price: typedNumber(agreed, money) }],
  );
  const isSame =
    prices.length === 0 &&
    discount === start.discount &&
    freeDelivery === start.freeDelivery &&
    reason === start.reason;
  if (isSame) return undefined;
  return { discount: typedNumber(discount, money) ?? 0, freeDelivery, prices } as CorrectionFigures;
}

/** Whether something is granted, which needs a reason. */
export function isGranted({ lines, discount, freeDelivery }: Draft) {
  return freeDelivery || discount.trim() !== '' || lines.some(({ agreed = '' }) => agreed.trim() !== '');
}

/** The corrections as the API takes them, and the errors of the fields. */
export function checkCorrections(draft: Draft, start: CorrectionDraft) {
  const typed = typedCorrections(draft, start);
  if (!typed) return { granted: {}, wrong: {} };
  const { body, errors } = checkValues(corrections, { ...typed, reason: draft.reason });
  if (!errors) return { granted: { corrections: body }, wrong: {} };
  const { prices, ...wrong } = errors;
  return { granted: {}, wrong: { ...wrong, ...(prices && { lines: prices }) } as FieldErrors };
}
