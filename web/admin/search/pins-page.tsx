import PinIcon from 'icon:pin';
import { call, inPageLanguage } from '../../call.ts';
import { adminSearchWords } from '../../words/admin-search-words.ts';
import { listRoute } from '../kit/list-route.ts';
import { RecordRow, RowList } from '../kit/row-list.tsx';
import type { Route } from './+types/pins-page.ts';
import { TermList, termList } from './term-list.tsx';

const words = adminSearchWords.pins;
const pinList = termList('/admin/search/pins');

export const { meta, clientLoader, handle } = listRoute({
  list: pinList,
  words,
  heading: adminSearchWords.searches.title,
  read: (call, { keyword, page }) =>
    call('GET /search/pins', { query: { keyword, pageNumber: page, ...inPageLanguage } }),
});

/** The searches with pinned products (requirements: Pinned products). */
export default function PinsPage({ loaderData }: Route.ComponentProps) {
  return (
    <TermList
      section="pins"
      list={pinList}
      loaded={loaderData}
      words={words}
      icon={PinIcon}
      addIcon={PinIcon}
      offersFirst
      rowsOf={({ terms }) => terms}
      deletion={{
        words: words.deletion,
        nameOf: ({ term }) => term,
        remove: ({ _id }, options) => call('DELETE /search/pins/:id', { params: { id: _id } }, options),
      }}
    >
      {(terms, { askToDelete }) => (
        <RowList rows={terms}>
          {(row) => (
            <RecordRow
              page={`${pinList.path}/${row._id}/edit`}
              edit={words.editNamed(row.term)}
              deletion={{ label: words.deleteNamed(row.term), ask: () => askToDelete(row) }}
            >
              <p className="wrap-anywhere font-semibold">
                <bdi lang="">{row.term}</bdi>
              </p>
              {row.products.length === 0 && <p className="mt-1 text-ink-muted">{words.none}</p>}
              <ol className="mt-1 list-inside list-decimal text-ink-muted empty:hidden">
                {row.products.map(({ _id, name }) => (
                  <li key={_id} className="wrap-anywhere">
                    <bdi lang="">{name}</bdi>
                  </li>
                ))}
              </ol>
            </RecordRow>
          )}
        </RowList>
      )}
    </TermList>
  );
}
