import type { AcceptReason } from '../../shared/orders/accept-reasons.ts';
import { formatNumber, plural } from './formats.ts';

/** Words of the money that couriers collect. */
export const adminPayoutsWords = {
  title: 'Payouts',
  lead: 'Delivered is not paid. Import the sheets of your couriers here: the orders of matched parcels become paid, and every difference is listed.',
  loading: 'Loading payouts…',
  failed: 'Failed to fetch the payouts',
  errorTitle: 'Error Loading Payouts',
  none: 'No payout was recorded yet.',
  back: 'Back to Payouts',
  columns: {
    payout: 'Payout',
    paidOn: 'Paid on',
    lines: 'Lines',
    amount: 'Amount',
    fees: 'Fees',
  },
  matched: (count: number) => `${formatNumber(count)} matched`,
  differences: (count: number) =>
    plural(count, { one: '1 difference', other: `${formatNumber(count)} differences` }),
  accepted: (count: number) =>
    plural(count, { one: '1 difference accepted', other: `${formatNumber(count)} differences accepted` }),
  fine: 'No difference',
  compensation: 'Compensation for a lost parcel',
  kinds: {
    unknown: 'Unknown tracking number',
    twice: 'Paid before',
    above: 'More than the parcel',
    below: 'Less than the parcel',
    undelivered: 'Not delivered',
  },
  file: {
    open: 'Import a Payout',
    title: 'Import a payout',
    text: 'A CSV file with columns for the tracking number, the amount and perhaps the fee. Nothing is recorded before you have seen how it matches.',
    courier: 'Courier',
    choose: 'Select the courier',
    reference: 'Reference of the payout',
    paidOn: 'Paid on',
    file: 'Choose the CSV File',
    named: (name: string) => `File: ${name}`,
    first: 'Choose the courier and the file first.',
    apply: 'Record',
    refused: 'Nothing is taken from this file',
    line: (line: number, problem: string) => `Line ${line}: ${problem}`,
    sum: (amount: string, fees: string) => `Total ${amount}, fees ${fees}`,
    difference: (tracking: string, kind: string) => `${tracking}: ${kind}`,
    done: (paid: number, returned: number) =>
      [
        plural(paid, { one: '1 parcel is paid out', other: `${formatNumber(paid)} parcels are paid out` }),
        ...(returned > 0
          ? [
              plural(returned, {
                one: '1 return without money',
                other: `${formatNumber(returned)} returns without money`,
              }),
            ]
          : []),
      ].join(', '),
  },
  sums: {
    compared: (due: string, paid: string, beyond: string) => `Expected ${due}, paid ${paid}: ${beyond}`,
    missing: (amount: string) => `${amount} missing`,
    surplus: (amount: string) => `${amount} too much`,
    none: 'no difference',
  },
  ofOrder: {
    paidOf: (paid: string, due: string) => `The courier has paid ${paid} of ${due}.`,
    missing: (amount: string) => `${amount} is missing.`,
    givenUp: (amount: string, reason: string) => `${amount} was given up: ${reason}.`,
  },
  payout: {
    heading: (reference: string) => `Payout ${reference}`,
    failed: 'Failed to fetch the payout',
    errorTitle: 'Error Loading Payout',
    notFound: 'There is no such payout.',
    tryAgain: 'Try again',
    export: 'Export',
    recorded: (time: string, by: string) => `Recorded on ${time} by ${by}`,
    tracking: 'Tracking',
    order: 'Order',
    difference: 'Difference',
    expected: 'Expected',
    result: 'Result',
    matches: 'Matches',
  },
  accept: {
    open: 'Accept…',
    openNamed: (tracking: string) => `Accept the difference of ${tracking}`,
    title: (tracking: string) => `Accept the difference of ${tracking}`,
    text: 'The line stays as the courier wrote it, and is no longer an open difference. If the parcel is delivered, its order becomes paid. The revenue stays the total of the order; the margin of the parcels counts what was given up.',
    reason: 'Reason',
    choose: 'Choose a reason',
    reasons: {
      agreed: 'Agreed with the courier',
      fee: 'The courier took off its fee',
      damage: 'Paid for damage or loss',
      corrected: 'Corrected in another payout',
      other: 'Another reason',
    } satisfies Record<AcceptReason, string>,
    note: 'Note',
    confirm: 'Accept',
    done: 'The difference is accepted',
    by: (name: string, time: string) => `Accepted by ${name}, ${time}`,
    undo: 'Undo',
    undoNamed: (tracking: string) => `Undo the acceptance of ${tracking}`,
    undoTitle: 'Undo the acceptance',
    undoText: 'The difference is open again. An order that became paid by it is unpaid again.',
    undone: 'The difference is open again',
  },
  unpaid: {
    title: 'Delivered and unpaid for 14 days',
    none: 'All parcels that were delivered 14 days ago are paid.',
    sum: (count: number, total: string) =>
      `${plural(count, { one: '1 parcel', other: `${formatNumber(count)} parcels` })}, ${total}`,
    of: (amount: string) => `of ${amount}`,
    since: (day: string) => `Delivered on ${day}`,
  },
  measures: {
    title: 'How parcels ended in the last 90 days',
    titleOf: (first: string, last: string) => `How parcels ended from ${first} to ${last}`,
    by: 'By',
    choices: { courier: 'Courier', wilaya: 'Wilaya', product: 'Product' },
    none: 'No parcel ended in this time.',
    delivered: 'Delivered',
    returned: 'Returned',
    share: 'Delivered share',
    percent: (share: number) => `${share}%`,
    margin: 'Margin',
    returnCost: 'Cost of returns',
    profit: 'Profit',
    uncosted: (units: number) =>
      plural(units, {
        one: 'without 1 unit of unknown cost',
        other: `without ${formatNumber(units)} units of unknown cost`,
      }),
    allUncosted: (units: number) =>
      plural(units, { one: '1 unit of unknown cost', other: `${formatNumber(units)} units of unknown cost` }),
    hint: 'The margin counts goods whose cost price is known, and the shipping without the fee of the courier.',
  },
};
