import { afterFees, compareLines, type PayoutDifference } from '../../../../shared/couriers/parcel-terms.ts';
import type { PayoutLine, ShownPayout } from '../../../../shared/couriers/payouts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { adminPayoutsWords } from '../../../words/admin-payouts-words.ts';
import { comma, formatPrice } from '../../../words/formats.ts';

const words = adminPayoutsWords.sums;

/** What was expected for lines of a payout, what was paid, and what is missing or too much. */
export function Sums({ lines }: { lines: PayoutLine[] }) {
  const { due, amount, missing, surplus } = compareLines(lines);
  const parts = [-missing, surplus].filter((sum) => sum !== 0).map(beyondText);
  return words.compared(formatPrice(due), formatPrice(amount), parts.join(comma) || words.none);
}

/** What a payout brought in all, what the courier kept of it, and what stands on the bank statement. */
export function netText({ amount, fees }: Pick<ShownPayout, 'amount' | 'fees'>) {
  return adminPayoutsWords.file.sum(
    formatPrice(amount),
    formatPrice(fees),
    formatPrice(afterFees(amount, fees)),
  );
}

/** Why a line is not the payment of its parcel. */
export function kindOf({ isCompensation, repeats, otherCourier }: PayoutLine, difference: PayoutDifference) {
  if (repeats) return adminPayoutsWords.repeats(repeats);
  if (otherCourier) return adminPayoutsWords.otherCourier(otherCourier);
  return isCompensation ? adminPayoutsWords.compensation : adminPayoutsWords.kinds[difference];
}

type DifferencesProps = { payout: Pick<ShownPayout, 'differences' | 'accepted' | 'withdrawn'> };

/** How many differences of a payout are open, and how many somebody accepted, unless it was withdrawn. */
export function Differences({ payout: { differences, accepted, withdrawn } }: DifferencesProps) {
  if (withdrawn) return <Badge tone="neutral">{adminPayoutsWords.withdraw.state}</Badge>;
  return (
    <>
      {differences > 0 && <Badge tone="warning">{adminPayoutsWords.differences(differences)}</Badge>}
      {accepted > 0 && <Badge tone="brand">{adminPayoutsWords.accepted(accepted)}</Badge>}
      {differences + accepted === 0 && <Badge tone="brand">{adminPayoutsWords.fine}</Badge>}
    </>
  );
}

/** A sum below 0 is missing. */
export function beyondText(beyond: number) {
  if (beyond === 0) return words.none;
  return beyond < 0 ? words.missing(formatPrice(-beyond)) : words.surplus(formatPrice(beyond));
}
