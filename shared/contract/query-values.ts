import * as z from 'zod/mini';
import { messageOf, type RefusalValue } from '../refusals/codes.ts';
import { languages, rootLanguage } from '../values/languages.ts';
import { blankOr, cleanLine, cleanName } from '../values/text.ts';
import { money, type NumberKind, typedNumber, whole, wrongNumber } from '../values/typed-number.ts';
import { splitChoices } from './list-query.ts';

/** Treats an empty query value as absent (requirements: Query values). */
export function blankIsAbsent<T extends z.ZodMiniType>(schema: T) {
  return z.optional(
    z.pipe(
      z.transform((value) => (value === '' ? undefined : value)),
      z.optional(schema),
    ),
  );
}

/** The name of a query value; where pages may show it, a refusal of its own. */
type Name = RefusalValue;

/** A number in the text of a query, as a person may have typed it. */
function queryNumber(message: string, kind: NumberKind) {
  return z.pipe(
    z.transform((value) => (typeof value === 'string' ? (typedNumber(value, kind) ?? '') : value)),
    z.number(wrongNumber(message, kind)),
  );
}

/** An amount in the text of a query. */
export function dinars(name: Name) {
  const max = 1_000_000_000;
  const message = messageOf('number-out-of-range', { name, max });
  return queryNumber(message, money).check(z.minimum(0, message), z.maximum(max, message));
}

/** A whole number from 1 to `max`, as text. */
export function wholeNumber(name: Name, max: number) {
  const message = messageOf('whole-number-out-of-range', { name, max });
  return z.pipe(
    queryNumber(message, whole),
    z.int(message).check(z.minimum(1, message), z.maximum(max, message)),
  );
}

/** A search term of limited length, without NUL and broken UTF-16, which PostgreSQL refuses. */
export const keyword = z.string(messageOf('search-not-one-text')).check(
  z.maxLength(200, messageOf('search-too-long')),
  z.refine((value) => value.isWellFormed() && !value.includes('\u0000'), messageOf('search-not-readable')),
  z.overwrite(cleanLine),
);

/** Page and page size of any list (requirements: Query values). */
export const pageOf = {
  page: blankIsAbsent(wholeNumber('Page', 1_000_000)),
  limit: blankIsAbsent(wholeNumber('Limit', 100)),
};

/** Several values in one, separated by commas; a comma or backslash within a value follows a backslash. */
export function valueList(name: Name, { max, longest }: { max: number; longest: number }) {
  return z.pipe(
    z.pipe(
      z.string(messageOf('not-one-text', { name })),
      z.transform((text: string) => [...new Set(splitChoices(text).map(cleanName))]),
    ),
    z
      .array(z.string().check(z.maxLength(longest, messageOf('choice-too-long', { name, max: longest }))))
      .check(z.maxLength(max, messageOf('too-many-choices', { name, max }))),
  );
}

/** `true`, or `false` for the same as absent. */
export function flag(name: Name) {
  return blankIsAbsent(
    z.pipe(
      z.enum(['true', 'false'], messageOf('value-not-boolean', { name })),
      z.transform((value: 'true' | 'false') => value === 'true'),
    ),
  );
}

const language = z.enum(languages, messageOf('language-not-offered'));

/** The language of the catalog's texts; the base texts without it (requirements: Catalog texts). */
export const textsQuery = z.object({ lang: blankIsAbsent(language) });

/** The language of the calling page, for what is kept or mailed in it; the root language without it (requirements: Languages). */
export const pageQuery = z.object({
  lang: z._default(
    z.pipe(
      z.transform((value) => (value === '' ? rootLanguage() : value)),
      language,
    ),
    rootLanguage,
  ),
});

/** The direction of a list's sort; descending by default. */
export const sortDirection = blankIsAbsent(z.enum(['asc', 'desc'], messageOf('sort-direction-unknown')));

/** A day in the shop's time zone, YYYY-MM-DD. */
export function calendarDay(name: Name) {
  return blankIsAbsent(storableDay(messageOf('not-a-date', { name })));
}

/** A shop keeps no older day. */
export const earliestDay = '2000-01-01';
const latestDay = '2999-12-31';

/** A day that is kept. A slip of the hand, such as `0026-01-31`, is none. */
export function keptDay(message: string) {
  return z.iso.date(message).check(z.refine((day) => day >= earliestDay && day <= latestDay, message));
}

/** A day of the shop's time zone, or blank. */
export const dayOrBlank = blankOr(keptDay(messageOf('date-invalid')), messageOf('date-invalid'));

/** A day that PostgreSQL can store, and from which a month can be counted back: it has no year 0. */
function storableDay(message: string) {
  return z.iso.date(message).check(z.refine((day) => !day.startsWith('0'), message));
}
