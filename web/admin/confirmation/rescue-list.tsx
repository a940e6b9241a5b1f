import LifeBuoyIcon from 'icon:life-buoy';
import { Link } from 'react-router';
import type { ReplyFrom } from '../../../shared/api.ts';
import type { Rescue } from '../../../shared/couriers/parcels.ts';
import { OrderNumber } from '../../account/orders/order-number.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { adminConfirmationWords } from '../../words/admin-confirmation-words.ts';
import { adminCouriersWords } from '../../words/admin-couriers-words.ts';
import { adminRescueWords } from '../../words/admin-rescue-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { wilayaName } from '../../words/wilaya-names.ts';
import { parcelTones, stepText } from '../couriers/parcel-state.tsx';
import { ChatButton, PhoneButton } from './contact-buttons.tsx';
import { rescuePath, rescueUrl } from './use-rescue.ts';

const words = adminRescueWords;

export type Rescues = ReplyFrom<'GET /rescues'>;

/** What is to be done, oldest target first, then what was answered and is looked at again later. */
export function RescueList({ list: { rescues, page, pages } }: { list: Rescues }) {
  const first = rescues.find(({ heldBy, restsUntil }) => !heldBy && !restsUntil);
  return (
    <>
      <div className="mt-5 flex flex-wrap items-start justify-between gap-4">
        <p className="max-w-3xl text-sm">{words.lead}</p>
        {first && (
          <ButtonLink to={rescueUrl(first._id)} prefetch="none">
            {words.begin}
          </ButtonLink>
        )}
      </div>
      {rescues.length === 0 ? (
        <EmptyState icon={LifeBuoyIcon} title={words.none} text={words.noneText} />
      ) : (
        <ul className="mt-5 grid gap-3">
          {rescues.map((rescue) => (
            <RescueRow key={rescue._id} rescue={rescue} />
          ))}
        </ul>
      )}
      <div className="mt-6">
        <Pagination page={page} pages={pages} hrefOf={(number) => `${rescuePath}?page=${number}`} />
      </div>
    </>
  );
}

function RescueRow({ rescue }: { rescue: Rescue }) {
  const { _id, orderId, name, phone, Wilaya, collected, courier, chatUrl, restsUntil, heldBy, last } = rescue;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-4 text-sm">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <bdi className="wrap-anywhere font-semibold">{name}</bdi>
          <RescueState rescue={rescue} />
          {heldBy && <Badge tone="info">{words.heldBy(heldBy)}</Badge>}
        </p>
        <RescueProblem rescue={rescue} />
        <p className="wrap-anywhere text-ink-muted">
          <Link
            to={`/admin/orders/${orderId}`}
            className="-my-1 inline-block rounded-sm py-1 font-semibold text-brand-strong hover:underline"
          >
            <OrderNumber id={orderId} />
          </Link>{' '}
          · {wilayaName(Wilaya)} · <bdi>{courier}</bdi> · <bdi>{formatPrice(collected)}</bdi>
        </p>
        <RescueTarget rescue={rescue} />
        {last && (
          <p className="text-ink-muted text-xs">
            {stepText(last)} · {formatDateTime(last.at)} · <bdi>{last.by}</bdi>
          </p>
        )}
      </div>
      <div className="flex w-full flex-wrap gap-2 *:flex-auto sm:w-auto sm:*:flex-none">
        {phone && !restsUntil && (
          <>
            <PhoneButton phone={phone} />
            <ChatButton href={chatUrl}>{adminConfirmationWords.whatsapp}</ChatButton>
          </>
        )}
        {!heldBy && (
          <ButtonLink to={rescueUrl(_id)} kind={restsUntil ? 'secondary' : 'primary'} prefetch="none">
            {words.open}
            <span className="sr-only"> {name}</span>
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

/** The state of the parcel, and whether its target has passed. */
export function RescueState({ rescue: { status, target, restsUntil } }: { rescue: Rescue }) {
  return (
    <>
      <Badge tone={parcelTones[status]}>{adminCouriersWords.statuses[status]}</Badge>
      {restsUntil && <Badge tone="brand">{words.resting}</Badge>}
      {!restsUntil && new Date(target) < new Date() && <Badge tone="danger">{words.overdue}</Badge>}
    </>
  );
}

/** The problem in the courier's own words. */
export function RescueProblem({ rescue: { raw, reason } }: { rescue: Rescue }) {
  const reported = [raw, reason].filter(Boolean).join(' · ');
  return reported && <p className="own-direction wrap-anywhere">{reported}</p>;
}

/** When a call is due, or the parcel comes back. */
export function RescueTarget({ rescue: { target, restsUntil } }: { rescue: Rescue }) {
  if (restsUntil) return <p className="mt-1 text-ink-muted">{words.rests(formatDateTime(restsUntil))}</p>;
  const isLate = new Date(target) < new Date();
  return (
    <p className={`mt-1 font-medium ${isLate ? 'text-danger' : 'text-warning'}`}>
      {isLate ? words.wasDue(formatDateTime(target)) : words.callBy(formatDateTime(target))}
    </p>
  );
}
