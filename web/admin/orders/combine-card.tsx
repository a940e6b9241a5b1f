import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CombinableOrder } from '../../../shared/orders/combined-orders.ts';
import type { Order } from '../../../shared/orders/orders.ts';
import { groupedNumber } from '../../../shared/values/ids.ts';
import { call } from '../../call.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { showToast } from '../../ui/toast.ts';
import { adminCorrectionWords } from '../../words/admin-correction-words.ts';
import { comma, formatPrice } from '../../words/formats.ts';
import { cityName, wilayaName } from '../../words/wilaya-names.ts';
import { MailNote } from '../mailed-buyers/mail-note.tsx';
import { buyerOf } from '../mailed-buyers/mailed-buyer.ts';
import { OrderLink } from './order-link.tsx';

const words = adminCorrectionWords.combine;

type Props = { order: Order; others: CombinableOrder[] };

/** The other open orders of the buyer, each with a button that makes one parcel of both. Nothing without any. */
export function CombineCard({ order, others }: Props) {
  const [chosen, setChosen] = useState<CombinableOrder | null>(null);
  const { revalidate } = useRevalidator();
  if (others.length === 0) return null;

  async function combine(other: CombinableOrder) {
    const body = { other: other._id };
    await call('POST /orders/:id/combine', { params: { id: order._id }, body });
    showToast({ kind: 'success', text: words.done });
    await revalidate();
  }

  return (
    <Card title={words.title}>
      <ul className="divide-y divide-line text-sm">
        {others.map((other) => (
          <li
            key={other._id}
            className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0"
          >
            <div className="min-w-0 flex-1 basis-60">
              <p className="flex flex-wrap gap-x-2 font-medium">
                <OrderLink order={other} />
                <span className="tabular-nums">{formatPrice(other.totalPrice)}</span>
              </p>
              <p className="wrap-anywhere">{other.lines.map(lineText).join(comma)}</p>
              <p className="text-ink-muted">{formatDateTime(other.createdAt)}</p>
            </div>
            {other.isElsewhere ? (
              <p className="text-ink-muted">{words.isElsewhere}</p>
            ) : (
              <Button kind="secondary" onClick={() => setChosen(other)}>
                {words.combine}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {chosen && (
        <ConfirmDialog
          title={words.title}
          text={words.text(groupedNumber(chosen._id), groupedNumber(order._id))}
          confirm={words.confirm}
          onConfirm={() => combine(chosen)}
          onClose={() => setChosen(null)}
        >
          <p className="mt-2 text-sm">
            <MailNote mail="changed" buyer={buyerOf(order)} />
          </p>
          <dl className="mt-4 space-y-3 text-sm">
            <Place title={words.kept} {...order.shippingAddress} />
            <Place title={words.dropped} {...chosen} />
          </dl>
        </ConfirmDialog>
      )}
    </Card>
  );
}

function lineText({ name, size, quantity }: CombinableOrder['lines'][number]) {
  return `${quantity} × ${name}${size ? ` (${size})` : ''}`;
}

type Address = Pick<CombinableOrder, 'fullName' | 'street' | 'city' | 'cityArabic' | 'Wilaya'>;

function Place({ title, fullName, street, Wilaya, ...city }: Address & { title: string }) {
  const parts = [fullName, street, cityName(city), wilayaName(Wilaya)].filter((part) => part !== '');
  return (
    <div>
      <dt className="text-ink-muted">{title}</dt>
      <dd className="wrap-anywhere">
        <bdi>{parts.join(comma)}</bdi>
      </dd>
    </div>
  );
}
