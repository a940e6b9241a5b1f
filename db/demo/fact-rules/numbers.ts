import { type FactSheet, languages, type SheetTexts } from './fact-sheet.ts';

/** The name of a product is left out: it has the counts of packs, which Arabic also says by the form of the noun. */
const fields = ['description', 'features', 'ingredients', 'usage', 'warnings', 'audience'] as const;

/** What Arabic says without digits. */
const arabicForms: [RegExp, string][] = [
  [/سنت(?:ين|ان)/, '2'],
  [/(?:دون|عمر|من) سنة|آلة واحدة/, '1'],
];

/** The numbers of a text that are written in digits, in one notation: `1,5`, `1.5` and `20 000` of any language. */
function numbersOf(text: string) {
  const plain = text
    .replace(/[\u2066-\u2069\u200e\u200f]/g, '')
    .replace(/(?<=\d)[,\u00a0 ](?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d),(?=\d)/g, '.');
  return new Set([...plain.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => String(Number(number))));
}

function textOf(texts: SheetTexts, field: (typeof fields)[number]) {
  return [texts[field]].flat().join('\n');
}

/** Each text that has other numbers than the English one: an age, an amount, a share or a number of days. */
export function findNumberFaults({ key, texts }: FactSheet) {
  return languages.flatMap((language) =>
    fields.flatMap((field) => {
      const english = numbersOf(textOf(texts.en, field));
      const text = textOf(texts[language], field);
      const forms = arabicForms.filter(([form]) => form.test(text)).map(([, digits]) => digits);
      const own = numbersOf(text);
      const missing = [...english.difference(own)].filter((number) => !forms.includes(number));
      const differing = [...missing, ...own.difference(english)];
      return differing.length > 0
        ? [`${key}: ${field} in ${language} differs in ${differing.join(', ')}`]
        : [];
    }),
  );
}
