import { adminProductsWords } from '../../words/admin-products-words.ts';
import { useTva } from './use-tva.ts';

const words = adminProductsWords.form;

/** The choice of no rate of its own for a product. */
export function UsualRate() {
  return useTva()?.rate === null ? words.noUsualRate : words.usualRate;
}
