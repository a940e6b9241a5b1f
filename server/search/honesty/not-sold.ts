import type { NotSoldReason } from '../../../shared/catalog/not-sold-reason.ts';
import { editDistance } from './correctable-words.ts';
import { isLeftOut } from './meaning-words.ts';

/** A thing that the shop does not sell, by its stems. */
export type NotSoldEntry = NotSoldReason & { stems: string };

/** An entry in a search, with the places of its words. */
export type NotSoldMatch = NotSoldEntry & { places: number[] };

type Word = { plain: string; stem: string; uses: number };

/** The most words of an entry. */
export const longestPhrase = 5;
/** A shorter name is only recognized as it is spelled. */
const shortestMisspelled = 6;

/** The endings of the names of medicines, by class, in both scripts. */
const medicineEndings =
  /(pril|sartan|statine?|cilline?|cycline?|prazole?|conazole?|nidazole?|olol|azepam|azolam|mycine?|oxacine?|coxib|gliptine?|gliflozine?|glutide|dipine?|setron|triptan|xaban|ciclovir|(وب|اب|ناب)ريل|سارتان|ستاتين|سيلين|سيكلين|برازول|كونازول|نيدازول|ولول|ازيبام|زولام|مايسين|ميسين|وكساسين|كوكسيب|غليبتين|جليبتين|غلوتايد)$/;
/** A shorter word may end so by chance. */
const shortestMedicine = 7;

/**
 * The things in a search that the shop does not sell, the longest phrase first at each word. A word that occurs nowhere is
 * also recognized with one typo, because medicines are easily misspelled, and as a medicine by its ending.
 */
export function findNotSold(words: Word[], entries: ReadonlyMap<string, NotSoldEntry>): NotSoldMatch[] {
  const found: NotSoldMatch[] = [];
  for (let start = 0; start < words.length; ) {
    const match = isLeftOut(words, start)
      ? undefined
      : (phraseAt(words, start, entries) ?? misspelledAt(words, start, entries) ?? medicineAt(words, start));
    if (match && !(match.kind === 'product' && isPart(words, start))) found.push(match);
    start += match?.places.length ?? 1;
  }
  return found;
}

const adding = new Set(['with', 'avec', 'au', 'aux']);

/** Whether the word names what another thing is made of: `with egg`, `بالبيض`. */
function isPart(words: Word[], place: number) {
  return /^و?بال/.test(words[place]?.plain ?? '') || adding.has(words[place - 1]?.plain ?? '');
}

function phraseAt(words: Word[], start: number, entries: ReadonlyMap<string, NotSoldEntry>) {
  for (let length = Math.min(longestPhrase, words.length - start); length > 0; length--) {
    const phrase = words.slice(start, start + length);
    const spaced = entries.get(phrase.map(({ stem }) => stem).join(' '));
    const entry = spaced ?? (length === 2 ? entries.get(phrase.map(({ stem }) => stem).join('')) : undefined);
    if (entry) return { ...entry, places: phrase.map((_, place) => start + place) };
  }
  return undefined;
}

function misspelledAt(words: Word[], start: number, entries: ReadonlyMap<string, NotSoldEntry>) {
  const { plain = '', uses = 0 } = words[start] ?? {};
  if (uses > 0 || plain.length < shortestMisspelled || /\d/.test(plain)) return undefined;
  for (const entry of entries.values()) {
    const { stems } = entry;
    const isNear =
      Math.abs(stems.length - plain.length) <= 1 && stems[0] === plain[0] && !stems.includes(' ');
    if (isNear && editDistance(plain, stems) <= 1) return { ...entry, places: [start] };
  }
  return undefined;
}

function medicineAt(words: Word[], start: number): NotSoldMatch | undefined {
  const { plain = '', uses = 0 } = words[start] ?? {};
  if (uses > 0 || plain.length < shortestMedicine || !medicineEndings.test(plain)) return undefined;
  return { kind: 'medicine', phrase: plain, stems: plain, places: [start] };
}
