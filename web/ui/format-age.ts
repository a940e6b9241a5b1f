import { locales } from '../../shared/values/languages.ts';
import { language } from '../words/formats.ts';

const ages = new Intl.RelativeTimeFormat(locales[language], { numeric: 'always', style: 'short' });

const minute = 60_000;
const units = [
  { unit: 'day', ms: 24 * 60 * minute },
  { unit: 'hour', ms: 60 * minute },
  { unit: 'minute', ms: minute },
] as const;

/** How long ago an ISO 8601 time was, in whole days, hours or minutes, at least one: `3 hr. ago`, `il y a 3 h`. */
export function formatAge(time: string, now = Date.now()) {
  const age = Math.max(0, now - Date.parse(time));
  const { unit, ms } = units.find((each) => age >= each.ms) ?? units[2];
  return ages.format(-Math.max(1, Math.floor(age / ms)), unit);
}
