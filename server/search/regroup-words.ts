import type { CatalogSnapshot } from '../listing/catalog-snapshot.ts';
import { type Alternative, allOf, sideBySide } from './postings/match-word.ts';
import type { TypedWord } from './typed-words.ts';

/** The minimum length of both parts of a known word that is split. */
const shortestHalf = 3;
/** Halves that both occur more often are not tried: they are words of their own. */
const mostUses = 2_000;

/** `uses` is the most products in which it can occur. */
type Regrouping = { places: number[]; alternative: Alternative; uses: number };

/**
 * Other spacings of the words whose parts occur in the catalog: two neighbors joined (`tooth paste`), and one split
 * (`antiage`). A word that occurs itself is only split into neighbors of at least three letters.
 */
export async function findRegroupings({ db }: CatalogSnapshot, words: TypedWord[]): Promise<Regrouping[]> {
  const regroupings = [...joinings(words), ...words.flatMap(splits)];
  const stems = [...new Set(regroupings.flatMap(({ alternative }) => alternative.stems))];
  if (stems.length === 0) return [];
  const rows = await db
    .selectFrom('search_words')
    .select(['stem', 'uses'])
    .where('stem', 'in', stems)
    .execute();
  const uses = new Map(rows.map(({ stem, uses }) => [stem, uses]));
  return regroupings
    .map(({ places, alternative }) => ({
      places,
      alternative,
      uses: Math.min(...alternative.stems.map((stem) => uses.get(stem) ?? 0)),
    }))
    .filter(({ alternative, uses }) => uses > 0 && (alternative.stems.length === 1 || uses <= mostUses));
}

function joinings(words: TypedWord[]): Omit<Regrouping, 'uses'>[] {
  return words.slice(1).flatMap(({ stem }, place) => {
    const joined = `${words[place]?.plain}${stem}`;
    if (/[0-9]/.test(joined)) return [];
    return { places: [place, place + 1], alternative: allOf(joined) };
  });
}

function splits({ stem, uses }: TypedWord, place: number): Omit<Regrouping, 'uses'>[] {
  if (/[0-9]/.test(stem)) return [];
  const shortest = uses > 0 ? shortestHalf : 1;
  return Array.from({ length: Math.max(0, stem.length - 2 * shortest + 1) }, (_, index) => {
    const stems = [stem.slice(0, index + shortest), stem.slice(index + shortest)];
    const alternatives: Alternative[] = [sideBySide(stems)];
    const isClear = stems.every((half) => half.length >= shortestHalf);
    if (uses === 0 && isClear) alternatives.push({ stems, kind: 'all', weight: 0.8 });
    return alternatives.map((alternative) => ({ places: [place], alternative }));
  }).flat();
}
