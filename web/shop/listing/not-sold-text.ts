import type { ProductList } from '../../../shared/catalog.ts';
import { askWords } from '../../words/ask-words.ts';

/** Says what of a search the shop does not sell, each reason once (requirements: Not sold). */
export function notSoldText(notSold: NonNullable<ProductList['notSold']>) {
  const sentences = notSold.map(({ kind, phrase }) => askWords.search.notSold[kind](phrase));
  return [...new Set(sentences)].join(' ');
}
