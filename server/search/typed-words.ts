import { sql } from 'kysely';
import { type CatalogSnapshot, catalogVersion } from '../listing/catalog-snapshot.ts';

/** A word of a keyword. */
export type TypedWord = {
  /** As typed, in lower case and without accents. */
  plain: string;
  stem: string;
  /** The number of products that contain it. */
  uses: number;
  /** Whether it differs from the typed word. */
  isCorrected?: boolean;
};

export type TypedWords = {
  words: TypedWord[];
  /** The number of uses of words that begin like the last one. */
  beginningUses: number;
  /** Whether the keyword stands in quotation marks, to be searched as it is. */
  isExact: boolean;
};

const quotes = /^["“”„«](.*)["“”»]$/su;

/** The distinct words of a keyword in their order, without any if it has no letters or digits. */
export function readWords(snapshot: CatalogSnapshot, keyword: string): Promise<TypedWords> {
  return snapshot.recallRead(`words ${keyword}`, async () => {
    const [, quoted] = quotes.exec(keyword) ?? [];
    const { rows } = await sql<{ version: number; words: TypedWord[]; beginning_uses: number }>`
      with typed as (
        select plain, place, word_stems(plain) as stem
        from string_to_table(plain_words(${quoted ?? keyword}), ' ') with ordinality as words (plain, place)
        where plain <> ''
      ), last as (
        select plain from typed order by place desc limit 1
      )
      select
        ${catalogVersion},
        (
          -- A join would read all words of the catalog, because the planner expects a thousand typed ones.
          select coalesce(json_agg(json_build_object(
            'plain', plain, 'stem', stem,
            'uses', coalesce((select uses from search_words known where known.stem = typed.stem), 0)
          ) order by place), '[]') from typed
        ) as words,
        (
          select coalesce(sum(uses), 0)::integer from (
            select uses from last join search_words on stem >= plain and stem < plain || chr(1114111) limit 200
          ) beginnings
        ) as beginning_uses`.execute(snapshot.db);
    const { version = 0, words = [], beginning_uses: beginningUses = 0 } = rows[0] ?? {};
    const isLastOfItsKind = ({ stem }: TypedWord, place: number) =>
      words.findLastIndex((word) => word.stem === stem) === place;
    const value = { words: words.filter(isLastOfItsKind), beginningUses, isExact: quoted !== undefined };
    return { version, value };
  });
}
