import { Link, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import type { Call, ReplyFrom } from '../../../shared/api.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { privateLoader } from '../../load.ts';
import { Badge } from '../../ui/badge.tsx';
import { formatDay } from '../../ui/format-dates.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { adminPayoutsWords } from '../../words/admin-payouts-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { type Column, DataTable } from '../kit/data-table.tsx';
import { listStates } from '../kit/page-states.tsx';
import { adminList, foundOrProblem } from '../list/admin-list.ts';
import { ListHeading } from '../list/list-heading.tsx';
import { ListProblem, ResultsRegion } from '../list/list-results.tsx';
import { useAdminList } from '../list/use-admin-list.ts';
import type { Route } from './+types/payouts-page.ts';
import { CourierSections } from './courier-sections.tsx';
import { Measures } from './measures.tsx';
import { PayoutImport } from './payout-import.tsx';
import { UnpaidParcels } from './unpaid-parcels.tsx';

const words = adminPayoutsWords;

/** The choices of `measuredBy`, without the contract. */
const payoutList = adminList({
  path: '/admin/couriers/payouts',
  filters: z.object({ by: z.catch(z.enum(['courier', 'wilaya', 'product']), 'courier') }),
  sorting: z.object({}),
});

export function meta() {
  return pageMeta(words);
}

export const clientLoader = privateLoader(async (call: Call, { url }) => {
  const state = payoutList.read(url.searchParams);
  const reading = Promise.all([
    call('GET /payouts', { query: { page: String(state.page) } }),
    call('GET /parcels/unpaid', {}),
    call('GET /parcels/measures', { query: { by: state.by } }),
    call('GET /couriers', {}),
  ]);
  return { state, ...(await foundOrProblem(reading)) };
}, words.failed);

export const handle = listStates(words);

/** The money that couriers paid out, what is missing of it, and how parcels end (requirements: Payouts). */
export default function PayoutsPage({ loaderData }: Route.ComponentProps) {
  const { found, problem } = loaderData;
  const { state, isLoading, readAgain } = useAdminList(payoutList, loaderData.state);
  const navigate = useNavigate();
  const [payouts, unpaid, measures, couriers = []] = found ?? [];
  return (
    <>
      <ListHeading title={words.title}>
        <PayoutImport couriers={couriers} onDone={readAgain} />
      </ListHeading>
      <CourierSections current="payouts" />
      <p className="mt-4 max-w-3xl text-ink-muted text-sm">{words.lead}</p>
      <ListProblem title={words.errorTitle} text={problem} onRetry={readAgain} />
      {payouts && (
        <ResultsRegion label={words.title} shown={payouts} isLoading={isLoading} className="mt-6">
          {payouts.count === 0 ? <p>{words.none}</p> : <PayoutTable payouts={payouts.payouts} />}
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
          by={state.by}
          onChoose={(by) =>
            void navigate(payoutList.url(payoutList.change(state, { by })), { preventScrollReset: true })
          }
        />
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
    cell: ({ _id, courier, reference }) => (
      <>
        <Link
          to={`/admin/couriers/payouts/${_id}`}
          prefetch="intent"
          className="wrap-anywhere inline-flex min-h-11 items-center font-semibold text-brand-strong hover:underline"
        >
          <bdi>{reference}</bdi>
        </Link>
        <span className="own-direction wrap-anywhere block font-normal text-ink-muted text-xs">
          {courier}
        </span>
      </>
    ),
  },
  { heading: headings.paidOn, className: 'whitespace-nowrap', cell: ({ paidOn }) => formatDay(paidOn) },
  { heading: headings.lines, cell: (payout) => <Lines payout={payout} /> },
  {
    heading: headings.amount,
    alignsEnd: true,
    className: 'whitespace-nowrap font-semibold',
    cell: ({ amount }) => formatPrice(amount),
  },
  {
    heading: headings.fees,
    alignsEnd: true,
    className: 'whitespace-nowrap',
    cell: ({ fees }) => formatPrice(fees),
  },
];

function PayoutTable({ payouts }: { payouts: ListedPayout[] }) {
  return (
    <DataTable
      rows={payouts}
      keyOf={({ _id }) => _id}
      columns={columns}
      rowClassName="tabular-nums *:px-4 *:py-2.5"
    />
  );
}

function Lines({ payout: { matched, differences } }: { payout: ListedPayout }) {
  return (
    <>
      <span className="whitespace-nowrap">{words.matched(matched)}</span>
      {differences > 0 && (
        <span className="mt-1 block">
          <Badge tone="warning">{words.differences(differences)}</Badge>
        </span>
      )}
    </>
  );
}
