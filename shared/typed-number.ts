import { latinDigits } from './text.ts';

/** What a field takes: the decimals that count, and the unit that may be typed with the number. */
export type NumberKind = { decimals: number; unit?: RegExp };

/** Any number, such as a quantity or a weight. */
export const measure: NumberKind = { decimals: 9 };

export const whole: NumberKind = { decimals: 0 };

/** Dinars. */
export const money: NumberKind = { decimals: 2, unit: /DZD|DA|دج|د\.ج\.?|دينار/i };

export const percent: NumberKind = { decimals: 9, unit: /[%٪]/ };

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
 * count, and for a notation that may mean two numbers.
 */
export function readNumber(text: string, kind: NumberKind = measure): number | undefined {
  const written = plainDigits(text, kind);
  if (written === undefined) return Number.NaN;
  if (written === '') return undefined;
  const [, sign = '', digits = ''] = /^([+\-−]?)(.*)$/.exec(written) ?? [];
  if (isAmbiguous(digits)) return Number.NaN;
  const isGrouped = grouped.test(digits);
  const [, units = '', third, fourth] = (isGrouped ? grouped : ungrouped).exec(digits) ?? [];
  const decimals = ((isGrouped ? fourth : third) ?? '').replace(/0+$/, '');
  const integer = units.replace(/\D/g, '');
  const isNumber = /\d/.test(digits) && (isGrouped || ungrouped.test(digits));
  const isExact = (integer.replace(/^0+/, '') + decimals).length <= mostDigits;
  if (!isNumber || !isExact || decimals.length > kind.decimals) return Number.NaN;
  const number = Number(`${integer || '0'}.${decimals || '0'}`);
  return /[-−]/.test(sign) && number !== 0 ? -number : number;
}

/** Why a number cannot be read, with a notation that can; undefined where the field's own message says enough. */
export function numberProblem(text: string, kind: NumberKind = measure) {
  const written = (plainDigits(text, kind) ?? '').replace(/^[+\-−]/, '');
  if (isAmbiguous(written)) {
    const [, units = '', mark = '', decimals = ''] = ambiguous.exec(written) ?? [];
    const one = units + decimals;
    const other = Number(`${units}.${decimals}`);
    const [shown, typed] = [String(other), writtenNumber(other)].map((number) => number.replace('.', mark));
    return `${written} may mean ${one} or ${shown}: write ${one} or ${typed}`;
  }
  if (kind.decimals > 0 && Number.isNaN(readNumber(text, kind)) && !Number.isNaN(readNumber(text, measure))) {
    return `At most ${kind.decimals} decimals`;
  }
  return undefined;
}

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
  const number = latinDigits(typed).replace(/[’ʼ]/g, "'").replaceAll('،', ',');
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

function isAmbiguous(digits: string) {
  return ambiguous.test(digits) && !/^0*[.,]/.test(digits);
}
