import { internationalNumber, latinDigits } from './text.ts';

/** A phone number as staff read it: an Algerian one as `0770 11 22 33`, a foreign one as it was typed. */
export function shownPhone(phone: string) {
  const national = algerianNumber(phone);
  if (national === undefined) return phone;
  const groups = national.length === 9 ? /^(\d{4})(\d\d)(\d\d)(\d\d)$/ : /^(\d{3})(\d\d)(\d\d)(\d\d)$/;
  return `0${national}`.replace(groups, '$1 $2 $3 $4');
}

/** The address with which phones call a number that was typed in any notation, from any country if it is Algerian. */
export function phoneAddress(phone: string) {
  const national = algerianNumber(phone);
  if (national !== undefined) return `tel:+213${national}`;
  const digits = latinDigits(phone).replace(/\D/g, '');
  return `tel:${/^\s*\+/.test(phone) ? '+' : ''}${digits}`;
}

/** The eight or nine digits of an Algerian number behind its 0; undefined for any other. */
function algerianNumber(phone: string) {
  return /^213(\d{8,9})$/.exec(internationalNumber(phone))?.[1];
}
