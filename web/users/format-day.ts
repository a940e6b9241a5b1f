/** The spec's way of dates (spec §9), without the time; in the shop's time zone. */
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'Africa/Algiers' });

/** `Aug 3, 2025` from an ISO 8601 time. */
export function formatDay(isoTime: string) {
  return day.format(new Date(isoTime));
}
