import type { ReactNode } from 'react';
import type { Double } from '../../../shared/confirmation/confirmation.ts';
import { groupedNumber } from '../../../shared/values/ids.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { adminConfirmationWords } from '../../words/admin-confirmation-words.ts';
import { comma, formatPrice } from '../../words/formats.ts';
import { cityName, wilayaName } from '../../words/wilaya-names.ts';
import type { Calling } from './use-call.ts';

const words = adminConfirmationWords.doubles;

/** Orders that may be this one sent again, beside it. One touch cancels the one that is too many. */
export function Doubles({ calling }: { calling: Calling }) {
  const { task, busy, record } = calling;
  const { order, doubles } = task;
  if (doubles.length === 0) return null;
  const own = new Set(
    doubles.flatMap(({ lines }) => lines.filter(({ isSame }) => isSame).map(({ name }) => name)),
  );
  const cancel = (duplicate: string, kept: string) =>
    // The refusal is shown with the outcomes.
    void record({ outcome: 'duplicate', duplicateOf: kept }, duplicate).catch(() => undefined);
  return (
    <section className="rounded-card border border-warning/30 bg-warning-soft p-5 sm:p-6">
      <h2 className="font-semibold text-lg text-warning">{words.title}</h2>
      <p className="mt-1 text-sm">{words.hint}</p>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        <Side
          title={words.this}
          order={{
            createdAt: order.createdAt,
            totalPrice: order.totalPrice,
            name: order.shippingAddress.fullName,
            city: order.shippingAddress.city,
            cityArabic: order.shippingAddress.cityArabic,
            Wilaya: order.shippingAddress.Wilaya,
            street: order.shippingAddress.street,
            lines: order.orderItems.map((line) => ({ ...line, isSame: own.has(line.name) })),
          }}
        />
        {doubles.map((double) => (
          <Side key={double._id} title={words.other(groupedNumber(double._id))} order={double}>
            {double.status === 'Pending' ? (
              <Button
                kind="secondary"
                wide
                disabled={busy !== null}
                onClick={() => cancel(double._id, order._id)}
              >
                {words.keepThis}
              </Button>
            ) : (
              <Badge tone="processing">{words.confirmed}</Badge>
            )}
            <Button
              kind="secondary"
              wide
              disabled={busy !== null}
              onClick={() => cancel(order._id, double._id)}
            >
              {words.keepOther}
            </Button>
          </Side>
        ))}
      </div>
    </section>
  );
}

type SideProps = { title: string; order: Omit<Double, '_id' | 'status'>; children?: ReactNode };

function Side({ title, order, children }: SideProps) {
  return (
    <div className="flex min-w-0 flex-col rounded-control border border-line bg-surface p-4 text-sm">
      <h3 className="font-semibold">{title}</h3>
      <p className="text-ink-muted text-xs">{formatDateTime(order.createdAt)}</p>
      <ul className="mt-2 grid gap-1">
        {order.lines.map(({ name, size, quantity, isSame }) => (
          <li key={`${name} ${size}`} className="wrap-anywhere">
            {quantity} × <bdi>{name}</bdi>
            {size && ` (${size})`} {isSame && <Badge tone="warning">{words.same}</Badge>}
          </li>
        ))}
      </ul>
      <p className="wrap-anywhere mt-2 text-ink-muted">
        <bdi className="block">{order.name}</bdi>
        <bdi className="block">
          <bdi>{order.street}</bdi>
          {comma}
          <bdi>{cityName(order)}</bdi>
          {comma}
          {wilayaName(order.Wilaya)}
        </bdi>
      </p>
      <p className="mt-2 font-semibold tabular-nums">
        <bdi>{formatPrice(order.totalPrice)}</bdi>
      </p>
      <div className="mt-3 grid gap-2 empty:hidden">{children}</div>
    </div>
  );
}
