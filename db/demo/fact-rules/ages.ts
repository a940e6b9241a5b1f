import { everyWord, type FactSheet } from './fact-sheet.ts';

const monthsPerYear = 12;
const adult = 18 * monthsPerYear;

type Age = { written: string; months: number };

/** Each age in the text: a count and its unit, which is a year if the pattern has none. */
function agesIn(text: string, pattern: RegExp): Age[] {
  return [...text.matchAll(pattern)].map(([written, count, unit]) => ({
    written,
    months: Number(count) * (unit?.toLowerCase() === 'month' ? 1 : monthsPerYear),
  }));
}

/** Each age that comes after this word, such as "under" in "under 6 months". */
function agesAfter(word: string, text: string) {
  return agesIn(text, new RegExp(`\\b${word} (\\d+) (month|year)`, 'gi'));
}

/** Each age from which a product may be used, such as "age 3 and up" or "6 months and up". */
function startingAges(text: string) {
  return [
    ...agesIn(text, /(?<!\b(?:to|until|over|by) )\bages? (\d+)/gi),
    ...agesIn(text, /(\d+) (month)s and up/gi),
    ...agesAfter('from', text),
  ];
}

/** The age in months from which the audience may use it, or undefined if it names none. */
function youngest(audience: string) {
  if (/from birth|newborn/i.test(audience)) return 0;
  const ages = startingAges(audience).map(({ months }) => months);
  if (ages.length > 0) return Math.min(...ages);
  return /^Adults?(?! and|, and| or|, children)/.test(audience) ? adult : undefined;
}

/** Each age in the texts of a product that contradicts the audience. The audience is the same in all languages. */
export function findAgeFaults({ key, texts: { en } }: FactSheet) {
  const least = youngest(en.audience);
  if (least === undefined) return [];
  const told = everyWord({ ...en, audience: '' });
  const tooYoung = startingAges(told).filter(({ months }) => months < least);
  const otherLimits = agesAfter('under', told.replace(/[^.;]*\b(?:honey|fever|38 °C)\b[^.;]*/gi, '')).filter(
    ({ months }) => months !== least,
  );
  const onlyAdults = /\bonly for adults\b|\bfor adults only\b/i.test(told) && least < adult;
  return [
    ...tooYoung.map(({ written }) => `${key}: "${written}", but the audience is "${en.audience}"`),
    ...otherLimits.map(({ written }) => `${key}: "${written}", but the audience is "${en.audience}"`),
    ...(onlyAdults ? [`${key}: only for adults, but the audience is "${en.audience}"`] : []),
  ];
}
