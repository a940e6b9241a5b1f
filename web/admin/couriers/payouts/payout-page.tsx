import { Link } from 'react-router';
import type { ReplyFrom } from '../../../../shared/api.ts';
import { compareLine } from '../../../../shared/couriers/parcel-terms.ts';
import type { PayoutLine, ShownPayout } from '../../../../shared/couriers/payouts.ts';
import { groupedNumber } from '../../../../shared/values/ids.ts';
import { pageMeta } from '../../../head/page-meta.ts';
import { existenceLoader, type Load, privateLoader } from '../../../load.ts';
import { Alert } from '../../../ui/alert.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { formatDateTime, formatDay } from '../../../ui/format-dates.ts';
import { adminPayoutsWords } from '../../../words/admin-payouts-words.ts';
import { formatPrice } from '../../../words/formats.ts';
import { type Column, DataTable } from '../../kit/data-table.tsx';
import { listStates, PageFailure, PageLoading } from '../../kit/page-states.tsx';
import { DownloadLink } from '../../list/download-link.tsx';
import { ListHeading } from '../../list/list-heading.tsx';
import type { Route } from './+types/payout-page.ts';
import { Acceptance } from './payout-acceptance.tsx';
import { beyondText, Differences, kindOf, netText, Sums } from './payout-sums.tsx';
import { Withdrawal } from './payout-withdrawal.tsx';

const { payout: words, withdraw: withdrawal, columns } = adminPayoutsWords;
const listUrl = '/admin/couriers/payouts';

const load: Load<ReplyFrom<'GET /payouts/:id'>> = (call, { params }) =>
  call('GET /payouts/:id', { params: { id: params.id ?? '' } });

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: loaderData ? words.heading(loaderData.reference) : adminPayoutsWords.title,
  });
}

export const loader = existenceLoader(load);

export const clientLoader = privateLoader(load, words.failed);

export const handle = {
  ...listStates(adminPayoutsWords),
  failure: {
    title: words.errorTitle,
    failed: words.notFound,
    tryAgain: words.tryAgain,
    missing: 'message',
    back: { to: listUrl, text: adminPayoutsWords.back },
  },
};

export const HydrateFallback = PageLoading;

export const ErrorBoundary = PageFailure;

/** One payout with its lines, differences first (requirements: Payouts). */
export default function PayoutPage({ loaderData: payout }: Route.ComponentProps) {
  const { _id, courier, reference, paidOn, createdAt, createdBy, matched, found, withdrawn } = payout;
  return (
    <>
      <BackLink to={listUrl}>{adminPayoutsWords.back}</BackLink>
      <div className="mt-2">
        <ListHeading title={words.heading(reference)}>
          {!withdrawn && <Withdrawal payout={payout} />}
          <DownloadLink href={`/api/payouts/${_id}/export`} text={words.export} />
        </ListHeading>
      </div>
      <p className="mt-2 text-sm tabular-nums">
        <span className="own-direction font-medium">{courier}</span> · {formatDay(paidOn)} · {netText(payout)}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-sm tabular-nums">
        {adminPayoutsWords.matched(matched)}
        <Differences payout={payout} />
      </p>
      {matched < found.length && (
        <p className="mt-1 font-semibold text-sm tabular-nums">
          <Sums lines={found} />
        </p>
      )}
      <p className="mt-1 text-ink-muted text-xs">{words.recorded(formatDateTime(createdAt), createdBy)}</p>
      {withdrawn && (
        <div className="mt-4 max-w-3xl">
          <Alert kind="info" title={withdrawal.by(withdrawn.by, formatDateTime(withdrawn.at))}>
            {withdrawal.meaning}
          </Alert>
        </div>
      )}
      <DataTable
        rows={found}
        keyOf={({ line }) => String(line)}
        columns={columnsFor(payout)}
        className="mt-6"
        rowClassName="tabular-nums *:px-4 *:py-2.5"
        cards={{ below: 'lg', className: 'p-4 tabular-nums' }}
      />
    </>
  );
}

function columnsFor({ _id, withdrawn }: ShownPayout): Column<PayoutLine>[] {
  const price = { isFigure: true, className: 'whitespace-nowrap' };
  return [
    {
      heading: words.tracking,
      namesRow: true,
      className: 'wrap-anywhere min-w-28 font-normal',
      cell: ({ tracking }) => <bdi dir="ltr">{tracking}</bdi>,
    },
    { heading: words.order, className: 'min-w-32', cell: (line) => <Order line={line} /> },
    {
      heading: words.result,
      cell: (line) => (
        <>
          {/* The name of another courier may be long. */}
          <span className="*:wrap-anywhere *:whitespace-normal *:leading-snug">
            <Badge tone={line.difference && !line.accepted ? 'warning' : 'brand'}>
              {line.difference ? kindOf(line, line.difference) : words.matches}
            </Badge>
          </span>
          {line.difference && !withdrawn && <Acceptance payoutId={_id} line={line} />}
        </>
      ),
    },
    {
      ...price,
      heading: columns.amount,
      className: 'whitespace-nowrap font-semibold',
      cell: ({ amount }) => formatPrice(amount),
    },
    {
      ...price,
      heading: words.expected,
      cell: (line) => formatPrice(compareLine(line).due),
    },
    {
      ...price,
      heading: words.difference,
      cell: (line) => (line.difference ? beyondText(compareLine(line).beyond) : '—'),
    },
    { ...price, heading: columns.fees, cell: ({ fee }) => formatPrice(fee) },
  ];
}

function Order({ line: { orderId, customer } }: { line: PayoutLine }) {
  return (
    <>
      {orderId && (
        <Link
          to={`/admin/orders/${orderId}`}
          prefetch="intent"
          className="inline-flex min-h-11 items-center whitespace-nowrap font-semibold text-brand-strong hover:underline"
        >
          <bdi dir="ltr">{groupedNumber(orderId)}</bdi>
        </Link>
      )}
      <span className="own-direction wrap-anywhere block text-ink-muted text-xs">{customer}</span>
    </>
  );
}
