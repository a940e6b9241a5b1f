import { useId, useState } from 'react';
import type { ProductReviews, ShownReview } from '../../../shared/reviews/reviews.ts';
import { call } from '../../call.ts';
import { Button } from '../../ui/button.tsx';
import { formatDay } from '../../ui/format-dates.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { buyerReviewWords as words } from '../../words/buyer-review-words.ts';
import { wilayaName } from '../../words/wilaya-names.ts';
import { ProductPicture } from '../product-card/product-picture.tsx';
import { Stars } from '../product-card/stars.tsx';

type Props = { productId: string; loaded: ProductReviews };

/** What buyers say about a product and the other members of its family (requirements: Reviews). */
export function ReviewsSection({ productId, loaded }: Props) {
  const headingId = useId();
  const [{ reviews, page }, setShown] = useState(loaded);
  const { rating } = loaded;
  if (!rating) return null;
  return (
    <section id="reviews" aria-labelledby={headingId} className="mt-12 scroll-mt-24 lg:mt-16">
      <h2 id={headingId} className="font-bold text-2xl tracking-tight">
        {words.title}
      </h2>
      <p className="mt-2 flex flex-wrap items-center gap-x-3">
        <Stars count={rating.average} className="text-xl" />
        <span>
          <span className="font-semibold">{words.average(rating.average)}</span> · {words.count(rating.count)}
        </span>
      </p>
      <p className="mt-1 text-pretty text-ink-muted text-sm">{words.onlyBuyers}</p>
      <ul className="mt-5 grid gap-4 md:grid-cols-2">
        {reviews.map((review) => (
          <li key={review._id}>
            <Review review={review} />
          </li>
        ))}
      </ul>
      {page < loaded.pages && (
        <More
          read={async () => {
            const more = await call('GET /products/:id/reviews', {
              params: { id: productId },
              query: { page: String(page + 1) },
            });
            const known = new Set(reviews.map(({ _id }) => _id));
            setShown({
              ...more,
              reviews: [...reviews, ...more.reviews.filter(({ _id }) => !known.has(_id))],
            });
          }}
        />
      )}
    </section>
  );
}

function Review({ review }: { review: ShownReview }) {
  const { stars, text, pictures, wilaya, createdAt, answer } = review;
  const name = review.name || words.somebody;
  return (
    <article className="h-full rounded-card border border-line bg-surface p-4 sm:p-5">
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        <span>
          <Stars count={stars} />
          <span className="sr-only">{words.stars(stars)}</span>
        </span>
        <time dateTime={createdAt} className="text-ink-muted text-sm">
          {formatDay(createdAt)}
        </time>
      </p>
      <p className="mt-1 font-semibold text-sm">
        <bdi>{name}</bdi>
        {wilaya && <span className="font-normal text-ink-muted"> · {wilayaName(wilaya)}</span>}
      </p>
      {text && (
        <p className="wrap-anywhere mt-2 whitespace-pre-line" dir="auto">
          {text}
        </p>
      )}
      {pictures.length > 0 && (
        <ul className="mt-3 flex gap-2">
          {pictures.map((imageUrl, at) => (
            <li
              key={imageUrl}
              className="size-20 overflow-hidden rounded-control border border-line bg-white"
            >
              <a href={imageUrl}>
                <ProductPicture imageUrl={imageUrl} name={words.picture(name, at + 1)} sizes="80px" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {answer && (
        <div className="mt-3 rounded-control bg-canvas p-3 text-sm">
          <p className="font-semibold">{words.answer}</p>
          <p className="wrap-anywhere mt-1 whitespace-pre-line" dir="auto">
            {answer}
          </p>
        </div>
      )}
    </article>
  );
}

function More({ read }: { read: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function more() {
    setBusy(true);
    setProblem(undefined);
    await read().catch((error: unknown) => setProblem(refusalText(error, words.moreFailed)));
    setBusy(false);
  }

  return (
    <div className="mt-5">
      <Button kind="secondary" busy={isBusy} onClick={() => void more()}>
        {words.more}
      </Button>
      {problem && (
        <p role="alert" className="mt-2 text-danger text-sm">
          {problem}
        </p>
      )}
    </div>
  );
}
