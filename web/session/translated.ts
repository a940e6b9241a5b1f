import { codedIn, type Said, sayIn } from '../../shared/refusals/codes.ts';
import { formatNumber, language } from '../words/formats.ts';
import { uiWords } from '../words/ui-words.ts';

type Words = Record<string, string>;

/**
 * A refusal in the language of this build. The words are loaded with the first one, because most visits show none. If
 * they cannot be loaded, or have no such code, the message stays English.
 */
export async function worded({ code, message = uiWords.failed, values }: Said) {
  if (code === undefined || (language === 'en' && message !== uiWords.failed)) return message;
  const words = await wordsFor(codesIn({ code, values })).catch((): Words => ({}));
  return say({ code, message, values }, words);
}

/** The words for its code, or the English message if there are none. Names keep their own direction. */
export function say(refusal: Said, words: Words) {
  return sayIn(words, refusal, (value) => {
    // The English of the server has its numbers plain.
    if (language === 'en') return String(value);
    const text = typeof value === 'number' ? formatNumber(value) : value;
    return isNumber(text) ? text : `\u2068${text}\u2069`;
  });
}

function isNumber(value: string) {
  return /^[\d.,\s-]*$/.test(value);
}

function codesIn({ code = '', values = {} }: Said): string[] {
  return [
    code,
    ...Object.values(values).flatMap((value) => (typeof value === 'object' ? codesIn(value) : [])),
  ];
}

/** Shoppers never load the words of the back office. */
async function wordsFor(codes: string[]): Promise<Words> {
  const { shopRefusals } = await import('../words/shop-refusals.ts');
  if (codes.every((code) => Object.hasOwn(shopRefusals, code))) return shopRefusals;
  const { adminRefusalWords } = await import('./admin-refusal-words.ts');
  return { ...shopRefusals, ...adminRefusalWords };
}

/** The same for an error of a schema, whose text may be a code. */
export async function translated(text: string) {
  const coded = codedIn(text);
  return coded ? worded(coded) : text;
}

/** The same for the reasons why things were left out of a change to several. */
export function withReasons<Left extends Said & { reason: string }>(left: Left[]) {
  return Promise.all(
    left.map(async (each) => ({ ...each, reason: await worded({ ...each, message: each.reason }) })),
  );
}

/** The same for the errors of fields; `codes` are those of a reply. */
export async function translatedFields<Fields extends Record<string, string | null | undefined>>(
  fields: Fields,
  codes: Record<string, Said> = {},
) {
  const entries = Object.entries(fields).map(async ([name, message]) => {
    if (message === undefined || message === null) return [name, message] as const;
    return [name, await (codes[name] ? worded({ ...codes[name], message }) : translated(message))] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Fields;
}
