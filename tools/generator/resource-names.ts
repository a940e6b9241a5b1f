/** A name in all forms in which the code writes it. */
export type Names = ReturnType<typeof namesOf>;

/** The name of the resource in the templates, which its forms replace. */
export const sample = namesOf('price-label');

/** The forms of a singular in kebab-case. */
export function namesOf(single: string, many = pluralOf(single)) {
  return { one: formsOf(single), many: formsOf(many) };
}

function formsOf(kebab: string) {
  const words = kebab.split('-');
  const joined = words.map(withCapital).join('');
  return {
    kebab,
    snake: words.join('_'),
    pascal: joined,
    camel: joined.charAt(0).toLowerCase() + joined.slice(1),
    /** In the actions of the history. */
    area: words.join(''),
    text: words.join(' '),
    title: words.map(withCapital).join(' '),
    sentence: withCapital(words.join(' ')),
  };
}

function withCapital(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function pluralOf(single: string) {
  if (/[^aeiou]y$/.test(single)) return single.replace(/y$/, 'ies');
  return /(s|x|z|ch|sh)$/.test(single) ? `${single}es` : `${single}s`;
}

/** The text of a template with this name in place of the sample's, plurals first because they contain the singular. */
export function renamed(text: string, names: Names) {
  let written = text;
  for (const number of ['many', 'one'] as const) {
    for (const form of Object.keys(sample[number]) as (keyof Names['one'])[]) {
      written = written.replaceAll(sample[number][form], names[number][form]);
    }
  }
  return written;
}

const kebabCase = /^[a-z]{2,}(-[a-z]{2,}){0,2}$/;
/** Longer names make unreadable codes of refusals. */
const longest = 18;

/** Why a resource can never have this name. */
export function problemOfName(name: string) {
  if (!kebabCase.test(name)) {
    return `“${name}” is not one to three English words in kebab-case, such as price-label.`;
  }
  if (name.length > longest) return `“${name}” is longer than ${longest} characters.`;
  if (/[^s]s$/.test(name)) return `“${name}” looks like a plural: give the name of one, such as price-label.`;
  return undefined;
}

export function problemOfPlural(name: string, plural: string) {
  const isOther = kebabCase.test(plural) && plural !== name && plural.length <= 24;
  return isOther ? undefined : `“${plural}” is not the plural of “${name}” in kebab-case.`;
}
