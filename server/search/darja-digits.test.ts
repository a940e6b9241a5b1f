import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { foldedWords } from '../../shared/search/folded-words.ts';
import { createTestDatabase } from '../../test/create-test-database.ts';

test('digits in a word of darja are letters, and those of an amount or a name are not', async () => {
  const { db } = await createTestDatabase();
  const words = {
    '7ab chbab': 'hab chbab',
    za3tar: 'zaatar',
    wja3: 'wjaa',
    omega3: 'omega 3',
    '5ml': '5 ml',
    b12: 'b 12',
  };
  for (const [typed, read] of Object.entries(words)) {
    const { rows } = await sql<{ words: string }>`select plain_words(${typed}) as words`.execute(db);
    expect(rows[0]?.words, typed).toBe(read);
    const folded = foldedWords(typed).map(({ word }) => word);
    expect(folded.join(' '), typed).toBe(read);
  }
});
