import LanguagesIcon from 'icon:languages';
import { call } from '../../call.ts';
import { adminSearchWords } from '../../words/admin-search-words.ts';
import { listRoute } from '../kit/list-route.ts';
import { RecordRow, RowList } from '../kit/row-list.tsx';
import type { Route } from './+types/synonyms-page.ts';
import { DeletionPreview } from './change-preview.tsx';
import { nameOfGroup, synonymList } from './synonym-list.ts';
import { TermList } from './term-list.tsx';

const words = adminSearchWords.synonyms;

export const { meta, clientLoader, handle } = listRoute({
  list: synonymList,
  words,
  heading: adminSearchWords.searches.title,
  read: (call, { keyword, page }) => call('GET /search/synonyms', { query: { keyword, pageNumber: page } }),
});

/** The groups of words that mean the same (requirements: Synonyms). */
export default function SynonymsPage({ loaderData }: Route.ComponentProps) {
  return (
    <TermList
      section="synonyms"
      list={synonymList}
      loaded={loaderData}
      words={words}
      icon={LanguagesIcon}
      rowsOf={({ groups }) => groups}
      deletion={{
        words: words.deletion,
        nameOf: nameOfGroup,
        remove: ({ _id }, options) => call('DELETE /search/synonyms/:id', { params: { id: _id } }, options),
        preview: ({ _id }) => <DeletionPreview group={_id} />,
      }}
    >
      {(groups, { askToDelete }) => (
        <RowList rows={groups}>
          {(group) => (
            <RecordRow
              page={`${synonymList.path}/${group._id}/edit`}
              edit={words.editNamed(nameOfGroup(group))}
              deletion={{ label: words.deleteNamed(nameOfGroup(group)), ask: () => askToDelete(group) }}
            >
              <Chips label={words.words} words={group.words} styles="bg-brand-soft text-brand-deep" />
              {group.understood.length > 0 && (
                <div className="mt-2 flex flex-wrap items-baseline gap-x-2 gap-y-1.5">
                  <span className="text-ink-muted text-xs">{words.understood}</span>
                  <Chips
                    label={words.understood}
                    words={group.understood}
                    styles="border border-field border-dashed text-ink-muted"
                  />
                </div>
              )}
            </RecordRow>
          )}
        </RowList>
      )}
    </TermList>
  );
}

type ChipsProps = { label: string; words: string[]; styles: string };

function Chips({ label, words, styles }: ChipsProps) {
  return (
    <ul aria-label={label} className="flex min-w-0 flex-wrap gap-1.5">
      {words.map((word) => (
        <li key={word} className={`wrap-anywhere rounded-full px-2.5 py-0.5 ${styles}`}>
          {/* Of any language. */}
          <bdi lang="">{word}</bdi>
        </li>
      ))}
    </ul>
  );
}
