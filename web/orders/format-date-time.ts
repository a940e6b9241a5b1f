/** The spec's way of dates on orders (spec §9): US English, short month, with time; in the shop's time zone. */
const dateTime = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Algiers',
});

/** `Aug 3, 2025, 2:05 PM` from an ISO 8601 time. */
export function formatDateTime(isoTime: string) {
  return dateTime.format(new Date(isoTime));
}
