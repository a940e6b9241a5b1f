/**
 * Marks a text inside a mail's words that keeps its own direction: a name, or a price. `renderEmail` makes an element of
 * it, because old mail programs do not know the marks.
 */
export function isolated(text: string) {
  return `\u2068${withPairs(text)}\u2069`;
}

/** Marks what always runs from left to right: an address, a phone or order number, a code. */
export function leftToRight(text: string) {
  return `\u2066${withoutMarks(text)}\u2069`;
}

/** For subjects and titles, which can hold no elements. */
export function withoutMarks(text: string) {
  return text.replace(/[\u2066-\u2069]/g, '');
}

/** Keeps the pairs of marks within a name, such as those around its amounts, and drops a mark without its counterpart. */
function withPairs(text: string) {
  const characters = [...text];
  const open: number[] = [];
  const paired = new Set<number>();
  for (const [place, character] of characters.entries()) {
    if (/[\u2066-\u2068]/.test(character)) open.push(place);
    const opened = character === '\u2069' ? open.pop() : undefined;
    if (opened !== undefined) paired.add(opened).add(place);
  }
  return characters
    .filter((character, place) => paired.has(place) || !/[\u2066-\u2069]/.test(character))
    .join('');
}

const nameOfShop = '\ue000';

/** Stands for the name of the shop in the words of mails, which do not know it. */
export const shop = isolated(nameOfShop);

/** The words with the name of the shop. */
export function withShop(words: string, name: string) {
  return words.replaceAll(nameOfShop, () => name);
}
