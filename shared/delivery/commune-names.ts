import { withoutAccents } from '../values/text.ts';

/**
 * The name of a place without case, accents, hyphens, spaces and variants of Arabic letters, to compare it. The database has
 * the same as `place_key`.
 */
export function foldedPlace(name: string) {
  return withoutAccents(name)
    .replace(/[^\p{L}\p{N}]|[ـء]/gu, '')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll('ٱ', 'ا');
}

/** Whatever has names: a commune is called in French and in Arabic. */
type Named = { names: string[] };

/** The commune with this name in one of its spellings; undefined if there is none, or more than one. */
export function communeNamed<Commune extends Named>(communes: Commune[], typed: string) {
  const place = foldedPlace(typed);
  const [found, other] = communes.filter(({ names }) => names.some((name) => foldedPlace(name) === place));
  return other ? undefined : found;
}

/** Finds a commune of a list by its name for the reader or by the one that orders store; a blank text is none. */
export function communesByName<Commune extends { name: string; stored?: string | undefined }>(
  communes: Commune[],
) {
  const known = new Map(
    communes.flatMap((commune) =>
      [commune.name, commune.stored ?? commune.name].map((name) => [foldedPlace(name), commune]),
    ),
  );
  return (name: string) => known.get(foldedPlace(name));
}

/** The communes of capitals that are not called as their wilaya. */
const capitals: Record<string, string> = {
  Alger: 'Alger Centre',
  'In Salah': 'Ain Salah',
  'In Guezzam': 'Ain Guezzam',
  "El M'Ghair": "El-M'ghaier",
};

/** The French name of the commune that is the capital of a wilaya. */
export function capitalOf(wilaya: string) {
  return capitals[wilaya] ?? wilaya;
}

const most = 3;
/** Shorter texts are near too many names. */
const shortest = 4;

/**
 * The communes that a text without a commune of its own may mean, nearest first: with a few typos, or one text
 * begins with the other. `distance` counts the typos between two words.
 */
export function nearCommunes<Commune extends Named>(
  communes: Commune[],
  typed: string,
  distance: (a: string, b: string) => number,
) {
  const place = foldedPlace(typed);
  if (place.length < shortest) return [];
  const typos = ({ names }: Commune) =>
    Math.min(...names.map(foldedPlace).map((name) => (isStart(name, place) ? 1 : distance(name, place))));
  return communes
    .map((commune) => ({ commune, typos: typos(commune) }))
    .filter(({ typos }) => typos <= mostTypos(place))
    .sort((a, b) => a.typos - b.typos)
    .slice(0, most)
    .map(({ commune }) => commune);
}

function isStart(name: string, place: string) {
  return name.startsWith(place) || (name.length >= shortest && place.startsWith(name));
}

function mostTypos({ length }: string) {
  if (length < 7) return 1;
  return length < 12 ? 2 : 3;
}
