export type Days = { startDate: string; endDate: string };

/** The rows of a report by time, with one of no revenue for each day, week or month without orders. Weeks begin on Sunday. */
export function withQuietTimes(
  rows: { key: string; revenue: number }[],
  { by, startDate, endDate }: Days & { by: string },
) {
  const found = new Map(rows.map((row) => [row.key, row.revenue]));
  const keys = new Set(daysOf({ startDate, endDate }).map((day) => startOf(by, day)));
  return [...keys].map((key) => ({ key, revenue: found.get(key) ?? 0 }));
}

/** The days of the day, week or month that begins on this day, as far as the report has them. */
export function daysOfTime(key: string, { by, startDate, endDate }: Days & { by: string }): Days {
  const last = new Date(key);
  if (by === 'week') last.setUTCDate(last.getUTCDate() + 6);
  if (by === 'month') last.setUTCMonth(last.getUTCMonth() + 1, 0);
  const end = dayOf(last);
  return { startDate: key < startDate ? startDate : key, endDate: end > endDate ? endDate : end };
}

const dayMs = 24 * 60 * 60 * 1000;

function daysOf({ startDate, endDate }: Days) {
  const start = Date.parse(startDate);
  const count = Math.round((Date.parse(endDate) - start) / dayMs) + 1;
  return Array.from({ length: count }, (_, place) => new Date(start + place * dayMs));
}

function startOf(by: string, day: Date) {
  const first = new Date(day);
  if (by === 'week') first.setUTCDate(day.getUTCDate() - day.getUTCDay());
  if (by === 'month') first.setUTCDate(1);
  return dayOf(first);
}

function dayOf(time: Date) {
  return time.toISOString().slice(0, 10);
}
