import PhoneOffIcon from 'icon:phone-off';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { type UnreachedOrder, unreachedStates } from '../../../shared/confirmation/phone-book.ts';
import { OrderNumber } from '../../account/orders/order-number.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { adminConfirmationWords } from '../../words/admin-confirmation-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { wilayaName } from '../../words/wilaya-names.ts';
import { ListPage } from '../kit/list-page.tsx';
import { listRoute } from '../kit/list-route.ts';
import { adminList } from '../list/admin-list.ts';
import type { Route } from './+types/unreachable-page.ts';
import { ConfirmationHeading } from './confirmation-heading.tsx';
import { ChatButton, PhoneButton } from './contact-buttons.tsx';

const words = adminConfirmationWords;
const { none, noneText, failed, lead, filters } = words.unreachable;
const unreachableList = adminList({
  path: '/admin/confirmation/unreachable',
  filters: z.object({ state: z.catch(z.enum(['', ...unreachedStates]), '') }),
  sorting: z.object({}),
});

export const { meta, clientLoader, handle } = listRoute({
  list: unreachableList,
  words: { title: words.sections.unreachable, loading: words.loading, failed },
  heading: words.title,
  read: (call, query) => call('GET /confirmation/unreachable', { query }),
});

/** Orders that nobody could reach: those that end soon can still be saved (requirements: Unreachable). */
export default function UnreachablePage({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      list={unreachableList}
      loaded={loaderData}
      words={words}
      heading={() => <ConfirmationHeading current="unreachable" />}
      intro={<p className="mt-5 max-w-3xl text-sm">{lead}</p>}
      filters={{
        label: filters.state,
        columns: 'sm:max-w-sm',
        fields: [{ name: 'state', label: filters.state, options: filters.states }],
      }}
      label={words.sections.unreachable}
      rowsOf={({ orders }) => orders}
      empty={{ icon: PhoneOffIcon, words: { title: none, none: noneText } }}
    >
      {(orders) => (
        <ul className="grid gap-3">
          {orders.map((order) => (
            <Unreached key={order._id} order={order} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}

function Unreached({ order }: { order: UnreachedOrder }) {
  const { _id, name, phone, Wilaya, totalPrice, calls, wrongNumber, endsAt, createdAt, chatUrl } = order;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-4 text-sm">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          <bdi className="wrap-anywhere font-semibold">{name}</bdi>
          {wrongNumber && <Badge tone="warning">{words.ended.wrongnumber}</Badge>}
          {!endsAt && <Badge tone="cancelled">{words.unreachable.ended}</Badge>}
        </p>
        <p className="wrap-anywhere text-ink-muted">
          <Link
            to={`/admin/orders/${_id}`}
            className="-my-1 inline-block rounded-sm py-1 font-semibold text-brand-strong hover:underline"
          >
            <OrderNumber id={_id} />
          </Link>{' '}
          · {formatDateTime(createdAt)} · {wilayaName(Wilaya)} · <bdi>{formatPrice(totalPrice)}</bdi> ·{' '}
          {words.unreachable.calls(calls)}
        </p>
        {endsAt && (
          <p className="mt-1 font-medium text-warning">{words.unreachable.ends(formatDateTime(endsAt))}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <PhoneButton phone={phone} />
        {endsAt && (
          <>
            <ChatButton href={chatUrl}>{words.messages.last}</ChatButton>
            <ButtonLink to={`/admin/confirmation?order=${_id}`} prefetch="none">
              {words.unreachable.open}
              <span className="sr-only"> {name}</span>
            </ButtonLink>
          </>
        )}
      </div>
    </li>
  );
}
