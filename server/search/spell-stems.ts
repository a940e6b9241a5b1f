import { sql } from 'kysely';
import type { Db } from '../platform/db/connection.ts';

/**
 * The stems in the spelling of a product, with accents and preferably not in the plural; stems that the product does
 * not contain stay unchanged.
 */
export async function spellStems(
  db: Db,
  stems: string[],
  productNumber: number,
): Promise<Map<string, string>> {
  const { rows: texts } = await sql<{ text: string }>`
    select concat_ws(' ', p.name, p.brand, paths.words, p.description) as text
    from products p join category_paths paths on paths.id = p.category_id
    where p.number = ${productNumber}`.execute(db);
  const words = [...new Set(texts.flatMap(({ text }) => text.toLowerCase().match(/\p{L}+|\p{N}+/gu) ?? []))];
  const { rows } = await sql<{ word: string; stem: string }>`
    select word, word_stems(plain_words(word)) as stem
    from unnest(${words}::text[]) with ordinality as words (word, place)
    order by word = word_stems(plain_words(word)), place desc`.execute(db);
  const spelt = new Map(rows.map(({ word, stem }) => [stem, word]));
  return new Map(stems.map((stem) => [stem, spelt.get(stem) ?? stem]));
}

/** Joins words as the shopper typed them: `b 12`, which the index splits, becomes `b12` again if it was typed so. */
export function joinWords(words: string[], typed: string): string {
  const text = typed.toLowerCase();
  return words.reduce((shown, word) => {
    const last = shown.split(' ').at(-1) ?? '';
    const typedAsOne = /^[0-9]/.test(word) !== /[0-9]$/.test(last) && text.includes(`${last}${word}`);
    return shown === '' || typedAsOne ? `${shown}${word}` : `${shown} ${word}`;
  }, '');
}
