// Apart from the contract in couriers.ts, so that pages which need only the terms do not load its schemas.

import { toCentimes, toDinars } from '../catalog/prices.ts';
import type { OrderStatus } from '../orders/order-terms.ts';

/** How the shop talks to a courier: by files, or by the interface of one of these systems. */
export const courierKinds = ['sheet', 'yalidine', 'ecotrack'] as const;

export type CourierKind = (typeof courierKinds)[number];

/** The keys without which the interface of a courier answers nothing. */
export const neededKeys: Record<CourierKind, ('id' | 'token')[]> = {
  sheet: [],
  yalidine: ['id', 'token'],
  ecotrack: ['token'],
};

/** The states of a parcel, whichever courier carries it. */
export const parcelStatuses = [
  'created',
  'pending_pickup',
  'picked_up',
  'in_transit',
  'at_hub',
  'awaiting_buyer',
  'out_for_delivery',
  'delivery_attempted',
  'on_hold',
  'delivered',
  'return_in_transit',
  'returned',
  'cancelled',
  'lost',
] as const;

export type ParcelStatus = (typeof parcelStatuses)[number];

/** A state that nobody has mapped is unknown. It changes nothing. */
export type EventStatus = ParcelStatus | 'unknown';

/** After these states a courier has nothing more to do. */
export const finalStatuses: readonly ParcelStatus[] = ['delivered', 'returned', 'cancelled', 'lost'];

/** With these states the order ends too. */
export const endingStatuses: readonly ParcelStatus[] = ['delivered', 'returned'];

/** In these states a courier collects nothing (any more). */
export const collectedStatuses: readonly ParcelStatus[] = [...finalStatuses, 'return_in_transit'];

/** After these states an order may get another parcel. */
export const replaceableStatuses: readonly ParcelStatus[] = ['returned', 'cancelled', 'lost'];

/** Whether an order is on the way to its buyer: with a courier that is not bringing it back, or without one Shipped. */
export function isOnTheWay(order: OrderStatus, parcel?: ParcelStatus) {
  if (order !== 'Processing' && order !== 'Shipped') return false;
  if (parcel === undefined || replaceableStatuses.includes(parcel)) return order === 'Shipped';
  return parcel !== 'return_in_transit';
}

/** States about which somebody must call the buyer (requirements: Rescue). */
export const rescueStatuses: readonly ParcelStatus[] = [
  'awaiting_buyer',
  'delivery_attempted',
  'on_hold',
  'lost',
];

/** What a call about a parcel with a problem led to. `settled` and `return` end the task; after the others it comes back. */
export const rescueOutcomes = ['retry', 'noanswer', 'newdate', 'newcontact', 'return', 'settled'] as const;

export type RescueOutcome = (typeof rescueOutcomes)[number];

/** Within how many minutes of the courier's event somebody should have called. */
export const rescueMinutes = 60;

/** How many days ahead a courier can be asked to come. */
export const latestNewDate = 7;

/**
 * Why somebody must look at a parcel: the courier refused it, cannot be reached, may have made it without an answer, has
 * it but does not show it to its people, or the parcel does not fit its order: by its state, by what it collects, or because
 * another one carries the order.
 */
export const parcelProblems = ['refused', 'unreachable', 'unsure', 'hidden', 'order'] as const;

export type ParcelProblem = (typeof parcelProblems)[number];

/**
 * Why a line of a payout is not the payment of its parcel: nobody's tracking number, counted before, more or less than the
 * parcel brought, or a parcel that is not delivered.
 */
export const payoutDifferences = ['unknown', 'twice', 'above', 'below', 'undelivered'] as const;

export type PayoutDifference = (typeof payoutDifferences)[number];

type Compared = { amount: number; expected?: number | undefined; difference?: PayoutDifference | undefined };

/**
 * What is still to come for a line of a payout, and what it brings beyond that, below 0 if it is too little. Dinars. Nothing
 * is to come for a parcel that was counted before or that nobody knows.
 */
export function compareLine({ amount, expected = 0, difference }: Compared) {
  const due = difference === 'twice' ? 0 : expected;
  return { due, beyond: toDinars(toCentimes(amount) - toCentimes(due)) };
}

/** The amount without the fee of the courier, as on the bank statement. Dinars. */
export function afterFees(amount: number, fees: number) {
  return toDinars(toCentimes(amount) - toCentimes(fees));
}

/** The sums of these lines. An overpaid line does not make up for an underpaid one. */
export function compareLines(lines: Compared[]) {
  const sum = (of: (line: Compared) => number) =>
    toDinars(lines.reduce((total, line) => total + toCentimes(of(line)), 0));
  return {
    amount: sum(({ amount }) => amount),
    due: sum((line) => compareLine(line).due),
    missing: sum((line) => Math.max(-compareLine(line).beyond, 0)),
    surplus: sum((line) => Math.max(compareLine(line).beyond, 0)),
  };
}

/** The values of a courier's sheet. */
export const sheetFields = [
  'reference',
  'firstName',
  'lastName',
  'phone',
  'phone2',
  'wilayaCode',
  'wilaya',
  'commune',
  'address',
  'delivery',
  'desk',
  'products',
  'amount',
  'declaredValue',
  'weight',
  'length',
  'width',
  'height',
  'insured',
  'opening',
  'exchange',
  'note',
] as const;

export type SheetField = (typeof sheetFields)[number];

export type SheetColumn = { field: SheetField; heading: string };

/** The headings of a new courier's sheet. Its people read French. */
export const usualHeadings: Record<SheetField, string> = {
  reference: 'Référence',
  firstName: 'Prénom',
  lastName: 'Nom',
  phone: 'Téléphone',
  phone2: 'Téléphone 2',
  wilayaCode: 'Code wilaya',
  wilaya: 'Wilaya',
  commune: 'Commune',
  address: 'Adresse',
  delivery: 'Livraison',
  desk: 'Bureau',
  products: 'Produits',
  amount: 'Montant',
  declaredValue: 'Valeur déclarée',
  weight: 'Poids (kg)',
  length: 'Longueur',
  width: 'Largeur',
  height: 'Hauteur',
  insured: 'Assuré',
  opening: 'Ouverture autorisée',
  exchange: 'Échange',
  note: 'Remarque',
};

/** The status of a payment that came with a payout. */
export const paidOut = 'paid out';
