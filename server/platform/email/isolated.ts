/**
 * Marks a text inside a mail's words that keeps its own direction: a name, or a price. `renderEmail` makes an element of
 * it, because old mail programs do not know the marks.
 */
export function isolated(text: string) {
  return `\u2068${withoutMarks(text)}\u2069`;
}

/** Marks what always runs from left to right: an address, a phone or order number, a code. */
export function leftToRight(text: string) {
  return `\u2066${withoutMarks(text)}\u2069`;
}

/** For subjects and titles, which can hold no elements. */
export function withoutMarks(text: string) {
  return text.replace(/[\u2066-\u2069]/g, '');
}
