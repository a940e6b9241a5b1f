/**
 * The texts of a product line in French or Arabic. They contain the placeholders of the English line: `{axis}` stands
 * for the option in this language, `{term}` for the words of `facts.terms`. Here, all texts may contain terms.
 */
export type LineTexts = {
  name: string;
  /** Obligatory where the English line has one, or where an option in the name is not set off by a comma. */
  familyName?: string;
  description: string;
  /** As many as in English. */
  features: string[];
  facts: {
    ingredients: string;
    usage: string;
    warnings: string;
    audience: string;
    /** The words of each term by English option. Terms of a language's own are possible. */
    terms?: Record<string, Record<string, string>>;
  };
  /** The options by their English words. Those of `usualOptions` and those without words ("250 ml") need none. */
  options?: Record<string, string>;
};

export type NamedText = { name: string; description: string };

export type CatalogueTexts = {
  /** By the key of the English line. */
  lines: Record<string, LineTexts>;
  /** Options that several lines have, by their English words. */
  usualOptions: Record<string, string>;
  /** By English name. */
  categories: Record<string, NamedText>;
  /** By slug. */
  needs: Record<string, NamedText>;
  optionNames: OptionNames;
};

/** What the products of a family differ in. */
export type OptionNames = {
  /** The words of families.ts by axis. */
  axes: Record<string, string>;
  /** The texts of `optionName` of lines by their English words. */
  others: Record<string, string>;
  /** Joins the words of two or more axes: "Strength, color and size". */
  join: (words: string[]) => string;
};

/** Numbers, units, codes and sizes of clothes, which read the same in all languages. */
const wordless = /^(?:\d+|[\s+%°x/-]|ml|l|g|kg|mg|µg|cm|mm|m|SPF|pH|G|X{0,2}[SL]|M)+$/;

/** An option's words in the language of the texts; undefined if it has words, but none in this language. */
export function optionWords(option: string, texts: CatalogueTexts, line?: LineTexts) {
  return (
    line?.options?.[option] ?? texts.usualOptions[option] ?? (wordless.test(option) ? option : undefined)
  );
}
