/**
 * Translates messages by a table of texts with `{0}` in the place of each value; an unknown one stays as it is. `ofValue`
 * prepares a value for its place.
 */
export function translator(words: Record<string, string>, ofValue = (value: string) => value) {
  // The longest texts first, because `{0} is out of stock` also matches `{0} in size {1} is out of stock`.
  const patterns = Object.entries(words)
    .filter(([message]) => message.includes('{0}'))
    .sort(([one], [other]) => textLength(other) - textLength(one))
    .map(([message, translation]) => ({ pattern: toPattern(message), translation }));
  return (message: string) => {
    const known = words[message];
    if (known) return known;
    for (const { pattern, translation } of patterns) {
      const [, ...values] = pattern.exec(message) ?? [];
      if (values.length > 0)
        return fill(translation, (place) => ofValue(words[values[place] ?? ''] ?? values[place] ?? ''));
    }
    return message;
  };
}

function textLength(message: string) {
  return message.replace(/\{\d\}/g, '').length;
}

function toPattern(message: string) {
  const escaped = message.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\d\}/g, '(.+)');
  return new RegExp(`^${escaped}$`, 's');
}

/** A value may be a message too, such as the name of a field. */
function fill(translation: string, valueAt: (place: number) => string) {
  return translation.replace(/\{(\d)\}/g, (_, place: string) => valueAt(Number(place)));
}
