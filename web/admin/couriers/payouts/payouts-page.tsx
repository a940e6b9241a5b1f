import { Link, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import type { ReplyFrom } from '../../../../shared/api.ts';
import { afterFees } from '../../../../shared/couriers/parcel-terms.ts';
import { formatDay } from '../../../ui/format-dates.ts';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { adminPayoutsWords } from '../../../words/admin-payouts-words.ts';
import { formatNumber, formatPrice } from '../../../words/formats.ts';
import { type Column, DataTable, figureColumns } from '../../kit/data-table.tsx';
import { ListFrame } from '../../kit/list-page.tsx';
import { listRoute } from '../../kit/list-route.ts';
import { adminList, dayFilter } from '../../list/admin-list.ts';
import { ResultsRegion } from '../../list/list-results.tsx';
import { useAdminList } from '../../list/use-admin-list.ts';
import { CourierSections } from '../courier-sections.tsx';
import type { Route } from './+types/payouts-page.ts';
import { Measures } from './measures.tsx';
import { PayoutImport } from './payout-import.tsx';
import { Differences } from './payout-sums.tsx';
import { UnpaidParcels } from './unpaid-parcels.tsx';

const words = adminPayoutsWords;

/** The choices of `measuredBy`, without the contract. */
const payoutList = adminList({
  path: '/admin/couriers/payouts',
  filters: z.object({
    by: z.catch(z.enum(['courier', 'wilaya', 'product']), 'courier'),
    /** The days of the measures. */
    startDate: dayFilter,
    endDate: dayFilter,
  }),
  sorting: z.object({}),
});

export const { meta, clientLoader, handle } = listRoute({
  list: payoutList,
  words,
  read: (call, { by, startDate, endDate, page }) =>
    Promise.all([
      call('GET /payouts', { query: { page: String(page) } }),
      call('GET /parcels/unpaid', {}),
      call('GET /parcels/measures', { query: { by, startDate, endDate } }),
      call('GET /couriers', {}),
    ]),
});

/** The money that couriers paid out, what is missing of it, and how parcels end (requirements: Payouts). */
export default function PayoutsPage({ loaderData }: Route.ComponentProps) {
  const { state, isLoading, readAgain } = useAdminList(payoutList, loaderData.state);
  const navigate = useNavigate();
  const [payouts, unpaid, measures, couriers = []] = loaderData.found ?? [];
  return (
    <ListFrame
      list={payoutList}
      loaded={loaderData}
      words={words}
      actions={<PayoutImport couriers={couriers} onDone={readAgain} />}
      sections={<CourierSections current="payouts" />}
      lead={words.lead}
    >
      {unpaid && unpaid.couriers.length > 0 && <Owed couriers={unpaid.couriers} />}
      {payouts && (
        <ResultsRegion label={words.title} shown={payouts} isLoading={isLoading} className="mt-6">
          {payouts.count === 0 ? (
            <p>{words.none}</p>
          ) : (
            <DataTable
              rows={payouts.payouts}
              keyOf={({ _id }) => _id}
              columns={columns}
              rowClassName="tabular-nums *:px-4 *:py-2.5"
              cards={{ below: 'lg', card: (payout) => <PayoutCard payout={payout} /> }}
            />
          )}
          <div className="mt-6">
            <Pagination
              page={state.page}
              pages={payouts.pages}
              hrefOf={(page) => payoutList.url({ ...state, page } as typeof state)}
            />
          </div>
        </ResultsRegion>
      )}
      {unpaid && <UnpaidParcels unpaid={unpaid} />}
      {measures && (
        <Measures
          measures={measures}
          {...state}
          onChoose={(by) =>
            void navigate(payoutList.url(payoutList.change(state, { by })), { preventScrollReset: true })
          }
        />
      )}
    </ListFrame>
  );
}

type Holding = ReplyFrom<'GET /parcels/unpaid'>['couriers'][number];

/** What each courier has collected and not paid out yet, and the parcels for which it owes that. */
function Owed({ couriers }: { couriers: Holding[] }) {
  return (
    <section aria-label={words.owed.title} className="mt-6">
      <h2 className="font-semibold text-lg">{words.owed.title}</h2>
      <DataTable
        rows={couriers}
        keyOf={({ _id }) => _id}
        columns={owedColumns}
        className="mt-3 max-w-2xl"
        rowClassName="tabular-nums *:px-4 *:py-1.5"
      />
      <h2 className="mt-8 font-semibold text-lg">{words.list}</h2>
    </section>
  );
}

const owedColumns = figureColumns<Holding>(
  {
    heading: words.measures.choices.courier,
    cell: ({ _id, name }) => (
      <Link
        to={`/admin/couriers/parcels?show=unpaid&courier=${_id}`}
        prefetch="intent"
        className="wrap-anywhere inline-flex min-h-11 items-center font-semibold text-brand-strong hover:underline"
      >
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  [
    { heading: words.owed.parcels, cell: ({ parcels }) => formatNumber(parcels) },
    { heading: words.owed.amount, cell: (courier) => <ToPay {...courier} /> },
  ],
);

function ToPay({ amount, overpaid }: Holding) {
  return (
    <>
      <span className="whitespace-nowrap font-semibold">{formatPrice(amount)}</span>
      {overpaid > 0 && (
        <span className="block text-ink-muted text-xs">{words.owed.overpaid(formatPrice(overpaid))}</span>
      )}
    </>
  );
}

type ListedPayout = ReplyFrom<'GET /payouts'>['payouts'][number];

const { columns: headings } = words;

const columns: Column<ListedPayout>[] = [
  {
    heading: headings.payout,
    namesRow: true,
    className: 'min-w-40',
    cell: (payout) => <Reference payout={payout} />,
  },
  { heading: headings.paidOn, className: 'whitespace-nowrap', cell: ({ paidOn }) => formatDay(paidOn) },
  { heading: headings.lines, cell: (payout) => <Lines payout={payout} /> },
  {
    heading: headings.amount,
    isFigure: true,
    className: 'whitespace-nowrap font-semibold',
    cell: ({ amount }) => formatPrice(amount),
  },
  {
    heading: headings.fees,
    isFigure: true,
    className: 'whitespace-nowrap',
    cell: ({ fees }) => formatPrice(fees),
  },
  {
    heading: headings.net,
    isFigure: true,
    className: 'whitespace-nowrap font-semibold',
    cell: ({ amount, fees }) => formatPrice(afterFees(amount, fees)),
  },
];

function PayoutCard({ payout }: { payout: ListedPayout }) {
  const { paidOn, amount, fees } = payout;
  return (
    <div className="flex justify-between gap-4 tabular-nums">
      <div className="min-w-0">
        <Reference payout={payout} />
        <p className="mt-1 text-ink-muted">{formatDay(paidOn)}</p>
      </div>
      <div className="shrink-0 text-end">
        <p className="flex min-h-11 items-center justify-end font-semibold">{formatPrice(amount)}</p>
        <p className="text-ink-muted text-xs">
          {headings.fees} {formatPrice(fees)}
        </p>
        <p className="font-semibold text-xs">
          {headings.net} {formatPrice(afterFees(amount, fees))}
        </p>
        <p className="mt-1">
          <Lines payout={payout} />
        </p>
      </div>
    </div>
  );
}

function Reference({ payout: { _id, courier, reference } }: { payout: ListedPayout }) {
  return (
    <>
      <Link
        to={`/admin/couriers/payouts/${_id}`}
        prefetch="intent"
        className="wrap-anywhere inline-flex min-h-11 items-center font-semibold text-brand-strong hover:underline"
      >
        <bdi>{reference}</bdi>
      </Link>
      <span className="own-direction wrap-anywhere block font-normal text-ink-muted text-xs">{courier}</span>
    </>
  );
}

function Lines({ payout }: { payout: ListedPayout }) {
  const { matched, differences, accepted, withdrawn } = payout;
  return (
    <>
      <span className="whitespace-nowrap">{words.matched(matched)}</span>
      {(withdrawn || differences + accepted > 0) && (
        <span className="mt-1 flex flex-wrap gap-1">
          <Differences payout={payout} />
        </span>
      )}
    </>
  );
}
