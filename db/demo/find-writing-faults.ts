type Texts = string | string[] | undefined | { [field: string]: Texts };

/** What each language writes otherwise than English. */
const faults = {
  fr: [
    { pattern: / [:;?!%»]|« /, fault: 'needs a no-break space at : ; ? ! % « »' },
    { pattern: /\p{L}'/u, fault: "has ' instead of ’" },
  ],
  ar: [
    { pattern: /\p{Script=Arabic}[,;?]/u, fault: 'has , ; ? instead of ، ؛ ؟' },
    { pattern: /[\u0660-\u0669\u0640]/, fault: 'has digits that are not Latin, or a stretched letter' },
    { pattern: /(?<!فطور )الفطور/, fault: 'says الفطور, which is lunch in Algiers, instead of فطور الصباح' },
    { pattern: /\d سنتيمتر/, fault: 'says سنتيمتر instead of cm after a number' },
    {
      pattern: /(?<!\p{L})(?:اضغط|اختر|أضف|اكتب|احذف|ابدأ|استشر|اشرب|ضع|امسح|اغسل|احفظ|استعمل)(?!\p{L})/u,
      fault: 'has a masculine imperative instead of a verbal noun',
    },
  ],
};

/** The texts, with the place of each, that do not follow docs/languages.md. */
export function findWritingFaults(language: 'fr' | 'ar', texts: Texts, place: string): string[] {
  if (texts === undefined) return [];
  if (typeof texts !== 'string')
    return Object.entries(texts).flatMap(([key, text]) =>
      findWritingFaults(language, text, `${place}: ${key}`),
    );
  return [...faults[language], { pattern: /^\s|\s$| {2}|^$/, fault: 'has a space too many, or is empty' }]
    .filter(({ pattern }) => pattern.test(texts))
    .map(({ fault }) => `${place} ${fault}: ${texts}`);
}
