import type { RescueOutcome } from '../../../shared/parcel-terms.ts';
import { formatDay } from '../../ui/format-dates.ts';
import { adminRescueWords as words } from '../../words/admin-rescue-words.ts';

/** What was done about a parcel with a problem, with its day if there is one. */
export function stepText({ outcome, newDate }: { outcome: RescueOutcome; newDate?: string | undefined }) {
  return newDate ? words.on(words.done[outcome], formatDay(newDate)) : words.done[outcome];
}
