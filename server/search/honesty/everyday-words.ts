import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../../../db/search-words/common-words.txt');

const common = new Set(
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(' ')),
);

/** Whether a folded word, or its singular, is common in French, English, Arabic or the Arabic of Algeria. */
export function isCommonWord(word: string) {
  return common.has(word) || common.has(word.replace(/[sx]$/, ''));
}
