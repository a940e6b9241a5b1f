import type { Db } from '../platform/db/connection.ts';
import { findKnownStems } from './known-stems.ts';

const shortestHalf = 3;

/** The stems with two neighbours joined or one split, if the resulting stems occur in the catalogue. */
export async function findRegroupings(db: Db, stems: string[]): Promise<string[][]> {
  const regroupings = [...joinings(stems), ...cuttings(stems)];
  const made = regroupings.flatMap((regrouping) => regrouping.made);
  const known = await findKnownStems(db, made);
  return regroupings
    .filter((regrouping) => regrouping.made.every((stem) => known.has(stem)))
    .map((regrouping) => regrouping.stems);
}

type Regrouping = { stems: string[]; made: string[] };

function joinings(stems: string[]): Regrouping[] {
  return stems.slice(1).map((stem, place) => {
    const made = [`${stems[place]}${stem}`];
    return { made, stems: stems.toSpliced(place, 2, ...made) };
  });
}

function cuttings(stems: string[]): Regrouping[] {
  return stems.flatMap((stem, place) =>
    Array.from({ length: Math.max(0, stem.length - 2 * shortestHalf + 1) }, (_, index) => {
      const made = [stem.slice(0, index + shortestHalf), stem.slice(index + shortestHalf)];
      return { made, stems: stems.toSpliced(place, 1, ...made) };
    }),
  );
}
