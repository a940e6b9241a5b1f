import { commonName } from '../products/families.ts';
import { combinations, fill } from '../products/options.ts';
import type { ProductLine } from '../products/product-line.ts';
import { type CatalogueTexts, type LineTexts, optionWords } from './line-texts.ts';

/** What is missing, superfluous or different in the texts of a line, compared with its English original. */
export function findFaults(line: ProductLine, own: LineTexts, texts: CatalogueTexts) {
  return [...optionFaults(line, own, texts), ...nameFaults(line, own), ...placeholderFaults(line, own)].map(
    (fault) => `${line.key}: ${fault}`,
  );
}

function optionFaults(line: ProductLine, own: LineTexts, texts: CatalogueTexts) {
  const options = Object.values(line.options ?? {}).flatMap((effects) => Object.keys(effects));
  const words = options.map((option) => optionWords(option, texts, own));
  const ownTerms = Object.values(own.facts.terms ?? {}).flatMap((term) => Object.keys(term));
  const unknown = [...Object.keys(own.options ?? {}), ...ownTerms].filter((key) => !options.includes(key));
  const same = Object.values(line.options ?? {}).some((effects) => {
    const read = Object.keys(effects).map((option) => optionWords(option, texts, own));
    return new Set(read).size < read.length;
  });
  return [
    ...options.filter((_, place) => words[place] === undefined).map((option) => `no words for "${option}"`),
    ...unknown.map((option) => `"${option}" is no option of the English line`),
    ...(same ? ['two options of an axis have the same words'] : []),
  ];
}

function nameFaults(line: ProductLine, own: LineTexts) {
  const inside = own.name.replace(/[,،] \{\w+(:small)?\}/g, '').includes('{');
  const faults: string[] = [];
  if ((inside || line.familyName) && line.options && !own.familyName) faults.push('familyName is missing');
  if (/[{}()]/.test(own.familyName ?? commonName(own.name))) faults.push('the family has no plain name');
  if (own.features.length !== line.features.length)
    faults.push(`${own.features.length} features instead of ${line.features.length}`);
  return faults;
}

/** Each text needs the placeholders of its original, and each product must be able to fill them. */
function placeholderFaults(line: ProductLine, own: LineTexts) {
  const english = textsOf(line);
  return Object.entries(textsOf(own)).flatMap(([field, text]) => {
    const wanted = placeholders(english[field] ?? '');
    const missing = wanted.filter((name) => !placeholders(text).includes(name));
    const unfilled = combinations(line.options).flatMap((choices) =>
      placeholders(fill(text, choices, own.facts.terms)),
    );
    return [
      ...missing.map((name) => `{${name}} is missing in ${field}`),
      ...[...new Set(unfilled)].map((name) => `nothing fills {${name}} in ${field}`),
    ];
  });
}

function textsOf({ name, description, features, facts }: LineTexts | ProductLine): Record<string, string> {
  const { ingredients, usage, warnings, audience } = facts;
  return { name, description, features: features.join('\n'), ingredients, usage, warnings, audience };
}

function placeholders(text: string) {
  return [...text.matchAll(/\{(\w+)(?::small)?\}/g)].map(([, name = '']) => name);
}
