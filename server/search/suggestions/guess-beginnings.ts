import { sql } from 'kysely';
import { formsOf } from '../../../shared/search/folded-words.ts';
import type { WordIndex } from '../../listing/word-postings.ts';
import type { Db } from '../../platform/db/connection.ts';
import { mayBeCorrected } from '../honesty/correctable-words.ts';
import { oneTypoAway } from '../spelling-candidates.ts';
import type { TypedBeginning } from './match-names.ts';

const longestCorrected = 24;
/** Too many words begin with fewer letters. */
const shortestGuess = 3;
/** A shorter word with another letter is another word. An article does not count. */
const shortestReplaced = 5;

type Guessing = { names: WordIndex; words: string[]; isKnownName: (word: string) => boolean };

/**
 * The typed words, of which those that no name contains are replaced by the beginnings of names that are one typo away.
 * Undefined if there is nothing to replace or no replacement. A word that the catalog uses elsewhere is never replaced.
 */
export async function respelledBeginnings(
  db: Db,
  { names, words, isKnownName }: Guessing,
): Promise<TypedBeginning[] | undefined> {
  const occurs = (word: string) => formsOf(word).some((form) => names.beginningWith(form).length > 0);
  const unknown = words.filter((word) => !occurs(word));
  const isGuessable = unknown.every(
    (word) =>
      word.length <= longestCorrected &&
      (formsOf(word).at(-1) ?? '').length >= shortestReplaced &&
      mayBeCorrected(word, isKnownName),
  );
  if (unknown.length === 0 || !isGuessable || (await anyOccurs(db, unknown))) return undefined;
  const guesses = new Map(
    unknown.map((word) => [
      word,
      oneTypoAway(word).filter(
        (guess) =>
          guess.length >= shortestGuess && guess[0] === word[0] && names.beginningWith(guess).length > 0,
      ),
    ]),
  );
  if ([...guesses.values()].some((guess) => guess.length === 0)) return undefined;
  return words.map((word) => guesses.get(word) ?? formsOf(word));
}

async function anyOccurs(db: Db, words: string[]) {
  const { rows } = await sql<{ occurs: boolean }>`
    select exists (
      select from unnest(${words}::text[]) word
      where exists (select from search_words where stem >= word and stem < word || chr(1114111))
    ) as occurs`.execute(db);
  return rows[0]?.occurs ?? false;
}
