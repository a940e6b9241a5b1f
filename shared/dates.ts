import { type Language, locales } from './languages.ts';

/** The shop's time zone: days begin at its midnight, and dates are shown in it. */
export const timeZone = 'Africa/Algiers';

/**
 * The dates of a language (requirements: Dates), from a Date or an ISO 8601 string: `Aug 3, 2025`, `3 août 2025` or
 * `3 أوت 2025`, with the time `2:05 PM` or `14:05`.
 */
export function dateFormats(language: Language) {
  const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric', timeZone };
  // Unicode has 12 hours for fr-DZ and ar-DZ, but Algerians write 24.
  const clock: Intl.DateTimeFormatOptions =
    language === 'en' ? { hour: 'numeric' } : { hour: '2-digit', hourCycle: 'h23' };
  const days = new Intl.DateTimeFormat(locales[language], day);
  const times = new Intl.DateTimeFormat(locales[language], { ...day, ...clock, minute: '2-digit' });
  return {
    formatDay: (time: Date | string) => days.format(new Date(time)),
    formatDateTime: (time: Date | string) => times.format(new Date(time)),
  };
}
