import { isForm } from './meaning-words.ts';

/** The first part of a product's name, before a comma or bracket and without brand and option, as stems. */
export type ProductName = { stems: string; language: 'en' | 'fr' | 'ar' | 'any' };

/** Words before the name of something that a thing is made of, used with or meant for. */
const prepositions = new Set('a au aux de d du des en pour avec sans with for of from without'.split(' '));
const articles = new Set('l le la les the un une'.split(' '));

/**
 * Whether a product with this name is a thing, and not only made of it or meant for it: a `soap with olive oil` is no oil,
 * and a net for strollers no stroller. The thing comes last in English, and first in French and Arabic.
 */
export function isNamedAfter({ stems, language }: ProductName, thing: string) {
  const words = stems.split(' ');
  const things = thing.split(' ');
  const places = words.flatMap((_, place) =>
    things.every((word, index) => words[place + index] === word) ? [place] : [],
  );
  return places.some((place) => {
    const before = words.slice(0, place).filter((word) => !articles.has(word));
    const after = words[place + things.length];
    if (prepositions.has(before.at(-1) ?? '')) return false;
    if (language === 'ar') return place === 0;
    return language !== 'en' || after === undefined || mayFollow(after);
  });
}

/** Whether an English name may go on so after the thing: `for teeth`, `500`, `capsules`. */
function mayFollow(word: string) {
  return prepositions.has(word) || /[0-9]/.test(word) || isForm({ plain: word, stem: word });
}
