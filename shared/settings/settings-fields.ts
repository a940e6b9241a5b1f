import * as z from 'zod/mini';
import { isInside } from '../access/page-access.ts';
import { imageUrl, invalidImageUrl } from '../catalog/image-url.ts';
import { messageOf } from '../refusals/codes.ts';
import {
  blankableLine,
  blankOr,
  emailAddress,
  optionalTypedText,
  phoneNumber,
  textsMessage,
  withLatinDigits,
} from '../values/text.ts';
import { money, readNumber } from '../values/typed-number.ts';

// Fields of settings and of the tariff. Each may be blank.

export const isOn = () => z._default(z.boolean(messageOf('not-boolean')), true);

export const isOff = () => z._default(z.boolean(messageOf('not-boolean')), false);

export const optionalLine = (max: number) => z._default(blankableLine(max), '');

/** A number as authorities write it: kept as typed, with Latin digits. */
export function officialNumber(max: number, { pattern, message }: { pattern: RegExp; message: string }) {
  const isBlankOrRight = (typed: string) =>
    typed === '' || pattern.test(typed.replace(/[\s./]|\b-/g, '').toUpperCase());
  return optionalTypedText(max).check(
    withLatinDigits,
    z.overwrite((typed) => typed.replace(/\p{Pd}/gu, '-')),
    z.refine(isBlankOrRight, message),
  );
}

/** A whole amount of dinars above 0, kept as typed, or blank. */
export function dinarsAsText(max: number, message: string) {
  const isBlankOrRight = (typed: string) => {
    const amount = readNumber(typed, money);
    return amount === undefined || (Number.isInteger(amount) && amount >= 1 && amount < 1e13);
  };
  return optionalTypedText(max).check(withLatinDigits, z.refine(isBlankOrRight, message));
}

/** The path of a page of the shop. */
export const shopPath = optionalTypedText(500).check(
  z.refine((typed) => typed === '' || (isInside(typed) && !/\s/.test(typed)), messageOf('shop-path-invalid')),
);

/**
 * An address at one of these hosts: without user name and port, because both can hide another host. People leave out
 * `https://`, so it is added.
 */
export function networkPage(hosts: string[], message: string) {
  const names = hosts.map((host) => host.replaceAll('.', '\\.')).join('|');
  const page = `(?:[\\w-]+\\.)*(?:${names})(?:[/?#]\\S*)?$`;
  const [bare, whole] = [new RegExp(`^${page}`, 'i'), new RegExp(`^https://${page}`, 'i')];
  return optionalTypedText(500).check(
    z.overwrite((typed) => (bare.test(typed) ? `https://${typed}` : typed)),
    z.refine((typed) => typed === '' || whole.test(typed), message),
  );
}

/** The translations of a group, with blank texts in the main language. What a blank one shows: usual-words.ts. */
export function translated<Fields extends z.ZodMiniObject>(fields: Fields) {
  const blank = z.prefault(fields, {} as z.input<Fields>);
  return z.prefault(z.object({ en: blank, fr: blank, ar: blank }, textsMessage), {} as never);
}

/** A color as `#rrggbb`, typed with three or six digits, or blank. */
export const brandColor = optionalTypedText(20).check(
  z.overwrite((typed) => typed.toLowerCase().replace(/^#?([\da-f])([\da-f])([\da-f])$/, '#$1$1$2$2$3$3')),
  z.overwrite((typed) => typed.replace(/^([\da-f]{6})$/, '#$1')),
  z.refine((typed) => typed === '' || /^#[\da-f]{6}$/.test(typed), messageOf('color-invalid')),
);

/** A name that stands before the address in the header of a mail (threats T25). */
export const senderName = optionalLine(60).check(
  z.refine((typed) => !/[<>"@,;:\\]/.test(typed), messageOf('sender-name-characters')),
);

export const phone = () => blankOr(phoneNumber(), messageOf('phone-number-invalid'));
export const pictureOrBlank = () => blankOr(imageUrl(invalidImageUrl), invalidImageUrl);
export const email = () => blankOr(emailAddress(), messageOf('email-address-invalid'));
