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
 * The dates of a language (requirements: Dates), from a Date, an ISO 8601 string or a calendar day (YYYY-MM-DD), which is
 * the same day in the shop’s time zone.
 */
export function dateFormats(language: Language) {
  const day = { day: 'numeric', month: 'short' } as const;
  const year = { year: 'numeric' } as const;
  const shown = (parts: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined;
    return (time: Date | string) => {
      format ??= new Intl.DateTimeFormat(locales[language], { ...parts, timeZone });
      const text = format.format(new Date(time));
      // French writes the first of a month as an ordinal, which Unicode leaves to the reader.
      return language === 'fr' ? text.replace(/(?<![^ ])1 (?=\p{L})/u, '1er ') : text;
    };
  };
  return {
    /** `August 3`, for a day soon. */
    formatDate: shown({ day: 'numeric', month: 'long' }),
    /** `Aug 3`, where there is little room. */
    formatShortDate: shown(day),
    /** `Sun, Aug 3` */
    formatWeekDate: shown({ ...day, weekday: 'short' }),
    /** `Aug 3, 2025`, `3 août 2025` or `3 أوت 2025` */
    formatDay: shown({ ...day, ...year }),
    /** `August 3, 2025` */
    formatLongDay: shown({ day: 'numeric', month: 'long', ...year }),
    /** `Aug 3, 2025, 2:05 PM` or `3 août 2025, 14:05` */
    formatDateTime: shown({ ...day, ...year, ...clockOf(language) }),
    /** `August 2025` */
    formatMonth: shown({ month: 'long', ...year }),
  };
}
