import { sql } from 'kysely';
import { timeZone } from '../../shared/dates.ts';
import { localTime } from '../confirmation/call-times.ts';

const dayMs = 86_400_000;

export type Days = { startDate: string; endDate: string };

/** The last days of the shop's clock, today included. */
export function lastDays(now: Date, days: number): Days {
  const endDate = localTime(now).day;
  return { startDate: daysBefore(endDate, days - 1), endDate };
}

function daysBefore(day: string, days: number) {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10);
}

/** Midnight of the shop's clock at the start of this day, and with `days` that many days later. */
export function midnight(day: string, days = 0) {
  return sql<Date>`(${day}::date + ${days}::integer)::timestamp at time zone ${timeZone}`;
}

/** Every day from the first to the last. */
export function daysOf({ startDate, endDate }: Days) {
  const count = (Date.parse(endDate) - Date.parse(startDate)) / dayMs + 1;
  return Array.from({ length: count }, (_, place) => daysBefore(endDate, count - 1 - place));
}
