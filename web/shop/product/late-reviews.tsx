import { Suspense } from 'react';
import type { Call } from '../../../shared/api.ts';
import type { ProductDetail } from '../../../shared/catalog/catalog.ts';
import type { ProductReviews } from '../../../shared/reviews/reviews.ts';
import { latePart } from '../../ui/late-part.tsx';

/** The server writes them into the page, so nothing else waits for their code. */
const ReviewsSection = latePart(async () => (await import('./reviews-section.tsx')).ReviewsSection);

/** The reviews of a product, if there are any. */
export function LateReviews({
  product,
  reviews,
}: {
  product: ProductDetail;
  reviews: ProductReviews | undefined;
}) {
  if (!reviews) return null;
  return (
    <Suspense>
      <ReviewsSection key={product._id} productId={product._id} loaded={reviews} />
    </Suspense>
  );
}

/** The first page of the reviews. The product's page works without them. */
export async function readReviews(
  call: Call,
  { _id, rating }: ProductDetail,
): Promise<{ reviews?: ProductReviews }> {
  if (!rating) return {};
  const reviews = await call('GET /products/:id/reviews', { params: { id: _id }, query: {} }).catch(
    () => undefined,
  );
  return reviews ? { reviews } : {};
}
