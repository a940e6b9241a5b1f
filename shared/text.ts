import { z } from 'zod';

const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** PostgreSQL refuses NUL and broken UTF-16, and no other control character belongs in a shop's text. */
function isStorable(value: string) {
  return value.isWellFormed() && !controlCharacters.test(value);
}

/** One line of text, trimmed, 1 to `max` characters; `required` is the message when it is missing or blank. */
export function line(max: number, required: string) {
  return paragraph(max, required).refine((value) => !/[\r\n]/.test(value), 'Must be one line of text');
}

/** Text that may hold line breaks, trimmed, 1 to `max` characters. */
export function paragraph(max: number, required: string) {
  return z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(max, `Must be at most ${max} characters`)
    .refine(isStorable, 'Contains characters that cannot be stored');
}

/** Text that may be absent or blank; both become ''. */
export function optionalText(max: number) {
  return z
    .string()
    .trim()
    .max(max, `Must be at most ${max} characters`)
    .refine(isStorable, 'Contains characters that cannot be stored')
    .default('');
}

/** An e-mail address as typed; addresses are compared without case, so store and look up in lower case. */
export function emailAddress(required: string, invalid: string) {
  return line(254, required).pipe(z.email(invalid));
}
