/** Algeria is one hour ahead of UTC all year. */
const shopOffset = '+01:00';
const hour = 60 * 60_000;
const day = 24 * hour;

/** The value of a field of date and time, on the shop's clock whatever the clock of the browser is. */
export function fieldValue(time: Date) {
  return new Date(time.getTime() + hour).toISOString().slice(0, 16);
}

/** The day on the shop's clock, YYYY-MM-DD. */
export function shopDay(time: Date) {
  return fieldValue(time).slice(0, 10);
}

/** The moment of such a value; undefined while it is not complete. */
export function momentOf(value: string) {
  const time = new Date(`${value}:00${shopOffset}`);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** The same clock time on a day from now on the shop's clock. */
export function inDays(now: Date, count: number, clock: string) {
  const shown = shopDay(new Date(now.getTime() + count * day));
  return new Date(`${shown}T${clock}:00${shopOffset}`);
}

export function inMinutes(now: Date, count: number) {
  return new Date(now.getTime() + count * 60_000);
}
