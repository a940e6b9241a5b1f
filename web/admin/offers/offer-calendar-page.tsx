import { Link } from 'react-router';
import * as z from 'zod/mini';
import type { Offer } from '../../../shared/offers/offers.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { formatDay, formatMonth } from '../../ui/format-dates.ts';
import { adminOffersWords } from '../../words/admin-offers-words.ts';
import { priceCutWords } from '../../words/price-cut-words.ts';
import { ListFrame } from '../kit/list-page.tsx';
import { listRoute } from '../kit/list-route.ts';
import { adminList } from '../list/admin-list.ts';
import type { Route } from './+types/offer-calendar-page.ts';
import { offerName } from './offer-name.ts';

const words = priceCutWords.calendar;

const mostOffers = 100;

const calendar = adminList({
  path: '/admin/offers/calendar',
  filters: z.object({ month: z.catch(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)), thisMonth()) }),
  sorting: z.object({}),
});

export const { meta, clientLoader, handle } = listRoute({
  list: calendar,
  words,
  read: (call, { month }) =>
    call('GET /offers', {
      query: { startDate: `${month}-01`, endDate: lastDayOf(month), limit: mostOffers },
    }),
});

/** The offers of a month over its days. */
export default function OfferCalendarPage({ loaderData }: Route.ComponentProps) {
  const { month } = loaderData.state;
  return (
    <ListFrame
      list={calendar}
      loaded={loaderData}
      words={words}
      back={{ to: '/admin/offers', text: adminOffersWords.form.back }}
    >
      <MonthLinks month={month} />
      {loaderData.found && <Month month={month} {...loaderData.found} />}
    </ListFrame>
  );
}

function MonthLinks({ month }: { month: string }) {
  const to = (months: number) => `${calendar.path}?month=${monthAfter(month, months)}`;
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
      <h2 className="font-semibold text-lg">{formatMonth(`${month}-01`)}</h2>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={to(-1)} kind="secondary">
          {words.previous}
        </ButtonLink>
        <ButtonLink to={to(1)} kind="secondary">
          {words.next}
        </ButtonLink>
      </div>
    </div>
  );
}

type MonthProps = { month: string; offers: Offer[]; count: number };

function Month({ month, offers, count }: MonthProps) {
  if (offers.length === 0) return <p className="mt-6 text-ink-muted">{words.empty}</p>;
  return (
    <>
      <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-surface">
        {offers.map((offer) => (
          <OfferRow key={offer._id} offer={offer} month={month} />
        ))}
      </ul>
      {count > offers.length && (
        <p className="mt-3 text-ink-muted text-sm">{words.more(count - offers.length)}</p>
      )}
    </>
  );
}

function OfferRow({ offer, month }: { offer: Offer; month: string }) {
  const { _id, kind, firstDay, lastDay, state } = offer;
  return (
    <li className="grid gap-x-6 gap-y-2 px-4 py-3 text-sm md:grid-cols-[16rem_1fr] md:items-center">
      <div className="min-w-0">
        <Link
          to={`/admin/offers/${_id}/edit`}
          className="wrap-anywhere font-semibold hover:text-brand-strong hover:underline"
        >
          <bdi>{offerName(offer)}</bdi>
        </Link>
        <p className="text-ink-muted text-xs">
          {adminOffersWords.kinds[kind]}{' '}
          <span className="ms-1 font-semibold">{adminOffersWords.states[state]}</span>
        </p>
      </div>
      <div>
        <DayBar month={month} firstDay={firstDay} lastDay={lastDay} isFaint={state === 'paused'} />
        <p className="mt-1 text-ink-muted text-xs">
          {adminOffersWords.days(formatDay(firstDay), formatDay(lastDay))}
        </p>
      </div>
    </li>
  );
}

type BarProps = { month: string; firstDay: string; lastDay: string; isFaint: boolean };

/** The days of the month, with those of the offer filled. The text below says the same. */
function DayBar({ month, firstDay, lastDay, isFaint }: BarProps) {
  const days = Number(lastDayOf(month).slice(8));
  const first = firstDay < `${month}-01` ? 1 : Number(firstDay.slice(8));
  const last = lastDay > lastDayOf(month) ? days : Number(lastDay.slice(8));
  return (
    <div aria-hidden="true" className="flex gap-px">
      {Array.from({ length: days }, (_, place) => place + 1).map((day) => (
        <span
          key={day}
          className={`h-6 flex-1 rounded-sm text-center text-2xs leading-6 ${dayStyle(first <= day && day <= last, isFaint)}`}
        >
          <span className="max-lg:hidden">{day}</span>
        </span>
      ))}
    </div>
  );
}

function dayStyle(isFilled: boolean, isFaint: boolean) {
  if (!isFilled) return 'bg-canvas text-ink-muted';
  return isFaint ? 'bg-brand-soft text-brand-deep' : 'bg-brand-strong text-white';
}

function thisMonth() {
  return new Date().toISOString().slice(0, 7);
}

function monthAfter(month: string, count: number) {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

function lastDayOf(month: string) {
  const next = Date.parse(`${monthAfter(month, 1)}-01`);
  return new Date(next - 86_400_000).toISOString().slice(0, 10);
}
