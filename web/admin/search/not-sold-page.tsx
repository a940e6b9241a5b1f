import SearchXIcon from 'icon:search-x';
import { call } from '../../call.ts';
import { Badge } from '../../ui/badge.tsx';
import { adminSearchWords } from '../../words/admin-search-words.ts';
import { listRoute } from '../kit/list-route.ts';
import { RecordRow, RowList } from '../kit/row-list.tsx';
import type { Route } from './+types/not-sold-page.ts';
import { TermList, termList } from './term-list.tsx';

const words = adminSearchWords.notSold;
const notSoldList = termList('/admin/search/not-sold');

export const { meta, clientLoader, handle } = listRoute({
  list: notSoldList,
  words,
  heading: adminSearchWords.searches.title,
  read: (call, { keyword, page }) => call('GET /search/not-sold', { query: { keyword, pageNumber: page } }),
});

/** The list of what the shop does not sell (requirements: Not sold). */
export default function NotSoldPage({ loaderData }: Route.ComponentProps) {
  return (
    <TermList
      section="notSold"
      list={notSoldList}
      loaded={loaderData}
      words={words}
      icon={SearchXIcon}
      rowsOf={({ entries }) => entries}
      deletion={{
        words: words.deletion,
        nameOf: ({ phrase }) => phrase,
        remove: ({ _id }, options) => call('DELETE /search/not-sold/:id', { params: { id: _id } }, options),
      }}
    >
      {(entries, { askToDelete }) => (
        <RowList rows={entries}>
          {(entry) => (
            <RecordRow
              isShort
              page={`${notSoldList.path}/${entry._id}/edit`}
              edit={words.editNamed(entry.phrase)}
              deletion={{ label: words.deleteNamed(entry.phrase), ask: () => askToDelete(entry) }}
            >
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                {/* Of any language. */}
                <bdi lang="" className="wrap-anywhere min-w-0 font-semibold">
                  {entry.phrase}
                </bdi>
                <Badge>{words.kinds[entry.kind]}</Badge>
                {entry.link && (
                  <bdi dir="ltr" className="wrap-anywhere min-w-0 text-ink-muted">
                    {entry.link}
                  </bdi>
                )}
              </p>
            </RecordRow>
          )}
        </RowList>
      )}
    </TermList>
  );
}
