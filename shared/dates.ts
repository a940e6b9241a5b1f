/** The shop's time zone: days begin at its midnight, and dates are shown in it. */
export const timeZone = 'Africa/Algiers';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone });

const dayAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });

/** `Aug 3, 2025` (requirements: Dates), from a Date or an ISO 8601 string. */
export function formatDay(time: Date | string) {
  return day.format(new Date(time));
}

/** `Aug 3, 2025, 2:05 PM` (requirements: Dates), from a Date or an ISO 8601 string. */
export function formatDateTime(time: Date | string) {
  return dayAndTime.format(new Date(time));
}
