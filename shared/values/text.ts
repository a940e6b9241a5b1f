import * as z from 'zod/mini';
import { messageOf } from '../refusals/codes.ts';

const controlCharacters = /[\p{Cc}--[\t\n\r]]/v;

/** PostgreSQL refuses NUL and broken UTF-16, and no other control character belongs in a shop's text. */
export function isStorable(value: string) {
  return value.isWellFormed() && !controlCharacters.test(value);
}

const storableText = z.refine<string>(isStorable, messageOf('unstorable-characters'));

function storable(max: number) {
  return [z.maxLength(max, messageOf('text-too-long', { max })), storableText] as const;
}

/** One clean line of text, 1 to `max` characters; `required` is the message when nothing is to be seen. */
export function line(max: number, required: string) {
  return paragraph(max, required).check(oneSpace, oneLine());
}

const oneSpace = z.overwrite<string>(spacedLine);

/** Like `cleanLine`, but keeps what French does not break: `500 mg`, `Peau : sèche`. Other such spaces come from pasting. */
export function spacedLine(text: string) {
  // Most texts have none, and a text may be as long as a file.
  if (!/[\u00a0\u202f]/.test(text)) return cleanLine(text);
  return cleanText(text).replace(/[^\S\r\n]+/g, (space, at: number, whole: string) => {
    const isWanted = /[\d«]/.test(whole.charAt(at - 1)) || /[:;?!%»×]/.test(whole.charAt(at + 1));
    return isWanted && /^[\u00a0\u202f]$/.test(space) ? '\u00a0' : ' ';
  });
}

function visible(required: string) {
  return z.refine<string>(isVisible, required);
}

function oneLine() {
  return z.refine<string>((value) => !/[\r\n]/.test(value), messageOf('not-one-line'));
}

/** Added to what a person types: one line without marks of direction. The page gives each text its own direction. */
export const withoutDirectionMarks = z.overwrite<string>(cleanName);

/** One line that a person types and may leave out, such as a brand. */
export function optionalName(max: number) {
  return z._default(blankableLine(max).check(withoutDirectionMarks), '');
}

/** The digits of all scripts as Latin ones. */
export function latinDigits(text: string) {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)));
}

/** The digits of a script follow one another, from 0 to 9. */
function digitValue(code: number) {
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}

/** Added to numbers that a person types as text. */
export const withLatinDigits = z.overwrite<string>(latinDigits);

/** One line that a person types, such as a name or an address, without marks of direction. */
export function typedLine(max: number, required: string) {
  return z.string(required).check(withoutDirectionMarks, visible(required), ...storable(max), oneLine());
}

/** The same, but text that shows nothing is blank. `required` is the message for a value that is not text. */
export function typedLineOrBlank(max: number, required: string) {
  const blankIfUnseen = z.overwrite<string>((text) => (isVisible(text) ? cleanName(text) : ''));
  return z.string(required).check(blankIfUnseen, ...storable(max), oneLine());
}

/** Clean text that may contain line breaks, 1 to `max` characters. */
export function paragraph(max: number, required: string) {
  return z.string(required).check(z.overwrite(cleanText), visible(required), ...storable(max));
}

/** Clean text that may be blank; what shows nothing is blank. `null` and numbers are refused. */
export function blankableText(max: number) {
  const blankIfUnseen = (text: string) => (isVisible(text) ? cleanText(text) : '');
  return z.string(messageOf('not-text')).check(z.overwrite(blankIfUnseen), ...storable(max));
}

/** One line of text that may be blank, trimmed. */
export function blankableLine(max: number) {
  return blankableText(max).check(oneSpace, oneLine());
}

export const textsMessage = messageOf('texts-not-object');

/**
 * The same for each language of translations; languages may be absent.
 * @__NO_SIDE_EFFECTS__
 */
export function inTextLanguages<T extends z.ZodMiniType>(texts: T) {
  return z.object({ en: z.optional(texts), fr: z.optional(texts), ar: z.optional(texts) }, textsMessage);
}

/**
 * The translations in a body (requirements: Catalog texts). Languages and fields that are not sent stay the same, a
 * blank field shows the base text, and null removes a translation. A saved one is up to date, unless `isBehind` says
 * otherwise.
 */
export function textsBody<Fields extends z.ZodMiniObject>(fields: Fields) {
  const isBehind = z._default(z.boolean(messageOf('behind-not-boolean')), false);
  const translation = z.object({ ...z.partial(fields).shape, isBehind }, textsMessage);
  return z.optional(inTextLanguages(z.nullable(translation)));
}

/** Text that may be absent or blank; both become ''. */
export function optionalText(max: number) {
  return z._default(blankableText(max), '');
}

/** Text that a person types and may leave out, without marks of direction. */
export function optionalTypedText(max: number) {
  return z._default(typedText(max), '');
}

/** Clean text that a person types, without marks of direction. It may contain line breaks and be blank. */
export function typedText(max: number) {
  return blankableText(max).check(z.overwrite((text) => cleanText(text.replace(directionMarks, ''))));
}

/** An e-mail address, kept as typed without spaces around its parts; comparisons ignore case. */
export function emailAddress(required = messageOf('email-required')) {
  return z.pipe(
    typedLine(254, required).check(z.overwrite((text) => text.replace(/ ?@ ?/g, '@'))),
    z.email(messageOf('email-address-invalid')),
  );
}

