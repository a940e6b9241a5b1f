import * as z from 'zod/mini';
import { messageOf } from '../refusals/codes.ts';
import { latinDigits } from './text.ts';

/** What a field takes: the decimals that count, and the unit that may be typed with the number. */
export type NumberKind = { decimals: number; unit?: RegExp };

/** Any number, such as a quantity or a weight. */
export const measure: NumberKind = { decimals: 9 };

export const whole: NumberKind = { decimals: 0 };

/** Dinars. */
export const money: NumberKind = { decimals: 2, unit: /DZD|DA|دج|د\.ج\.?|دينار/i };

export const percent: NumberKind = { decimals: 9, unit: /[%٪]/ };

/** Of a weight. */
export const grams: NumberKind = { decimals: 0, unit: /gr?|grammes?|grams?|غ|غرام/i };

const tooManyDecimals = messageOf('too-many-decimals');

/** Not more than a JavaScript number keeps exactly. */
const mostDigits = 15;

/** Thousands in groups that are separated in one way, and decimals after another sign. */
const grouped = /^([1-9]\d{0,2}([ '٬.,])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,٫](\d*))?$/;
const ungrouped = /^(\d*)(?:[.,٫](\d*))?$/;

/** One dot or comma before three digits: `1.200` is 1200 to one reader and 1.2 to another. */
const ambiguous = /^(\d+)([.,])(\d{3})$/;

/**
 * The number that a person typed or a file carries, in any notation of Algeria and of spreadsheets: `1 200,50`,
 * `1.200,50`, `1,200.50`, `1'200` and `١٬٢٠٠` too. Undefined for blank text; NaN for anything else, for more decimals than
 * count, for a notation that may mean two numbers, and for `+5`, which may mean five more.
 */
export function readNumber(text: string, kind: NumberKind = measure): number | undefined {
  const written = plainDigits(text, kind);
  if (written === '') return undefined;
  const parts = written === undefined || isAmbiguous(written) ? undefined : partsOf(written);
  if (!parts || parts.decimals.length > kind.decimals) return Number.NaN;
  const { sign, integer, decimals } = parts;
  if ((integer + decimals).length > mostDigits) return Number.NaN;
  const number = Number(`${integer || '0'}.${decimals || '0'}`);
  return sign === '-' && number !== 0 ? -number : number;
}

/** The digits before and after the decimal sign, without superfluous zeros; undefined for what is no number. */
function partsOf(written: string) {
  const [, sign = '', digits = ''] = /^(-?)(.*)$/.exec(written) ?? [];
  if (!/\d/.test(digits)) return undefined;
  const [, units, , decimals] = grouped.exec(digits) ?? [];
  const [, plainUnits, plainDecimals] = ungrouped.exec(digits) ?? [];
  const integer = units ?? plainUnits;
  if (integer === undefined) return undefined;
  return {
    sign,
    integer: integer.replace(/\D/g, '').replace(/^0+/, ''),
    decimals: (decimals ?? plainDecimals ?? '').replace(/0+$/, ''),
  };
}

/** Why a number cannot be read, with a notation that can; undefined where the field's own message says enough. */
export function numberProblem(text: string, kind: NumberKind = measure) {
  const written = (plainDigits(text, kind) ?? '').replace(/^-/, '');
  if (isAmbiguous(written)) {
    const [, units = '', mark = '', decimals = ''] = ambiguous.exec(written) ?? [];
    const one = units + decimals;
    const other = Number(`${units}.${decimals}`);
    const shown = String(other).replace('.', mark);
    const plainOther = writtenNumber(other).replace('.', mark);
    return messageOf('ambiguous-number', { written, one, other: shown, plainOne: one, plainOther });
  }
  if (kind === money && Number.isNaN(readNumber(text, kind)) && !Number.isNaN(readNumber(text, measure))) {
    return tooManyDecimals;
  }
  return undefined;
}

/** The typed number; the text itself if it cannot be read, so that the contract refuses it with the reason. */
export function typedNumber(text: string, kind: NumberKind = measure) {
  const number = readNumber(text, kind);
  return Number.isNaN(number) ? text : number;
}

/** The error of a field for a number: why a typed text cannot be read, otherwise `message`. */
export function wrongNumber(message: string, kind: NumberKind = measure) {
  return {
    error: ({ input }: { input?: unknown }) =>
      (typeof input === 'string' ? numberProblem(input, kind) : undefined) ?? message,
  };
}

/** Whether an amount of dinars is one of centimes, so that storing it rounds nothing. */
export function isInCentimes(dinars: number) {
  return Math.abs(dinars * 100 - Math.round(dinars * 100)) < 1e-4;
}

/** Refuses an amount of dinars that would be rounded. */
export const inCentimes = z.refine<number>((dinars) => isInCentimes(dinars), tooManyDecimals);

/** A number as `readNumber` reads it in every kind of field: three decimals get a zero, so that they are no thousands. */
export function writtenNumber(number: number, mark = '.') {
  const text = String(number);
  return (/[1-9]\d*\.\d{3}$/.test(text) ? `${text}0` : text).replace('.', mark);
}

/** The text without its unit, with Latin digits and one sign for each kind of separator; undefined for mixed scripts. */
function plainDigits(text: string, { unit }: NumberKind) {
  const typed = text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\p{Zs}\t]/gu, ' ')
    .trim();
  const scripts = new Set([...typed.matchAll(/\p{Nd}/gu)].map(([digit]) => zeroOf(digit)));
  if (scripts.size > 1) return undefined;
  const number = latinDigits(typed).replace(/[’ʼ]/g, "'").replaceAll('،', ',').replaceAll('−', '-');
  return unit ? withoutUnit(number, unit) : number;
}

function zeroOf(digit: string) {
  return (digit.codePointAt(0) ?? 0) - Number(latinDigits(digit));
}

/** A unit stands before or after the number, not on both sides. */
function withoutUnit(text: string, { source, flags }: RegExp) {
  const after = text.replace(new RegExp(` ?(?:${source})$`, flags), '');
  return after === text ? text.replace(new RegExp(`^(?:${source}) ?`, flags), '') : after;
}

/** Nothing but zeros before the sign makes no thousands: `0.125`. */
function isAmbiguous(digits: string) {
  return /^-?0*[1-9]\d*[.,]\d{3}$/.test(digits);
}
