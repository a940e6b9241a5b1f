/** The parts of a text between separators. A backslash makes a separator or a backslash a part of the text. */
export function splitEscaped(text: string, separator: string) {
  const parts: string[] = [];
  let part = '';
  for (let place = 0; place < text.length; place += 1) {
    const sign = text[place] ?? '';
    const next = text[place + 1];
    if (sign === '\\' && (next === separator || next === '\\')) {
      part += next;
      place += 1;
    } else if (sign === separator) {
      parts.push(part);
      part = '';
    } else part += sign;
  }
  return [...parts, part];
}

/** A part that `splitEscaped` reads back. */
export function escaped(part: string, separator: string) {
  return part.replaceAll('\\', '\\\\').replaceAll(separator, `\\${separator}`);
}

/** Joins items into a text that `splitEscaped` reads. */
export function joinList(items: string[]) {
  return items.map((item) => escaped(item, '|')).join('|');
}
