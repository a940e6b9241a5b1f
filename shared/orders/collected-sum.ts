import { priceIn } from '../catalog/prices.ts';
import type { Language } from '../values/languages.ts';
import { balanceOf, type Charged, sumToCollect } from './order-balance.ts';

const notes: Record<Language, (total: string) => string> = {
  en: (total) => `total ${total}, rounded because there are no coins for centimes`,
  fr: (total) => `total de ${total}, arrondi car il n’y a pas de pièces pour les centimes`,
  ar: (total) => `المجموع ${total}، وقد قُرّب لعدم وجود قطع نقدية للسنتيمات`,
};

/**
 * The sum that a courier collects for an unpaid order, and the reason if it differs from what is due, in parentheses. `text`
 * has both (requirements: Money).
 */
export function collectedSum(order: Charged, language: Language) {
  const toCollect = sumToCollect(order);
  const sum = priceIn[language](toCollect);
  const { due } = balanceOf(order);
  if (toCollect === due) return { sum, note: '', text: sum };
  const note = `(${notes[language](priceIn[language](due))})`;
  return { sum, note, text: `${sum} ${note}` };
}
