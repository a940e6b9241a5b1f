import { courierRefusals } from '../words/courier-refusals.ts';
import { officeRefusals } from '../words/office-refusals.ts';
import { refusalWords } from '../words/refusal-words.ts';

/** A message of the API in the language of this build; an unknown one stays English. */
export const translate = translator({ ...refusalWords, ...officeRefusals, ...courierRefusals });

export function translator(words: Record<string, string>) {
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
      if (values.length > 0) return fill(translation, values, words);
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

/** A value may be a message too, such as the name of a field. Names keep their own direction. */
function fill(translation: string, values: string[], words: Record<string, string>) {
  return translation.replace(/\{(\d)\}/g, (_, place: string) => {
    const value = values[Number(place)] ?? '';
    return /^[\d.,-]*$/.test(value) ? value : `\u2068${words[value] ?? value}\u2069`;
  });
}
