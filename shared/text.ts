import * as z from 'zod/mini';

const controlCharacters = /[\p{Cc}--[\t\n\r]]/v;

/** PostgreSQL refuses NUL and broken UTF-16, and no other control character belongs in a shop's text. */
function isStorable(value: string) {
  return value.isWellFormed() && !controlCharacters.test(value);
}

function storable(max: number) {
  return [
    z.maxLength(max, `Must be at most ${max} characters`),
    z.refine<string>(isStorable, 'Contains characters that cannot be stored'),
  ] as const;
}

/** One line of text, trimmed, 1 to `max` characters; `required` is the message when it is missing or blank. */
export function line(max: number, required: string) {
  return paragraph(max, required).check(
    z.refine((value) => !/[\r\n]/.test(value), 'Must be one line of text'),
  );
}

/** Text that may contain line breaks, trimmed, 1 to `max` characters. */
export function paragraph(max: number, required: string) {
  return z.string(required).check(z.trim(), z.minLength(1, required), ...storable(max));
}

/** Text that may be blank, trimmed. `null` and numbers are refused. */
export function blankableText(max: number) {
  return z.string('Must be text').check(z.trim(), ...storable(max));
}

/** Text that may be absent or blank; both become ''. */
export function optionalText(max: number) {
  return z._default(blankableText(max), '');
}

/** An e-mail address, kept as typed; comparisons ignore case. */
export function emailAddress(required: string, invalid: string) {
  return z.pipe(line(254, required), z.email(invalid));
}

/** 8 to 15 digits with common separators, for Algerian and foreign numbers (E.164). */
export function phoneNumber(required: string) {
  return line(30, required).check(
    z.refine((value) => /^\+?\d{8,15}$/.test(value.replace(/[\s().-]/g, '')), 'Phone number is invalid'),
  );
}

/**
 * A phone number as it is compared: digits only, without the prefixes for Algeria. `0555 12 34 56`, `+213 555 12 34
 * 56`, `+213 (0)555 12 34 56`, `00213555123456` and `213555123456` are all `555123456`. A foreign number loses only its
 * `+` or `00`. The beginning of a number is accepted too.
 */
export function nationalNumber(phone: string) {
  const dialled = phone.trim().replace(/^\+/, '00').replace(/\D/g, '');
  return dialled.replace(/^(00213|00|213(?=0?\d{8,9}$))/, '').replace(/^0/, '');
}

/** The text in lower case without accents, to compare names. */
export function withoutAccents(text: string) {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
