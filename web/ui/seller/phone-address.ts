import { latinDigits } from '../../../shared/values/text.ts';

/** The address with which phones call a number that was typed in any notation: its digits, and the + before them. */
export function phoneAddress(phone: string) {
  const digits = latinDigits(phone).replace(/\D/g, '');
  return `tel:${/^\s*\+/.test(phone) ? '+' : ''}${digits}`;
}
