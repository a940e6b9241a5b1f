import { Link } from 'react-router';
import type { ReplyFrom } from '../../../shared/api.ts';
import { groupedNumber } from '../../../shared/ids.ts';
import type { PayoutLine } from '../../../shared/payouts.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { existenceLoader, type Load, privateLoader } from '../../load.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { formatDateTime, formatDay } from '../../ui/format-dates.ts';
import { adminPayoutsWords } from '../../words/admin-payouts-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { listStates, PageFailure, PageLoading } from '../kit/page-states.tsx';
import { DownloadLink } from '../list/download-link.tsx';
import { ListHeading } from '../list/list-heading.tsx';
import type { Route } from './+types/payout-page.ts';
import { Acceptance } from './payout-acceptance.tsx';

const { payout: words, kinds, columns } = adminPayoutsWords;
const listUrl = '/admin/couriers/payouts';

const load: Load<ReplyFrom<'GET /payouts/:id'>> = (call, { params }) =>
  call('GET /payouts/:id', { params: { id: params.id ?? '' } });

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ title: loaderData ? words.heading(loaderData.reference) : adminPayoutsWords.title });
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
  const { _id, courier, reference, paidOn, createdAt, createdBy, matched, differences, amount, fees, found } =
    payout;
  return (
    <>
      <BackLink to={listUrl}>{adminPayoutsWords.back}</BackLink>
      <div className="mt-2">
        <ListHeading title={words.heading(reference)}>
          <DownloadLink href={`/api/payouts/${_id}/export`} text={words.export} />
        </ListHeading>
      </div>
      <p className="mt-2 text-sm tabular-nums">
        <span className="own-direction font-medium">{courier}</span> · {formatDay(paidOn)} ·{' '}
        {adminPayoutsWords.file.sum(formatPrice(amount), formatPrice(fees))}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-sm tabular-nums">
        {adminPayoutsWords.matched(matched)}
        <Badge tone={differences > 0 ? 'warning' : 'brand'}>
          {differences > 0 ? adminPayoutsWords.differences(differences) : adminPayoutsWords.fine}
        </Badge>
      </p>
      <p className="mt-1 text-ink-muted text-xs">{words.recorded(formatDateTime(createdAt), createdBy)}</p>
      <div className="mt-6 overflow-x-auto rounded-card border border-line bg-surface">
        <table className="w-full text-sm">
          <thead>
            <tr className="border-line border-b text-ink-muted *:whitespace-nowrap *:px-4 *:py-3 *:text-start *:font-semibold">
              <th scope="col">{words.tracking}</th>
              <th scope="col">{words.order}</th>
              <th scope="col">{words.result}</th>
              <th scope="col" className="text-end!">
                {columns.amount}
              </th>
              <th scope="col" className="text-end!">
                {words.expected}
              </th>
              <th scope="col" className="text-end!">
                {columns.fees}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {found.map((line) => (
              <LineRow key={line.line} payoutId={_id} line={line} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function LineRow({ payoutId, line }: { payoutId: string; line: PayoutLine }) {
  const { tracking, orderId, customer, amount, expected, fee, difference, accepted } = line;
  return (
    <tr className="tabular-nums *:px-4 *:py-2.5">
      <th scope="row" className="wrap-anywhere min-w-28 text-start font-normal">
        <bdi dir="ltr">{tracking}</bdi>
      </th>
      <td className="min-w-32">
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
      </td>
      <td>
        <Badge tone={difference && !accepted ? 'warning' : 'brand'}>
          {difference ? kinds[difference] : words.matches}
        </Badge>
        {difference && <Acceptance payoutId={payoutId} line={line} />}
      </td>
      <td className="whitespace-nowrap text-end font-semibold">{formatPrice(amount)}</td>
      <td className="whitespace-nowrap text-end">{expected === undefined ? '–' : formatPrice(expected)}</td>
      <td className="whitespace-nowrap text-end">{formatPrice(fee)}</td>
    </tr>
  );
}
