import CheckIcon from 'icon:check';
import { formatDateTime } from '../../../shared/dates.ts';
import { orderNumber } from '../../../shared/ids.ts';
import type { Order } from '../../../shared/orders.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { orderWords } from '../../words/order-words.ts';

const words = orderWords.confirmation;

/** The good news, and the number under which the order is known. */
export function ThankYou({ order }: { order: Order }) {
  return (
    <section className="rounded-card bg-brand-soft px-5 py-10 text-center sm:px-10">
      <span className="mx-auto mb-5 grid size-16 place-items-center rounded-full bg-brand-strong text-white">
        <CheckIcon className="size-8" />
      </span>
      <h1 className="page-title text-brand-deep">{words.thanks}</h1>
      <p className="wrap-break-word mt-2 text-brand-deep">{words.received(order.shippingAddress.fullName)}</p>
      <dl className="mx-auto mt-8 grid max-w-2xl gap-5 rounded-control bg-surface p-5 text-sm sm:grid-cols-3">
        <Fact label={words.number} value={orderNumber(order._id)} look="font-bold text-lg tracking-wide" />
        <Fact label={words.placedOn} value={formatDateTime(order.createdAt)} />
        <Fact label={words.paymentMethod} value={order.paymentMethod} />
      </dl>
      <div className="mt-8">
        <ButtonLink to="/products">{words.continueShopping}</ButtonLink>
      </div>
    </section>
  );
}

function Fact({ label, value, look = 'font-semibold' }: { label: string; value: string; look?: string }) {
  return (
    <div>
      <dt className="text-ink-muted">{label}</dt>
      <dd className={`mt-1 ${look}`}>{value}</dd>
    </div>
  );
}
