import type { Rating } from '../../../shared/catalog/ratings.ts';
import { catalogWords } from '../../words/catalog-words.ts';

/** The average of the reviews and their number, in one line. */
export function RatingLine({
  rating,
  size = 'card',
}: {
  rating: Rating | undefined;
  size?: 'card' | 'page';
}) {
  if (!rating) return null;
  const { average, count } = rating;
  return (
    <p className={size === 'page' ? 'rating-line text-base' : 'rating-line'}>
      <span aria-hidden="true" className="star-full" />
      <span className="sr-only">{catalogWords.card.rated}</span> {catalogWords.card.rating(average, count)}
    </p>
  );
}
