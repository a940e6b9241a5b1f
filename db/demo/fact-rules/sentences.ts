import { type FactSheet, type Language, languages } from './fact-sheet.ts';

/** How advice begins that has no verb, such as "Not with kidney stones" or "Fever: see a doctor". Arabic needs none. */
const fragments: Partial<Record<Language, RegExp>> = {
  en: /^(?:not\b|never (?:directly|in|longer|more|on|under|with)\b|only (?:for|with)\b|single use\b|(?:with|pregnant|fever|deep|very|painful|younger|unusual|sensitive)\b[^.]*:$)/i,
  fr: /^(?:pas|jamais)\b/i,
};

/** Each part of the advice that is no sentence. */
export function findFragments({ key, texts }: FactSheet) {
  return languages.flatMap((language) =>
    (['usage', 'warnings', 'audience'] as const).flatMap((field) =>
      texts[language][field]
        .replaceAll('\u00a0', ' ')
        .split(/(?<=[.:;]) /)
        .filter((part) => fragments[language]?.test(part))
        .map((part) => `${key}: "${part}" is no sentence`),
    ),
  );
}
