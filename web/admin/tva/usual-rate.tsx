import { adminProductsWords } from '../../words/admin-products-words.ts';
import { useTva } from './use-tva.ts';

const words = adminProductsWords.form;

/** What stands for no rate of its own of a product: that of the settings, or that they have none. */
export function useUsualRate() {
  return useTva()?.rate === null ? words.noUsualRate : words.usualRate;
}

/** The choice of no rate of its own for a product. */
export function UsualRate() {
  return useUsualRate();
}
