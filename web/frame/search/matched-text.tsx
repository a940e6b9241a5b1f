import { foldedWords, foldLetters } from '../../../shared/folded-words.ts';

/** A text in which the beginnings of words that were typed are marked. */
export function MatchedText({ text, typed }: { text: string; typed: string }) {
  const beginnings = foldedWords(typed).map(({ word }) => word);
  const parts: { text: string; isMatch: boolean }[] = [];
  let shown = 0;
  for (const { word, start, end } of foldedWords(text)) {
    const longest = beginnings
      .filter((typed) => word.startsWith(typed))
      .sort((a, b) => b.length - a.length)[0];
    if (longest === undefined) continue;
    const matchEnd = endOf(text.slice(start, end), longest.length) + start;
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

/** Where the first folded letters of a word end in it; accents may be characters of their own. */
function endOf(word: string, letters: number) {
  for (let end = 1; end < word.length; end++) {
    const isWhole = !/^\p{M}/u.test(word.slice(end));
    if (isWhole && foldLetters(word.slice(0, end)).length >= letters) return end;
  }
  return word.length;
}
