import type { Language } from '../values/languages.ts';
import { priceIn, sumToCollect } from './prices.ts';

const notes: Record<Language, (total: string) => string> = {
  en: (total) => `total ${total}, rounded because there are no coins for centimes`,
  fr: (total) => `total de ${total}, arrondi car il n’y a pas de pièces pour les centimes`,
  ar: (total) => `المجموع ${total}، وقد قُرّب لعدم وجود قطع نقدية للسنتيمات`,
};

/**
 * The sum that a courier collects for an unpaid total in dinars, and the reason if it differs from the total, in
 * parentheses. `text` has both (requirements: Money).
 */
export function collectedSum(totalPrice: number, language: Language) {
  const toCollect = sumToCollect(totalPrice);
  const sum = priceIn[language](toCollect);
  if (toCollect === totalPrice) return { sum, note: '', text: sum };
  const note = `(${notes[language](priceIn[language](totalPrice))})`;
  return { sum, note, text: `${sum} ${note}` };
}
