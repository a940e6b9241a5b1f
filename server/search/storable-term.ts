import { latinDigits } from '../../shared/values/text.ts';

const longestTerm = 80;
const longestWord = 30;
const mostWords = 10;

/** A phone number, however it is grouped, or another number that may stand for a person. */
const longNumber = /(?:\d[\s().+/-]*){8}/;

/** The number of an order, as people copy it: eight of its characters, perhaps in two groups. */
const orderNumber = /^#?\s*[a-z2-7]{4}[\s-]?[a-z2-7]{4}$/i;
/** `omega369` and `vitamin 3`: words with a number at their end. */
const wordWithNumber = /^[a-z]+[\s-]?\d+$/i;
const unpronounceable = /\d|[^aeiouy]{5}/i;

/**
 * Whether a keyword may be kept for statistics (docs/decisions/0052). E-mail addresses, links, phone and order numbers and
 * long texts are not: they would tell who searched, and no product is found by them.
 */
export function isStorableTerm(keyword: string) {
  const text = latinDigits(keyword)
    .replace(/["“”„«»]/g, '')
    .trim();
  const words = text.split(/\s+/);
  return !(
    text === '' ||
    text.length > longestTerm ||
    words.length > mostWords ||
    words.some((word) => word.length > longestWord) ||
    /@|:\/\/|www\./i.test(text) ||
    longNumber.test(text) ||
    (orderNumber.test(text) && unpronounceable.test(text.replace(/[\s-]/g, '')) && !wordWithNumber.test(text))
  );
}
