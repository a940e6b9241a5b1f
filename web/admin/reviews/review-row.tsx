import { useState } from 'react';
import { Link } from 'react-router';
import { findHealingClaims } from '../../../shared/catalog/healing-claims.ts';
import { notDeliveredReason, type StoredReview } from '../../../shared/reviews/reviews.ts';
import { ProductPicture } from '../../shop/product-card/product-picture.tsx';
import { Stars } from '../../shop/product-card/stars.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { showToast } from '../../ui/toast.ts';
import { adminReviewsWords as words } from '../../words/admin-reviews-words.ts';
import { wilayaName } from '../../words/wilaya-names.ts';
import { AnswerDialog, HideDialog } from './review-dialogs.tsx';
import { splitClaims } from './split-claims.ts';

const tones = { waiting: 'warning', shown: 'delivered', hidden: 'neutral' } as const;

type Props = { review: StoredReview; show: () => Promise<unknown>; onChanged: () => unknown };

/** A review with all that it says and what the staff can do with it. */
export function ReviewRow({ review, show, onChanged }: Props) {
  const [dialog, setDialog] = useState<'hide' | 'answer' | 'claims'>();
  const [isBusy, setBusy] = useState(false);
  const name = review.name || words.somebody;
  const hasClaims = findHealingClaims(review.text).length > 0;
  const named = [name, review.product.name] as const;

  async function showIt() {
    setBusy(true);
    await show().catch((error: unknown) =>
      showToast({ kind: 'error', text: refusalText(error, words.showFailed) }),
    );
    setBusy(false);
  }

  const common = { review, onChanged, onClose: () => setDialog(undefined) };
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 p-3 text-sm sm:px-4">
      <ReviewText {...{ review, name, hasClaims }} />
      <div className="flex flex-wrap gap-2">
        {review.state !== 'shown' && (
          <Button
            busy={isBusy}
            aria-label={words.showNamed(...named)}
            onClick={() => (hasClaims ? setDialog('claims') : void showIt())}
          >
            {words.show}
          </Button>
        )}
        {review.state !== 'hidden' && (
          <Button kind="secondary" aria-label={words.hideNamed(...named)} onClick={() => setDialog('hide')}>
            {words.hide}
          </Button>
        )}
        <Button kind="secondary" aria-label={words.answerNamed(...named)} onClick={() => setDialog('answer')}>
          {words.answer}
        </Button>
      </div>
      {dialog === 'claims' && (
        <ConfirmDialog {...words.showingClaims} onConfirm={show} onClose={common.onClose}>
          <p className="mt-4 text-danger">{words.claimsHint}</p>
        </ConfirmDialog>
      )}
      {dialog === 'hide' && <HideDialog {...common} />}
      {dialog === 'answer' && <AnswerDialog {...common} />}
    </li>
  );
}

type TextProps = { review: StoredReview; name: string; hasClaims: boolean };

function ReviewText({ review, name, hasClaims }: TextProps) {
  const { _id, stars, text, wilaya, createdAt, product, state, hiddenReason, answer, answered } = review;
  return (
    <article className="min-w-0 flex-1 basis-80" aria-labelledby={`product-${_id}`}>
      <h2 id={`product-${_id}`} className="wrap-anywhere font-semibold" dir="auto">
        <Link to={`/products/${product._id}`} className="hover:underline">
          {product.name}
        </Link>
      </h2>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-ink-muted">
        <Stars count={stars} />
        <span className="sr-only">{words.stars(stars)}</span>
        <span>
          <bdi>{name}</bdi>
          {wilaya && <> · {wilayaName(wilaya)}</>} ·{' '}
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </span>
      </p>
      {text && (
        <p className="wrap-anywhere mt-2 max-w-3xl whitespace-pre-wrap" dir="auto">
          {splitClaims(text).map(({ part, isClaim }, at) =>
            isClaim ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: The parts of a text have no other key and never change.
              <mark key={at} className="rounded-sm bg-warning-soft font-semibold text-warning">
                {part}
              </mark>
            ) : (
              part
            ),
          )}
        </p>
      )}
      <Pictures review={review} />
      <p className="mt-2 flex flex-wrap gap-2">
        <Badge tone={tones[state]}>{words.states[state]}</Badge>
        {hasClaims && <Badge tone="danger">{words.claims}</Badge>}
      </p>
      {hasClaims && <p className="mt-1 text-danger">{words.claimsHint}</p>}
      {hiddenReason && (
        <p className="wrap-anywhere mt-1 text-ink-muted">
          {words.hiddenBecause(hiddenReason === notDeliveredReason ? words.notDelivered : hiddenReason)}
        </p>
      )}
      {answer && answered && (
        <div className="mt-2 max-w-3xl rounded-control bg-canvas p-3">
          <p className="font-semibold">{words.answeredBy(answered.by, formatDateTime(answered.at))}</p>
          <p className="wrap-anywhere mt-1 whitespace-pre-wrap" dir="auto">
            {answer}
          </p>
        </div>
      )}
    </article>
  );
}

function Pictures({ review: { pictures } }: { review: StoredReview }) {
  if (pictures.length === 0) return null;
  return (
    <ul className="mt-2 flex gap-2">
      {pictures.map((imageUrl, at) => (
        <li key={imageUrl} className="size-20 overflow-hidden rounded-control border border-line bg-white">
          <a href={imageUrl} target="_blank" rel="noreferrer">
            <ProductPicture imageUrl={imageUrl} name={words.picture(at + 1)} sizes="80px" />
          </a>
        </li>
      ))}
    </ul>
  );
}
