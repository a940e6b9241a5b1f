import { timeZone } from '../../../shared/dates.ts';

const days = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });

/** The day in the shop's time zone, YYYY-MM-DD. */
export function dayOf(time: Date) {
  return days.format(time);
}
