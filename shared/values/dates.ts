import { type Language, locales } from './languages.ts';

/** The shop's time zone: days begin at its midnight, and dates are shown in it. */
export const timeZone = 'Africa/Algiers';

/** The time of day in a language. Unicode has 12 hours for fr-DZ and ar-DZ, but Algerians write 24. */
export function clockOf(language: Language): Intl.DateTimeFormatOptions {
  const hours: Intl.DateTimeFormatOptions =
    language === 'en' ? { hour: 'numeric' } : { hour: '2-digit', hourCycle: 'h23' };
  return { ...hours, minute: '2-digit', timeZone };
}

/**
 * The dates of a language (requirements: Dates), from a Date or an ISO 8601 string: `Aug 3, 2025`, `3 août 2025` or
 * `3 أوت 2025`, with the time `2:05 PM` or `14:05`.
 */
export function dateFormats(language: Language) {
  const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric', timeZone };
  const days = new Intl.DateTimeFormat(locales[language], day);
  const dates = new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'long', timeZone });
  const times = new Intl.DateTimeFormat(locales[language], { ...day, ...clockOf(language) });
  const shown = (format: Intl.DateTimeFormat) => (time: Date | string) => {
    const text = format.format(new Date(time));
    // French writes the first of a month as an ordinal, which Unicode leaves to the reader.
    return language === 'fr' ? text.replace(/^1 /, '1er ') : text;
  };
  return {
    /** Without the year, for a day soon. */
    formatDate: shown(dates),
    formatDay: shown(days),
    formatDateTime: shown(times),
  };
}
