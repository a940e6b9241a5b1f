import MessageCircleIcon from 'icon:message-circle';
import PhoneIcon from 'icon:phone';
import PhoneOffIcon from 'icon:phone-off';
import { Link } from 'react-router';
import type { ReplyFrom } from '../../../shared/api.ts';
import type { UnreachedOrder } from '../../../shared/phone-book.ts';
import { OrderNumber } from '../../account/orders/order-number.tsx';
import { pageMeta } from '../../head/page-meta.ts';
import { type Load, privateLoader } from '../../load.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink, buttonStyles } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { readPage } from '../../ui/read-page.ts';
import { phoneAddress } from '../../ui/seller/phone-address.ts';
import { adminConfirmationWords } from '../../words/admin-confirmation-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { pageWords } from '../../words/page-words.ts';
import { wilayaName } from '../../words/wilaya-names.ts';
import { PageFailure, type PageStates } from '../kit/page-states.tsx';
import type { Route } from './+types/unreachable-page.ts';
import { ConfirmationHeading } from './confirmation-heading.tsx';

const words = adminConfirmationWords;
const path = '/admin/confirmation/unreachable';

const load: Load<ReplyFrom<'GET /confirmation/unreachable'>> = (call, { url }) =>
  call('GET /confirmation/unreachable', { query: { page: readPage(url.searchParams) } });

export const clientLoader = privateLoader(load, words.unreachable.failed);

export function meta() {
  return pageMeta({ title: words.sections.unreachable });
}

export const handle = {
  loading: { title: words.title, outline: ['h-160'] },
  failure: {
    title: words.errorTitle,
    failed: words.unreachable.failed,
    tryAgain: words.tryAgain,
    missing: pageWords.notFound,
    back: { to: '/admin/confirmation', text: words.title },
  },
} satisfies PageStates;

export const ErrorBoundary = PageFailure;

/** Orders that nobody could reach: those that end soon can still be saved (requirements: Unreachable). */
export default function UnreachablePage({ loaderData: { orders, page, pages } }: Route.ComponentProps) {
  return (
    <>
      <ConfirmationHeading current="unreachable" />
      <p className="mt-5 max-w-3xl text-sm">{words.unreachable.lead}</p>
      {orders.length === 0 ? (
        <EmptyState icon={PhoneOffIcon} title={words.unreachable.none} text={words.unreachable.noneText} />
      ) : (
        <ul className="mt-5 grid gap-3">
          {orders.map((order) => (
            <Unreached key={order._id} order={order} />
          ))}
        </ul>
      )}
      <div className="mt-6">
        <Pagination page={page} pages={pages} hrefOf={(number) => `${path}?page=${number}`} />
      </div>
    </>
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
        <a href={phoneAddress(phone)} className={buttonStyles({ kind: 'secondary' })}>
          <PhoneIcon className="size-4.5 text-brand-strong" />
          <bdi dir="ltr">{phone}</bdi>
        </a>
        {endsAt && (
          <>
            <a
              href={chatUrl}
              target="_blank"
              rel="noreferrer"
              className={buttonStyles({ kind: 'secondary' })}
            >
              <MessageCircleIcon className="size-4.5 text-brand-strong" />
              {words.messages.last}
            </a>
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
