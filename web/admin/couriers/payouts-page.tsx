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

function PayoutTable({ payouts }: Pick<ReplyFrom<'GET /payouts'>, 'payouts'>) {
  const { columns } = words;
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full text-sm">
        <thead>
          <tr className="border-line border-b text-ink-muted *:whitespace-nowrap *:px-4 *:py-3 *:text-start *:font-semibold">
            <th scope="col">{columns.payout}</th>
            <th scope="col">{columns.paidOn}</th>
            <th scope="col">{columns.lines}</th>
            <th scope="col" className="text-end!">
              {columns.amount}
            </th>
            <th scope="col" className="text-end!">
              {columns.fees}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {payouts.map(({ _id, courier, reference, paidOn, matched, differences, amount, fees }) => (
            <tr key={_id} className="tabular-nums *:px-4 *:py-2.5">
              <th scope="row" className="min-w-40 text-start">
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
              </th>
              <td className="whitespace-nowrap">{formatDay(paidOn)}</td>
              <td>
                <span className="whitespace-nowrap">{words.matched(matched)}</span>
                {differences > 0 && (
                  <span className="mt-1 block">
                    <Badge tone="warning">{words.differences(differences)}</Badge>
                  </span>
                )}
              </td>
              <td className="whitespace-nowrap text-end font-semibold">{formatPrice(amount)}</td>
              <td className="whitespace-nowrap text-end">{formatPrice(fees)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
