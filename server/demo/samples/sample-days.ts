import { dayAfter, instantOf, localTime } from '../../confirmation/call-times.ts';
import { daysBefore } from '../../platform/settings/shop-day.ts';

const minuteMs = 60_000;

/** The moment of this day of the shop at so many minutes after midnight. */
export function momentOf(day: string, minutes: number) {
  return new Date(instantOf({ day, clock: '00:00' }).getTime() + minutes * minuteMs);
}

export function minutesAfter(time: Date, minutes: number) {
  return new Date(time.getTime() + minutes * minuteMs);
}

/** 0 is Sunday. The weekend is Friday and Saturday; on Saturday the sample staff works. */
export function weekdayOf(day: string) {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

const friday = 5;

/** The first day on which the staff works, this one or later. */
function workdayFrom(day: string): string {
  return weekdayOf(day) === friday ? dayAfter(day) : day;
}

/** The workday that is so many days later, or the next one. */
export function workdayAfter(time: Date, days: number) {
  return workdayFrom(daysBefore(localTime(time).day, -days));
}

/** The first moment at which the staff calls, at this time or later: workdays from 9:30 to 18:30. */
export function callTimeFrom(time: Date): Date {
  const { day, clock } = localTime(time);
  if (weekdayOf(day) === friday || clock > '18:30') return momentOf(workdayFrom(dayAfter(day)), 9 * 60 + 30);
  return clock < '09:30' ? momentOf(day, 9 * 60 + 30) : time;
}
