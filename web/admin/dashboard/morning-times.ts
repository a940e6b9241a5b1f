import { clockOf, timeZone } from '../../../shared/values/dates.ts';
import { locales } from '../../../shared/values/languages.ts';
import { language } from '../../words/formats.ts';

const clock = new Intl.DateTimeFormat(locales[language], clockOf(language));
const weekdays = new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone });
const letters = new Intl.DateTimeFormat(locales[language], { weekday: 'narrow', timeZone: 'UTC' });

/** A time of day on the shop's clock: `9:40 AM` or `09:40`. */
export const formatClock = (time: string) => clock.format(new Date(time));

export const weekdayOf = (time: string) => weekdays.format(new Date(time));

/** The first letter of a calendar day's weekday. */
export const dayLetter = (date: string) => letters.format(new Date(date));
