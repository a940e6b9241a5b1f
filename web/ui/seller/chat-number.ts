import { shownPhone } from '../../../shared/values/phone-notation.ts';

/** The phone number in the address of a WhatsApp chat, as people in Algeria read it. */
export function chatNumber(url: string) {
  return shownPhone(url.replace('https://wa.me/', '+'));
}
