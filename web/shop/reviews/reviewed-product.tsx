import CircleCheckIcon from 'icon:circle-check';
import { useEffect, useRef, useState } from 'react';
import type { ReplyFrom } from '../../../shared/api.ts';
import { buyerReviewWords } from '../../words/buyer-review-words.ts';
import { ProductPicture } from '../product-card/product-picture.tsx';
import type { Proof } from './proof.ts';
import { ReviewForm } from './review-form.tsx';

const words = buyerReviewWords.page;

type Props = {
  product: ReplyFrom<'POST /reviews/invitation'>['products'][number];
  proof: Proof;
  /** As proposed for the review. */
  name: string;
  wilaya: string;
  /** Whether the form shows without a click. */
  isOpen: boolean;
};

/** A product of the order with the form of its review, or what became of it. */
export function ReviewedProduct({ product, isOpen, ...form }: Props) {
  const [isSent, setSent] = useState(false);
  const isDone = isSent || product.isReviewed;
  return (
    <>
      <div className="flex items-center gap-3">
        <span className="block size-16 shrink-0 overflow-hidden rounded-control border border-line bg-white p-0.5">
          <ProductPicture imageUrl={product.imageUrl} name="" sizes="64px" />
        </span>
        <h2 className="wrap-anywhere min-w-0 font-semibold" dir="auto">
          {product.name}
        </h2>
      </div>
      {isDone ? (
        <Done text={isSent ? words.sent : words.reviewed} takesFocus={isSent} />
      ) : (
        <details open={isOpen} className="group mt-3">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand-strong text-sm group-open:sr-only">
            {words.write}
          </summary>
          <ReviewForm productId={product.productId} {...form} onSent={() => setSent(true)} />
        </details>
      )}
    </>
  );
}

/** The focus moves here when the form disappears. */
function Done({ text, takesFocus }: { text: string; takesFocus: boolean }) {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) element.current?.focus();
  }, [takesFocus]);
  return (
    <p
      ref={element}
      tabIndex={-1}
      className="mt-4 flex items-center gap-2 rounded-control bg-brand-soft p-3 text-brand-deep text-sm outline-none"
    >
      <CircleCheckIcon className="size-5" />
      {text}
    </p>
  );
}
