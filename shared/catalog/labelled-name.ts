/**
 * The name of a member of a family with what sets it apart, such as `Eau micellaire – 1 L`, as the database's
 * `name_with_label` has it. Parts of the label that the name has already, as in `Brace, blue, size L` with `Blue, L`, are not told
 * twice.
 */
export function labelledName({ name, label = '' }: { name: string; label?: string | undefined }) {
  if (hasWords(name, label)) return name;
  const missing = label.split(betweenParts).filter((part) => !hasWords(name, part));
  if (missing.length === 0) return name;
  return `${name} – ${missing.join(label.includes('،') ? '، ' : ', ')}`.slice(0, 500);
}

/** A comma, except within an isolate of direction, which must not be torn. */
const betweenParts = /\s*[,،]\s+(?![^\u2066-\u2068]*\u2069)/;

/** The product under its labelled name, for lists in which members of a family stand beside each other. */
export function underLabelledName<P extends Parameters<typeof labelledName>[0]>(product: P): P {
  return { ...product, name: labelledName(product) };
}

/** Whether the name has this part of a label as whole words. A bare number must end it, or it is that of `60 ml`. */
function hasWords(name: string, part: string) {
  const [all, words] = [plain(name), plain(part)];
  return /^ \d+ $/.test(words) ? all.endsWith(words) : all.includes(words);
}

/**
 * The words and signs between spaces, also the `1` and `L` of `1L`, without case, marks of direction, and commas between parts.
 * An empty text is one space.
 */
function plain(text: string) {
  const words = text
    .toLowerCase()
    .replaceAll(/[\u061c\u200e\u200f\u2066-\u2069]|[,،](?=\s|$)/g, '')
    .replaceAll(/[^\p{L}\p{N}\s]|(?<=\d)(?=\p{L})/gu, ' $& ');
  return ` ${words} `.replaceAll(/\s+/g, ' ');
}
