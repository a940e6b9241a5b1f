import { dateFormats } from '../../shared/dates.ts';
import { language } from '../words/formats.ts';

/** The dates of this build's language (requirements: Dates). */
export const { formatDay, formatDateTime } = dateFormats(language);
