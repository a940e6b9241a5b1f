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
  const isArabic = arabicLetter.test(own.name);
  return {
    products: combinations(line.options).map((choices) => translateProduct(line, own, translated(choices))),
    family: line.options && familyTexts(line, own, texts),
  };

  function translated(choices: Choice[]) {
    return choices.map((choice) => {
      const words = optionWords(choice.option, texts, own);
      return { ...choice, words: words && keepAmounts(words, isArabic) };
    });
  }
}

function translateProduct(line: ProductLine, own: LineTexts, choices: Choice[]): ProductTexts {
  const { terms, ...facts } = own.facts;
  const isArabic = arabicLetter.test(own.name);
  const isolated = choices.map((choice) => ({ ...choice, words: isolate(choice.words ?? choice.option) }));
  const filled = (text: string) => keepAmounts(fill(text, isArabic ? isolated : choices, terms), isArabic);
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
      isArabic,
    ),
  };
}

const arabicLetter = /[\u0600-\u06ff]/;

/**
 * Keeps the direction of an option in an Arabic text to itself. Otherwise "500 mg" at the beginning would turn the
 * direction of the whole, and a letter such as that of vitamin C the sequence of the options behind it.
 */
function isolate(option: string) {
  if (!arabicLetter.test(option)) return `\u2066${option}\u2069`;
  return /[0-9A-Za-z]/.test(option) ? `\u2067${option}\u2069` : option;
}

/** An amount with a Latin unit, or a text that is isolated already. */
const amounts =
  /[\u2066\u2067][^\u2069]*\u2069|\d+(?:[.,]\d+)?(?:(?: x |[-–])\d+(?:[.,]\d+)?)*[ \u00a0](?:[mk]?g|µg|m?l|[cm]?m|kcal|ppm)(?![A-Za-z])/g;

/** The units that Algerian packs write in Arabic. */
const arabicUnits: Record<string, string> = {
  mg: 'ملغ',
  g: 'غ',
  kg: 'كغ',
  µg: 'مكغ',
  ml: 'مل',
  l: 'ل',
  mm: 'ملم',
  cm: 'سم',
  m: 'م',
  kcal: 'سعرة حرارية',
};

/** Keeps "75 ml" on one line. In an Arabic text the unit is Arabic: the number comes first, as it is read. */
function keepAmounts(text: string, isArabic: boolean) {
  return text.replace(amounts, (amount) => {
    if (isArabic) return arabicAmount(amount);
    return /^\d/.test(amount) ? amount.replaceAll(' ', '\u00a0') : amount;
  });
}

/** Isolates what is written from left to right: "13 x 14" before its unit, or an amount without an Arabic unit. */
function arabicAmount(amount: string) {
  const bare = amount.replace(/[\u2066\u2069]/g, '').replaceAll(' ', '\u00a0');
  const [, numbers = '', unit = ''] = /^(\d.*)\u00a0(\D+)$/.exec(bare) ?? [];
  const arabic = arabicUnits[unit];
  if (arabic) return `${/^[\d.,]+$/.test(numbers) ? numbers : `\u2066${numbers}\u2069`}\u00a0${arabic}`;
  return /^\d/.test(amount) ? `\u2066${bare}\u2069` : amount;
}

function joinOptions(options: string[], isArabic: boolean) {
  if (!isArabic || options.length < 2) return options.join(isArabic ? '، ' : ', ');
  const joined = options.map(isolate).join('، ');
  // Isolated options say nothing about the direction of the whole.
  return /^[\u2066\u2067]/.test(joined) ? `\u200f${joined}` : joined;
}

function familyTexts(line: ProductLine, own: LineTexts, { optionNames }: CatalogueTexts): FamilyTexts {
  const axes = Object.keys(line.options ?? {}).map((axis) => optionNames.axes[axis] ?? '');
  const others = line.optionName && (optionNames.others[line.optionName] ?? '');
  const joined = axes.length > 1 ? optionNames.join(axes) : (axes[0] ?? '');
  return {
    key: line.key,
    name: keepAmounts(own.familyName ?? commonName(own.name), arabicLetter.test(own.name)),
    // Blank, which shows the English one, while a word is missing.
    optionName: others ?? (axes.includes('') ? '' : joined),
  };
}
