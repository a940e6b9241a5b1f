import { foldedWords, formsOf } from '../../../shared/search/folded-words.ts';

/** Shorter words only match as they are. */
const shortestBeginning = 3;
const shortestStem = 4;

/** Where the searched words, or longer and shorter forms of them, are in a text. */
export function searchedWords(text: string, searched: string) {
  const wanted = foldedWords(searched).flatMap(({ word }) => formsOf(word));
  return foldedWords(text).filter(({ word }) =>
    formsOf(word).some((form) => wanted.some((other) => isSame(form, other))),
  );
}

function isSame(word: string, wanted: string) {
  if (word === wanted) return true;
  const isLonger = wanted.length >= shortestBeginning && word.startsWith(wanted);
  return isLonger || (word.length >= shortestStem && wanted.startsWith(word));
}

/** Marks the searched words in the names of the cards. The elements stay as they are. */
export function markSearchedWords(results: Element, searched: string) {
  const ranges = [...results.querySelectorAll('.card-name a')].flatMap(({ firstChild }) => {
    if (!(firstChild instanceof Text)) return [];
    return searchedWords(firstChild.data, searched).map(({ start, end }) => {
      const range = new Range();
      range.setStart(firstChild, start);
      range.setEnd(firstChild, end);
      return range;
    });
  });
  CSS.highlights.set('searched', new Highlight(...ranges));
}
