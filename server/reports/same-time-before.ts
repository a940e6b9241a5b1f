import { type Days, daysBefore, daysOf } from '../platform/settings/shop-day.ts';

/**
 * The days with which a report is compared: those of the month before, or of the year before, if it begins with a month or
 * a year and stays in it; otherwise as many days, up to the day before.
 */
export function sameTimeBefore(days: Days): Days {
  const { startDate, endDate } = days;
  const isWithin = (length: number) => endDate.slice(0, length) === startDate.slice(0, length);
  if (startDate.endsWith('-01') && isWithin('YYYY-MM'.length)) return monthsBefore(days, 1);
  if (startDate.endsWith('-01-01') && isWithin('YYYY'.length)) return monthsBefore(days, 12);
  return {
    startDate: daysBefore(startDate, daysOf(days).length),
    endDate: daysBefore(startDate, 1),
  };
}

function monthsBefore({ startDate, endDate }: Days, months: number): Days {
  return { startDate: sameDayBefore(startDate, months), endDate: sameDayBefore(endDate, months) };
}

/** The last day of a month stays the last one, and a day that a month does not have becomes it. */
function sameDayBefore(date: string, months: number) {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const last = daysIn(year, month - months);
  const same = day === daysIn(year, month) ? last : Math.min(day, last);
  return new Date(Date.UTC(year, month - 1 - months, same)).toISOString().slice(0, 10);
}

function daysIn(year: number, month: number) {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