/** What people write between the digits of a phone number. */
const phoneMarks = /[\s\p{Pd}\p{Cf}()[\]./\\_·•−]/gu;

/** 8 to 15 digits with any usual separators, for Algerian and foreign numbers (E.164). Digits become Latin ones. */
export function phoneNumber() {
  return typedLine(30, messageOf('phone-required')).check(
    withLatinDigits,
    z.refine((value) => isPhoneNumber(value), messageOf('phone-number-invalid')),
  );
}

function isPhoneNumber(text: string) {
  return /^0*\+?\d{8,}$/.test(dialled(text)) && /^\d{1,15}$/.test(nationalNumber(text));
}

/** The digits and signs that would be dialled, with anything that is no usual mark between them. */
function dialled(text: string) {
  return latinDigits(text).replaceAll('＋', '+').replace(phoneMarks, '');
}

/** The part of a phone number that is searched; undefined for text that is none. */
export function searchedNumber(text: string) {
  return /^\+?\d{4,}$/.test(dialled(text)) ? nationalNumber(text) || undefined : undefined;
}

/**
 * All prefixes of Algerian numbers, also repeated ones, as long as more than nine digits remain. Five or six digits after
 * `00213` make a landline with a zero too many: 021 3x xx xx.
 */
const prefixes = /^(?:0*\+[0+]*213|00213(?!\d{5,6}$))?[0+]*(?:213(?=\d{7})[0+]*)*/;

/** The zero before numbers within these countries, which is not dialled from abroad: `+33 (0)6 12 34 56 78`. */
const foreignZero = /^(20|3[123]|4[13469]|90|212|218|96[26]|971)0+(?=\d{7})/;

/**
 * A phone number as it is compared: digits only, without the prefixes for Algeria and leading zeros. `0555 12 34 56`,
 * `+213 555 12 34 56`, `+213 (0)555 12 34 56`, `0213-555-12-34-56` and `213555123456` are all `555123456`. A foreign
 * number has the code of its country, without `+` or `00`. The beginning of a number is accepted too. The function
 * `national_number` of the database does the same.
 */
export function nationalNumber(phone: string) {
  const signs = dialled(phone).replace(/[^\d+]/g, '');
  return signs.replace(prefixes, '').replaceAll('+', '').replace(foreignZero, '$1');
}

/** A phone number with its country's code and without marks, as links to chats want it: `213555123456`. */
export function internationalNumber(phone: string) {
  const number = nationalNumber(phone);
  // Few countries have numbers so short that only the + tells them from Algerian ones.
  const isForeign = number.length > 9 || /^\+(?!0|213)/.test(dialled(phone));
  return isForeign ? number : `213${number}`;
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

/** A brand as it is compared: by its letters and digits, so that `LA ROCHE POSAY` is `La Roche-Posay`. */
export function brandKey(name: string) {
  const plain = withoutAccents(name);
  return plain.replace(/[^\p{L}\p{N}]+/gu, '') || plain;
}

/** A name as it is compared: without case, accents, invisible characters and superfluous spaces. */
export function plainName(name: string) {
  return withoutAccents(name)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Invisible characters that mean something: joiners within words of scripts that are joined, and within emoji; the looks
 * of emoji; tags of flags; and marks of direction, which texts of the catalog keep.
 */
const joined = String.raw`[[\p{L}\p{M}]--[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\u0300-\u036f\p{Default_Ignorable_Code_Point}]]`;
const joiners = new RegExp(`(?<=${joined})[\u200c\u200d](?=${joined})`, 'v');
const emojiParts =
  /(?<=\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier})\u200d(?=\p{Extended_Pictographic})|(?<=[\p{Emoji}--[0-9#*]])[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f(?=\u20e3)|(?<=\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0020}-\u{e007f}]/v;
const directions = /[\u061c\u200e\u200f\u2066-\u2069]/v;
const meaningless = new RegExp(
  `(?!${joiners.source}|${emojiParts.source}|${directions.source})\\p{Default_Ignorable_Code_Point}`,
  'gv',
);

/** All invisible marks of direction. They come along when a name or a phone number is copied. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Text as the shop keeps it: composed (NFC) and without invisible characters that mean nothing, so that texts that look the
 * same are the same. Marks that embed or override a direction are dropped, because they can show a text in another order
 * than it is stored; Arabic texts need isolates, which end with their part.
 */
export function cleanText(text: string) {
  return text.normalize('NFC').replace(meaningless, '').normalize('NFC').trim();
}

/** The same for one line, in which every run of spaces of any kind is one space. Line breaks are kept, to be refused. */
export function cleanLine(text: string) {
  return cleanText(text).replace(/[^\S\r\n]+/g, ' ');
}

/** A name, a code or a search, without marks of direction: the page gives each its own direction. */
export function cleanName(text: string) {
  return cleanLine(text.replace(directionMarks, ''));
}

/** A code or a number as it is compared: without spaces and invisible characters. */
export function cleanCode(text: string) {
  return cleanName(text).replace(/\s/g, '');
}

/** Whether anything is to be seen: not only spaces, marks without a letter, and blank or invisible characters. */
export function isVisible(text: string) {
  return /[^\p{Z}\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/v.test(text);
}

export function blankOr<T extends z.ZodMiniType<string, string>>(schema: T, message: string) {
  return z._default(z.union([z.literal(''), schema], message), '');
}
