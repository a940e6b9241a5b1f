import ListIcon from 'icon:list';
import PlusIcon from 'icon:plus';
import SearchXIcon from 'icon:search-x';
import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { formatDay } from '../../ui/format-dates.ts';
import { adminOffersWords as words } from '../../words/admin-offers-words.ts';
import { comma } from '../../words/formats.ts';
import { priceCutWords } from '../../words/price-cut-words.ts';
import { ListPage } from '../kit/list-page.tsx';
import { listRoute } from '../kit/list-route.ts';
import { RecordRow, RowList } from '../kit/row-list.tsx';
import { adminList, keywordFilter } from '../list/admin-list.ts';
import type { Route } from './+types/offers-page.ts';
import { offerName } from './offer-name.ts';
import { OfferSums } from './offer-sums.tsx';

const offerList = adminList({
  path: '/admin/offers',
  filters: z.object({ keyword: keywordFilter }),
  sorting: z.object({}),
});

export const { meta, clientLoader, handle } = listRoute({
  list: offerList,
  words,
  read: (call, { keyword, page }) => call('GET /offers', { query: { keyword, page } }),
});

export default function OffersPage({ loaderData }: Route.ComponentProps) {
  const add = (
    <>
      <ButtonLink to="/admin/offers/calendar" kind="secondary">
        {priceCutWords.calendar.link}
      </ButtonLink>
      <ButtonLink to="/admin/offers/new">
        <PlusIcon className="size-4.5" />
        {words.add}
      </ButtonLink>
    </>
  );
  return (
    <ListPage
      list={offerList}
      loaded={loaderData}
      words={words}
      actions={add}
      filters={{
        label: words.filters.label,
        columns: 'grid-cols-1',
        fields: [{ keyword: words.filters.keyword }],
      }}
      rowsOf={({ offers }) => offers}
      summary={({ count }) => words.found(count)}
      empty={{ icon: ListIcon, filteredIcon: SearchXIcon, words: words.empty }}
      deletion={{
        words: words.deletion,
        nameOf: offerName,
        remove: ({ _id }, options) => call('DELETE /offers/:id', { params: { id: _id } }, options),
      }}
    >
      {(rows, { askToDelete }) => (
        <RowList rows={rows}>
          {(row) => (
            <RecordRow
              isShort
              page={`/admin/offers/${row._id}/edit`}
              edit={words.editNamed(offerName(row))}
              deletion={{ label: words.deleteNamed(offerName(row)), ask: () => askToDelete(row) }}
            >
              <p className="wrap-anywhere font-semibold">
                <bdi>{offerName(row)}</bdi>
              </p>
              <p className="text-sm">
                {words.kinds[row.kind]}
                {comma}
                {words.days(formatDay(row.firstDay), formatDay(row.lastDay))}{' '}
                <span className="ms-1 font-semibold">{words.states[row.state]}</span>
              </p>
              {row.uses > 0 && (
                <p className="text-ink-muted text-sm">
                  <OfferSums offer={row} />
                </p>
              )}
            </RecordRow>
          )}
        </RowList>
      )}
    </ListPage>
  );
}
