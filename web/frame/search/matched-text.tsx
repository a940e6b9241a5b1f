import { foldedWords, foldLetters, formsOf } from '../../../shared/search/folded-words.ts';

/** A text in which the beginnings of words that were typed are marked. */
export function MatchedText({ text, typed }: { text: string; typed: string }) {
  const beginnings = foldedWords(typed).flatMap(({ word }) => formsOf(word));
  const parts: { text: string; isMatch: boolean }[] = [];
  let shown = 0;
  for (const { word, start, end } of foldedWords(text)) {
    const letters = Math.max(0, ...formsOf(word).map((form) => matchedLetters(word, { form, beginnings })));
    if (letters === 0) continue;
    const matchEnd = endOf(text.slice(start, end), letters) + start;
    parts.push({ text: text.slice(shown, start), isMatch: false });
    parts.push({ text: text.slice(start, matchEnd), isMatch: true });
    shown = matchEnd;
  }
  parts.push({ text: text.slice(shown), isMatch: false });
  return (
    <bdi>
      {parts.map(({ text, isMatch }, place) =>
        isMatch ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
          <mark key={place} className="bg-transparent font-bold text-brand-strong">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </bdi>
  );
}

type Form = { form: string; beginnings: string[] };

/** How many letters of a word are typed, with its article if it has one; 0 if none are. */
function matchedLetters(word: string, { form, beginnings }: Form) {
  const longest = beginnings
    .filter((beginning) => form.startsWith(beginning))
    .sort((a, b) => b.length - a.length)[0];
  return longest === undefined ? 0 : word.length - form.length + longest.length;
}

/** Where the first folded letters of a word end in it; accents may be characters of their own. */
function endOf(word: string, letters: number) {
  for (let end = 1; end < word.length; end++) {
    const isWhole = !/^\p{M}/u.test(word.slice(end));
    if (isWhole && foldLetters(word.slice(0, end)).length >= letters) return end;
  }
  return word.length;
}
