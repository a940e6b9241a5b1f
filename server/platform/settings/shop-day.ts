import { sql } from 'kysely';
import { timeZone } from '../../../shared/values/dates.ts';

const days = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });

const dayMs = 86_400_000;

export type Days = { startDate: string; endDate: string };

/** The day in the shop's time zone, YYYY-MM-DD. */
export function dayOf(time: Date) {
  return days.format(time);
}

export function daysBefore(day: string, days: number) {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10);
}

/** The last days in the shop's time zone, today included. */
export function lastDays(now: Date, days: number): Days {
  const endDate = dayOf(now);
  return { startDate: daysBefore(endDate, days - 1), endDate };
}

/** Every day from the first to the last. */
export function daysOf({ startDate, endDate }: Days) {
  const count = (Date.parse(endDate) - Date.parse(startDate)) / dayMs + 1;
  return Array.from({ length: count }, (_, place) => daysBefore(endDate, count - 1 - place));
}

/** Midnight at the start of this day in the shop's time zone, and with `days` that many days later. */
export function midnight(day: string, days = 0) {
  return sql<Date>`(${day}::date + ${days}::integer)::timestamp at time zone ${timeZone}`;
}
