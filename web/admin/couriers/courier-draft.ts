import * as z from 'zod/mini';
import { type Courier, newCourierBody } from '../../../shared/couriers/couriers.ts';
import { courierKinds, sheetFields, usualHeadings } from '../../../shared/couriers/parcel-terms.ts';
import { money, typedNumber } from '../../../shared/values/typed-number.ts';
import { checkValues } from '../../ui/forms/check-values.ts';
import { shownPrice } from '../../ui/forms/shown-number.ts';

export const courierDraft = z.object({
  name: z.string(),
  kind: z.enum(courierKinds),
  fromWilaya: z.string(),
  returnFee: z.string(),
  maxCollected: z.string(),
  baseUrl: z.string(),
  isActive: z.boolean(),
  columns: z.array(z.object({ field: z.enum(sheetFields), heading: z.string() })),
});

/** A courier as it is typed. */
export type CourierDraft = z.infer<typeof courierDraft>;

export function draftOf(stored: Courier | null): CourierDraft {
  return {
    name: stored?.name ?? '',
    kind: stored?.kind ?? 'sheet',
    fromWilaya: String(stored?.fromWilaya ?? ''),
    returnFee: shownPrice(stored?.returnFee ?? 0),
    maxCollected: shownPrice(stored?.maxCollected),
    baseUrl: stored?.baseUrl ?? '',
    isActive: stored?.isActive ?? true,
    columns: stored?.sheetColumns ?? sheetFields.map((field) => ({ field, heading: usualHeadings[field] })),
  };
}

export function toBody({ columns, fromWilaya, returnFee, maxCollected, ...draft }: CourierDraft) {
  return {
    ...draft,
    fromWilaya: fromWilaya === '' ? null : Number(fromWilaya),
    returnFee: typedNumber(returnFee, money) ?? 0,
    maxCollected: typedNumber(maxCollected, money) ?? null,
    sheetColumns: columns,
  };
}

/** The keys are not part of the draft, because a draft is kept when the session ends. */
export type Keys = { id: string; token: string; webhook: string };

export const noKeys: Keys = { id: '', token: '', webhook: '' };

export function checkCourier(draft: CourierDraft, secrets: Keys) {
  return checkValues(newCourierBody, { ...toBody(draft), secrets });
}
