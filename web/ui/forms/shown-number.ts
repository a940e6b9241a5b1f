import { writtenNumber } from '../../../shared/values/typed-number.ts';
import { decimalMark } from '../../words/formats.ts';

/** A number as a field of this language shows it and reads it again; blank for none. */
export function shownNumber(number: number | null | undefined) {
  return typeof number === 'number' ? writtenNumber(number, decimalMark) : '';
}
