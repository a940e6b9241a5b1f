import { priceIn } from '../catalog/prices.ts';
import type { Language } from '../values/languages.ts';
import { balanceOf, type Charged, sumToCollect } from './order-balance.ts';

const notes: Record<Language, (total: string) => string> = {
  en: (total) => `total ${total}, rounded because there are no coins for centimes`,
  fr: (total) => `total de ${total}, arrondi car il n’y a pas de pièces pour les centimes`,
  ar: (total) => `المجموع ${total}، وقد قُرّب لعدم وجود قطع نقدية للسنتيمات`,
};

/**
 * The sum that a courier collects for an unpaid order, and `why` if it differs from what is due (requirements: Money). `note`
 * has the reason in parentheses, and `text` both.
 */
export function collectedSum(order: Charged, language: Language) {
  const toCollect = sumToCollect(order);
  const sum = priceIn[language](toCollect);
  const { due } = balanceOf(order);
  if (toCollect === due) return { sum, why: '', note: '', text: sum };
  const why = notes[language](priceIn[language](due));
  const note = `(${why})`;
  return { sum, why, note, text: `${sum} ${note}` };
}
