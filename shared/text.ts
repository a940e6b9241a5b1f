import * as z from 'zod/mini';

const controlCharacters = /[\p{Cc}--[\t\n\r]]/v;

/** PostgreSQL refuses NUL and broken UTF-16, and no other control character belongs in a shop's text. */
export function isStorable(value: string) {
  return value.isWellFormed() && !controlCharacters.test(value);
}

/**
 * Drops the marks that embed or override a direction, because they can show a text in another order than it is stored.
 * Arabic texts need isolates, which end with their part.
 */
function withoutOverrides() {
  return z.overwrite<string>((value) => value.replace(/[\u202a-\u202e]/g, ''));
}

function storable(max: number) {
  return [
    z.maxLength(max, `Must be at most ${max} characters`),
    z.refine<string>(isStorable, 'Contains characters that cannot be stored'),
  ] as const;
}

/** One line of text, trimmed, 1 to `max` characters; `required` is the message when it is missing or blank. */
export function line(max: number, required: string) {
  return paragraph(max, required).check(oneLine());
}

function oneLine() {
  return z.refine<string>((value) => !/[\r\n]/.test(value), 'Must be one line of text');
}

/** All invisible marks of direction. They come along when a name or a phone number is copied. */
export const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Added to what a person types. The page gives each text its own direction. */
export const withoutDirectionMarks = z.overwrite<string>((text) => text.replace(directionMarks, '').trim());

/** Arabic-Indic and Persian digits as Latin ones. */
export function latinDigits(text: string) {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16));
}

/** Added to numbers that a person types as text. */
export const withLatinDigits = z.overwrite<string>(latinDigits);

/** One line that a person types, such as a name or an address, without marks of direction. */
export function typedLine(max: number, required: string) {
  return z
    .string(required)
    .check(withoutDirectionMarks, z.minLength(1, required), ...storable(max), oneLine());
}

/** Text that may contain line breaks, trimmed, 1 to `max` characters. */
export function paragraph(max: number, required: string) {
  return z.string(required).check(withoutOverrides(), z.trim(), z.minLength(1, required), ...storable(max));
}

/** Text that may be blank, trimmed. `null` and numbers are refused. */
export function blankableText(max: number) {
  return z.string('Must be text').check(withoutOverrides(), z.trim(), ...storable(max));
}

/** One line of text that may be blank, trimmed. */
export function blankableLine(max: number) {
  return blankableText(max).check(oneLine());
}

export const textsMessage = 'Send the texts of each language as an object';

/**
 * The same for each language of translations; languages may be absent.
 * @__NO_SIDE_EFFECTS__
 */
export function inTextLanguages<T extends z.ZodMiniType>(texts: T) {
  return z.object({ fr: z.optional(texts), ar: z.optional(texts) }, textsMessage);
}

/**
 * The translations in a body (requirements: Catalogue texts). Languages and fields that are not sent stay the same, a
 * blank field shows the base text, and null removes a translation. A saved one is up to date, unless `isBehind` says
 * otherwise.
 */
export function textsBody<Fields extends z.ZodMiniObject>(fields: Fields) {
  const isBehind = z._default(z.boolean('Behind is true or false'), false);
  const translation = z.object({ ...z.partial(fields).shape, isBehind }, textsMessage);
  return z.optional(inTextLanguages(z.nullable(translation)));
}

/** Text that may be absent or blank; both become ''. */
export function optionalText(max: number) {
  return z._default(blankableText(max), '');
}

/** Text that a person types and may leave out, without marks of direction. */
export function optionalTypedText(max: number) {
  return z._default(blankableText(max).check(withoutDirectionMarks), '');
}

/** An e-mail address, kept as typed; comparisons ignore case. */
export function emailAddress(required: string, invalid: string) {
  return z.pipe(typedLine(254, required), z.email(invalid));
}

/** 8 to 15 digits with common separators, for Algerian and foreign numbers (E.164). Digits become Latin ones. */
export function phoneNumber(required: string) {
  return typedLine(30, required).check(
    withLatinDigits,
    z.refine((value) => /^\+?\d{8,15}$/.test(value.replace(/[\s().-]/g, '')), 'Phone number is invalid'),
  );
}

/**
 * A phone number as it is compared: digits only, without the prefixes for Algeria. `0555 12 34 56`, `+213 555 12 34
 * 56`, `+213 (0)555 12 34 56`, `00213555123456` and `213555123456` are all `555123456`. A foreign number loses only its
 * `+` or `00`. The beginning of a number is accepted too.
 */
export function nationalNumber(phone: string) {
  const dialled = latinDigits(phone).trim().replace(/^\+/, '00').replace(/\D/g, '');
  return dialled.replace(/^(00213|00|213(?=0?\d{8,9}$))/, '').replace(/^0/, '');
}

/** A phone number with its country's code and without marks, as links to chats want it: `213555123456`. */
export function internationalNumber(phone: string) {
  const dialled = latinDigits(phone).trim();
  const isForeign = /^(?:\+|00)(?!213)/.test(dialled.replace(/\s/g, ''));
  return isForeign ? nationalNumber(dialled) : `213${nationalNumber(dialled)}`;
}

/** The address of a WhatsApp chat with the owner of a phone number, with the message already typed if there is one. */
export function chatUrl(phone: string, text?: string) {
  const query = text === undefined ? '' : `?text=${encodeURIComponent(text)}`;
  return `https://wa.me/${internationalNumber(phone)}${query}`;
}

/** Whether this is an Algerian mobile number, which couriers call and text. */
export function isAlgerianMobile(phone: string) {
  return /^213[567]\d{8}$/.test(internationalNumber(phone));
}

/** The text in lower case without accents, to compare names. */
export function withoutAccents(text: string) {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
