/**
 * Invisible characters that mean something: joiners within words of scripts that are joined, and within emoji; the looks
 * of emoji; tags of flags; and marks of direction, which texts of the catalogue keep.
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
export const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

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
