const delimiters = [',', ';', '\t', '|'];

/** Longer headings are cut for the search of the delimiter. */
const longestHead = 64 * 1024;

/** The delimiter that Excel names in a line of its own above the headings. */
const namedDelimiter = /^\s*"?sep=([,;\t|])"?[ ,;\t|]*(?=\r|\n|$)/i;

/** The delimiter of a text, and its pieces without the byte order mark and the line that names the delimiter. */
export async function headOf(text: Iterable<string> | AsyncIterable<string>) {
  const iterator = toAsync(text);
  let head = '';
  for (;;) {
    const { done, value } = await iterator.next();
    if (done) break;
    head += value;
    if (head.length > longestHead || firstLineEnd(head) !== -1) break;
  }
  head = head.replace(/^\ufeff/, '');
  const named = namedDelimiter.exec(head);
  async function* pieces() {
    try {
      // The line break stays, so that lines are counted as an editor counts them.
      yield named ? head.slice(named[0].length) : head;
      yield* iterator;
    } finally {
      await iterator.return(undefined);
    }
  }
  return { delimiter: named?.[1] ?? mostFrequent(head.slice(0, longestHead)), pieces: pieces() };
}

async function* toAsync(text: Iterable<string> | AsyncIterable<string>) {
  yield* text;
}

/** The delimiter with most signs outside quotes in the first line that is not blank. */
function mostFrequent(head: string) {
  const end = firstLineEnd(head);
  const line = (end === -1 ? head : head.slice(0, end)).replace(/"[^"]*"?/g, '');
  const counts = delimiters.map((delimiter) => ({ delimiter, count: line.split(delimiter).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).delimiter;
}

/** Where the first line ends that has more than delimiters and spaces; -1 if it does not end yet. */
function firstLineEnd(head: string) {
  let isQuoted = false;
  let isBlank = true;
  for (let place = 0; place < head.length; place += 1) {
    const sign = head[place] ?? '';
    if (sign === '"') isQuoted = !isQuoted;
    const isBreak = !isQuoted && (sign === '\n' || sign === '\r');
    if (isBreak && !isBlank) return place;
    if (!/[\s,;|\ufeff]/.test(sign)) isBlank = false;
  }
  return -1;
}
