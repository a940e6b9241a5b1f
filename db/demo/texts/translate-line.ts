import { keyOf } from '../products/expand-line.ts';
import { commonName } from '../products/families.ts';
import { type Choice, combinations, fill } from '../products/options.ts';
import type { ProductLine } from '../products/product-line.ts';
import { type CatalogueTexts, type LineTexts, optionWords } from './line-texts.ts';

export type ProductTexts = {
  /** The key of the product. */
  key: string;
  name: string;
  description: string;
  features: string[];
  ingredients: string;
  usage: string;
  warnings: string;
  audience: string;
  /** Blank for the only product of a line. */
  label: string;
};

export type FamilyTexts = { key: string; name: string; optionName: string };

/** The texts of the products of a line and of their family. */
export function translateLine(line: ProductLine, own: LineTexts, texts: CatalogueTexts) {
  return {
    products: combinations(line.options).map((choices) => translateProduct(line, own, translated(choices))),
    family: line.options && familyTexts(line, own, texts),
  };

  function translated(choices: Choice[]) {
    return choices.map((choice) => ({ ...choice, words: optionWords(choice.option, texts, own) }));
  }
}

function translateProduct(line: ProductLine, own: LineTexts, choices: Choice[]): ProductTexts {
  const { terms, ...facts } = own.facts;
  const filled = (text: string) => fill(text, choices, terms);
  return {
    key: keyOf([line.key, ...choices.map(({ option }) => option)]),
    name: filled(own.name),
    description: filled(own.description),
    features: own.features.map(filled),
    ingredients: filled(facts.ingredients),
    usage: filled(facts.usage),
    warnings: filled(facts.warnings),
    audience: filled(facts.audience),
    label: joinOptions(
      choices.map(({ option, words }) => words ?? option),
      arabicLetter.test(own.name),
    ),
  };
}

const arabicLetter = /[\u0600-\u06ff]/;

/** In Arabic, an amount such as "500 mg" at the beginning would turn the direction of the whole. */
function joinOptions(options: string[], isArabic: boolean) {
  if (!isArabic || options.length < 2) return options.join(isArabic ? '، ' : ', ');
  return options.map((text) => (arabicLetter.test(text) ? text : `\u2066${text}\u2069`)).join('، ');
}

function familyTexts(line: ProductLine, own: LineTexts, { optionNames }: CatalogueTexts): FamilyTexts {
  const axes = Object.keys(line.options ?? {}).map((axis) => optionNames.axes[axis] ?? '');
  const others = line.optionName && (optionNames.others[line.optionName] ?? '');
  const joined = axes.length > 1 ? optionNames.join(axes) : (axes[0] ?? '');
  return {
    key: line.key,
    name: own.familyName ?? commonName(own.name),
    // Blank, which shows the English one, while a word is missing.
    optionName: others ?? (axes.includes('') ? '' : joined),
  };
}
