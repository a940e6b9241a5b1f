import { dateFormats } from '../../shared/values/dates.ts';
import { language } from '../words/formats.ts';

/** The dates of this build's language (requirements: Dates). */
export const {
  formatDate,
  formatShortDate,
  formatWeekDate,
  formatDay,
  formatLongDay,
  formatDateTime,
  formatMonth,
} = dateFormats(language);
