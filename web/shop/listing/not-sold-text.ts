import type { ProductList } from '../../../shared/catalog/catalog.ts';
import { askWords } from '../../words/ask-words.ts';

/** Says what of a search the shop does not sell, each reason once (requirements: Not sold). */
export function notSoldText(notSold: NonNullable<ProductList['notSold']>) {
  const sentences = notSold.map(({ kind, phrase }) => askWords.search.notSold[kind](phrase));
  return [...new Set(sentences)].join(' ');
}

/** Whether the search only asks about the service. */
export function isQuestion(notSold: NonNullable<ProductList['notSold']>) {
  return notSold.length > 0 && notSold.every(({ kind }) => kind === 'service');
}

/** The page of advice about what is not sold: its own, otherwise all articles; none about a product or a brand. */
export function adviceLink(notSold: NonNullable<ProductList['notSold']>) {
  const own = notSold.find(({ link }) => link)?.link;
  const needsAdvice = notSold.some(({ kind }) => kind === 'medicine' || kind === 'complaint');
  return own ?? (needsAdvice ? '/blog' : undefined);
}
