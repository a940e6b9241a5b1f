import type { Db } from '../platform/db/connection.ts';
import { findKnownStems } from './known-stems.ts';

const shortestHalf = 3;

/** The stems with two neighbours joined or one split, if the resulting stems occur in the catalogue. */
export async function findRegroupings(db: Db, stems: string[]): Promise<string[][]> {
  const regroupings = [...joinings(stems), ...cuttings(stems)];
  const created = regroupings.flatMap((regrouping) => regrouping.created);
  const known = await findKnownStems(db, created);
  return regroupings
    .filter((regrouping) => regrouping.created.every((stem) => known.has(stem)))
    .map((regrouping) => regrouping.stems);
}

type Regrouping = { stems: string[]; created: string[] };

function joinings(stems: string[]): Regrouping[] {
  return stems.slice(1).map((stem, place) => {
    const created = [`${stems[place]}${stem}`];
    return { created, stems: stems.toSpliced(place, 2, ...created) };
  });
}

function cuttings(stems: string[]): Regrouping[] {
  return stems.flatMap((stem, place) =>
    Array.from({ length: Math.max(0, stem.length - 2 * shortestHalf + 1) }, (_, index) => {
      const created = [stem.slice(0, index + shortestHalf), stem.slice(index + shortestHalf)];
      return { created, stems: stems.toSpliced(place, 1, ...created) };
    }),
  );
}
