import { frenchPrice, groupDigits } from '../../shared/catalog/prices.ts';
import { type Language, pluralIn } from '../../shared/values/languages.ts';

export const language: Language = 'fr';

export const plural = pluralIn('fr');

export const formatPrice = frenchPrice;

/** Before the decimals of a number. */
export const decimalMark = ',';

/** Between a label and its value. */
export const colon = '\u00a0: ';

/** Between the parts of a list. */
export const comma = ', ';

export const formatNumber: (number: number) => string = groupDigits;

/** A number with its noun: "1 produit", "1 200 produits", "1 000 000 d’articles". */
export function counted(count: number, noun: string) {
  const figure = formatNumber(count);
  const of = /^[aeiouéè]/.test(noun) ? 'd’' : 'de ';
  return plural(count, {
    one: `${figure}\u00a0${noun}`,
    many: `${figure}\u00a0${of}${noun}s`,
    other: `${figure}\u00a0${noun}s`,
  });
}

/** The word for the size of a product; shoes have one of their own. */
export function sizeWord(size: string) {
  return /^\d{2}$/.test(size) ? 'pointure' : 'taille';
}

/** A text at the beginning of a line. */
export function withCapital(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The beginning of a name before which a vowel is dropped; those with an h that is not heard are few. */
const silentStart =
  /^(?:[aâàäeéèêëiîïoôöuùûüœæ]|y[^aâeéèioôuœ]|h(?:y|erb|uil|omm|armon|[oô]tel|oriz|[ée]l[eè]n))/i;

/** `que` or `de` before a name: "de Nour", "d’Oran Para", "d’Herboristerie Amel", "de Hassi". */
export function elided(word: 'que' | 'de', name: string) {
  return silentStart.test(name) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;
}
