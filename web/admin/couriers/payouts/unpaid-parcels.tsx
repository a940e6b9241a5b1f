import { Link } from 'react-router';
import type { ReplyFrom } from '../../../../shared/api.ts';
import { groupedNumber } from '../../../../shared/values/ids.ts';
import { formatDay } from '../../../ui/format-dates.ts';
import { adminPayoutsWords } from '../../../words/admin-payouts-words.ts';
import { formatPrice } from '../../../words/formats.ts';

const words = adminPayoutsWords.unpaid;

/** Parcels whose money should have come. */
export function UnpaidParcels({
  unpaid: { parcels, count, total },
}: {
  unpaid: ReplyFrom<'GET /parcels/unpaid'>;
}) {
  return (
    <section aria-label={words.title} className="mt-10">
      <h2 className="font-semibold text-lg">{words.title}</h2>
      <p className="mt-1 text-ink-muted text-sm tabular-nums">
        {count === 0 ? words.none : words.sum(count, formatPrice(total))}
      </p>
      <ul className="mt-3 max-h-120 divide-y divide-line overflow-y-auto rounded-card border border-line bg-surface empty:hidden">
        {parcels.map(({ _id, orderId, courier, tracking, customer, collected, owed, deliveredAt }) => (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-2 text-sm">
            <div className="min-w-0">
              <Link
                to={`/admin/orders/${orderId}`}
                prefetch="intent"
                className="inline-flex min-h-11 items-center font-semibold text-brand-strong hover:underline"
              >
                <bdi dir="ltr">{groupedNumber(orderId)}</bdi>
              </Link>
              <p className="own-direction wrap-anywhere">{customer}</p>
              <p className="own-direction wrap-anywhere text-ink-muted text-xs">
                {[courier, tracking].filter(Boolean).join(' · ')}
              </p>
            </div>
            <div className="max-sm:w-full sm:text-end">
              <p className="font-semibold tabular-nums">{formatPrice(owed)}</p>
              {owed < collected && (
                <p className="text-ink-muted text-xs tabular-nums">{words.of(formatPrice(collected))}</p>
              )}
              <p className="text-ink-muted text-xs">{words.since(formatDay(deliveredAt))}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
