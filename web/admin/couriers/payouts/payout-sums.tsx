import { compareLine, compareLines } from '../../../../shared/couriers/parcel-terms.ts';
import type { PayoutLine } from '../../../../shared/couriers/payouts.ts';
import { adminPayoutsWords } from '../../../words/admin-payouts-words.ts';
import { formatPrice } from '../../../words/formats.ts';

const words = adminPayoutsWords.sums;

/** What was expected for a line, what was paid, and what is missing or too much. */
export function LineSums({ line }: { line: PayoutLine }) {
  return sentenceOf({ ...compareLine(line), amount: line.amount });
}

/** The same for all lines of a payout. */
export function TotalSums({ lines }: { lines: PayoutLine[] }) {
  return sentenceOf(compareLines(lines));
}

function sentenceOf({ due, amount, beyond }: ReturnType<typeof compareLines>) {
  return words.compared(formatPrice(due), formatPrice(amount), beyondText(beyond));
}

/** A sum below 0 is missing. */
export function beyondText(beyond: number) {
  if (beyond === 0) return words.none;
  return beyond < 0 ? words.missing(formatPrice(-beyond)) : words.surplus(formatPrice(beyond));
}
