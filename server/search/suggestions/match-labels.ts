import { foldedWords } from '../../../shared/search/folded-words.ts';
import { beginsWith } from './complete-terms.ts';
import type { TypedBeginning } from './match-names.ts';

/** A category, brand or need with the words of its name. */
export type Label<T> = { value: T; words: string[]; products: number };

export function labelOf<T extends { name: string }>(value: T, products = 0): Label<T> {
  return { value, words: foldedWords(value.name).map(({ word }) => word), products };
}

/** The labels that contain all typed words: those that begin with them first, then those with most products. */
export function matchLabels<T>(
  labels: Label<T>[],
  { typed, most }: { typed: TypedBeginning[]; most: number },
): T[] {
  if (typed.length === 0) return [];
  return labels
    .filter(({ words }) => typed.every((beginnings) => words.some((word) => beginsWith(word, beginnings))))
    .map((label) => ({ ...label, isStart: Number(beginsWith(label.words[0], typed[0] ?? [])) }))
    .sort((a, b) => b.isStart - a.isStart || b.products - a.products)
    .slice(0, most)
    .map(({ value }) => value);
}
