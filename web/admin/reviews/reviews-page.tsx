import SearchXIcon from 'icon:search-x';
import StarIcon from 'icon:star';
import { call, inPageLanguage } from '../../call.ts';
import { adminReviewsWords as words } from '../../words/admin-reviews-words.ts';
import { ListPage } from '../kit/list-page.tsx';
import { listRoute } from '../kit/list-route.ts';
import { RowList } from '../kit/row-list.tsx';
import type { Route } from './+types/reviews-page.ts';
import { reviewList } from './review-list.ts';
import { ReviewRow } from './review-row.tsx';

export const { meta, clientLoader, handle } = listRoute({
  list: reviewList,
  words,
  read: (call, query) => call('GET /reviews', { query: { ...query, ...inPageLanguage } }),
});

/** The reviews by buyers, which the staff shows, hides and answers (requirements: Reviews). */
export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  const { filters } = words;
  return (
    <ListPage
      list={reviewList}
      loaded={loaderData}
      words={words}
      exportFrom="/api/reviews/export"
      filters={{
        label: filters.label,
        columns: 'md:grid-cols-[2fr_1fr_auto]',
        fields: [
          { keyword: filters.keyword },
          { name: 'state', label: filters.state, options: { '': filters.any, ...words.states } },
        ],
        apply: filters.apply,
      }}
      label={words.list}
      rowsOf={({ reviews }) => reviews}
      summary={({ waiting }) => (waiting > 0 ? words.waiting(waiting) : words.noneWaiting)}
      empty={{ icon: StarIcon, filteredIcon: SearchXIcon, words: words.empty }}
    >
      {(reviews, { shown }) => (
        <RowList rows={reviews}>
          {(review) => (
            <ReviewRow
              review={review}
              show={() =>
                call('POST /reviews/:id/show', { params: { id: review._id } }).then(shown.readAgain)
              }
              onChanged={shown.readAgain}
            />
          )}
        </RowList>
      )}
    </ListPage>
  );
}
