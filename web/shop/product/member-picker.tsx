import { type RefCallback, useId } from 'react';
import { Link } from 'react-router';
import type { ProductDetail } from '../../../shared/catalog/catalog.ts';
import { effectivePrice } from '../../../shared/catalog/prices.ts';
import { catalogWords } from '../../words/catalog-words.ts';
import { colon, formatPrice } from '../../words/formats.ts';
import { productUrl } from '../product-card/product-url.ts';

/** On a phone, more members than this form two rows to swipe through, so that the buy box stays near. */
const mostWrapped = 6;

/**
 * The members of a product's family as links, sold-out ones too. Focus and scroll position stay at the picker, so that one
 * member after the other can be looked at.
 */
export function MemberPicker({ product }: { product: ProductDetail }) {
  const id = useId();
  const { family } = product;
  if (!family) return null;
  const { optionName, label, members } = family;
  const isLong = members.length > mostWrapped;
  return (
    <nav aria-labelledby={id}>
      <p id={id} className="font-semibold">
        {optionName}
        {label && (
          <span className="font-normal text-ink-muted">
            {colon}
            <bdi>{label}</bdi>
          </span>
        )}
      </p>
      <ul
        className={`mt-2 flex flex-wrap gap-2 ${isLong ? 'max-sm:-mx-4 max-sm:grid max-sm:auto-cols-max max-sm:grid-flow-col max-sm:grid-rows-2 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1' : ''}`}
      >
        {members.map((member) => (
          <li key={member._id} className="relative grid max-w-[min(11rem,calc(50vw-1.5rem))]">
            <MemberLink member={member} isCurrent={member._id === product._id} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Member = NonNullable<ProductDetail['family']>['members'][number];

function MemberLink({ member, isCurrent }: { member: Member; isCurrent: boolean }) {
  const isSoldOut = member.stock <= 0;
  return (
    <Link
      to={productUrl(member._id)}
      prefetch="intent"
      preventScrollReset
      state={{ keepsFocus: true }}
      aria-current={isCurrent ? 'page' : undefined}
      ref={isCurrent ? showInRow : undefined}
      className={`grid min-h-13 min-w-22 content-center rounded-control border px-3 py-1.5 text-sm leading-tight hover:border-brand-strong aria-[current]:border-brand-strong aria-[current]:bg-brand-soft aria-[current]:ring-1 aria-[current]:ring-brand-strong ${isSoldOut ? 'border-field/50 border-dashed text-ink-muted' : 'border-field/50'}`}
    >
      <span className="own-direction wrap-anywhere line-clamp-2 font-semibold">{member.label}</span>
      <span className="mt-0.5 whitespace-nowrap text-ink-muted text-xs tabular-nums">
        {isSoldOut ? catalogWords.card.outOfStock : formatPrice(effectivePrice(member))}
      </span>
    </Link>
  );
}

/** Scrolls a long row to the current member, and nothing but the row. */
const showInRow: RefCallback<HTMLElement> = (link) => {
  const row = link?.closest('ul');
  const item = link?.parentElement;
  if (!row || !item) return;
  const [frame, place] = [row.getBoundingClientRect(), item.getBoundingClientRect()];
  if (place.right > frame.right || place.left < frame.left) row.scrollLeft += place.left - frame.left - 16;
};
