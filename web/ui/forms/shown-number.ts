import { writtenNumber } from '../../../shared/values/typed-number.ts';
import { decimalMark } from '../../words/formats.ts';

type Shown = number | null | undefined;

/** A number as a field of this language shows it and reads it again; blank for none. */
export function shownNumber(number: Shown) {
  return typeof number === 'number' ? writtenNumber(number, decimalMark) : '';
}

/** The same of dinars: whole ones, or with both digits of the centimes. */
export function shownPrice(dinars: Shown) {
  if (typeof dinars !== 'number' || Number.isInteger(dinars)) return shownNumber(dinars);
  return dinars.toFixed(2).replace('.', decimalMark);
}
