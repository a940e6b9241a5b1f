import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { collectedSum } from '../../../shared/orders/collected-sum.ts';
import type { CombinableOrder, CombinedQuote } from '../../../shared/orders/combined-orders.ts';
import type { Order } from '../../../shared/orders/orders.ts';
import { groupedNumber } from '../../../shared/values/ids.ts';
import { OrderFigures } from '../../account/orders/order-parts.tsx';
import { call, inPageLanguage } from '../../call.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { placeName } from '../../ui/places/place-name.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { showToast } from '../../ui/toast.ts';
import { adminCorrectionWords } from '../../words/admin-correction-words.ts';
import { colon, comma, formatPrice, language } from '../../words/formats.ts';
import { MailNote } from '../mailed-buyers/mail-note.tsx';
import { buyerOf } from '../mailed-buyers/mailed-buyer.ts';
import { OrderLink } from './order-link.tsx';

const words = adminCorrectionWords.combine;

type Props = { order: Order; others: CombinableOrder[] };

/** The other open orders of the buyer, each with a button that makes one parcel of both. Nothing without any. */
export function CombineCard({ order, others }: Props) {
  if (others.length === 0) return null;
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
            {other.apart ? (
              <p className="text-ink-muted">{apartText(other.apart)}</p>
            ) : (
              <Combine {...{ order, other }} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function apartText({ reason, isOwn }: NonNullable<CombinableOrder['apart']>) {
  const text = words.apart[reason];
  return isOwn ? words.ownKeepsApart(text) : words.keepsApart(text);
}

type Pair = { order: Order; other: CombinableOrder };

/** Shows what the combination would come to before it is done, or why it cannot be. */
function Combine({ order, other }: Pair) {
  const [quote, setQuote] = useState<CombinedQuote | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function ask() {
    setBusy(true);
    setProblem(null);
    const input = { params: { id: order._id }, query: inPageLanguage, body: { other: other._id } };
    try {
      setQuote(await call('POST /orders/:id/combine/quote', input));
    } catch (error) {
      setProblem(refusalText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button kind="secondary" busy={isBusy} onClick={() => void ask()}>
        {words.combine}
      </Button>
      {problem && (
        <div className="basis-full">
          <Alert>{problem}</Alert>
        </div>
      )}
      {quote && <CombineDialog {...{ order, other, quote }} onClose={() => setQuote(null)} />}
    </>
  );
}

type DialogProps = Pair & { quote: CombinedQuote; onClose: () => void };

function CombineDialog({ order, other, quote, onClose }: DialogProps) {
  const { revalidate } = useRevalidator();

  async function combine() {
    const body = { other: other._id };
    await call('POST /orders/:id/combine', { params: { id: order._id }, body });
    showToast({ kind: 'success', text: words.done });
    await revalidate();
  }

  const [kept, dropped] = [addressText(order.shippingAddress), addressText(other)];
  return (
    <ConfirmDialog
      title={words.confirm}
      text={words.text(groupedNumber(other._id), groupedNumber(order._id))}
      confirm={words.confirm}
      onConfirm={combine}
      onClose={onClose}
    >
      <p className="mt-2 text-sm">
        <MailNote mail="changed" buyer={buyerOf(order)} />
      </p>
      <h3 className="mt-4 font-semibold text-sm">{words.lines}</h3>
      <ul className="mt-1 mb-4 space-y-1 text-sm">
        {quote.lines.map((line) => (
          <li key={lineText(line)} className="own-direction wrap-anywhere">
            {lineText(line)}
          </li>
        ))}
      </ul>
      <OrderFigures sums={quote} />
      <p className="mt-3 font-semibold text-sm">
        {words.collected + colon + collectedSum(quote, language).text}
      </p>
      <dl className="mt-4 space-y-3 border-line border-t pt-4 text-sm">
        <Place title={words.kept} address={kept} />
        {dropped !== kept && <Place title={words.dropped} address={dropped} />}
      </dl>
    </ConfirmDialog>
  );
}

function lineText({ name, size, quantity }: CombinableOrder['lines'][number]) {
  return `${quantity} × ${name}${size ? ` (${size})` : ''}`;
}

type Address = Pick<CombinableOrder, 'fullName' | 'street' | 'city' | 'cityArabic' | 'Wilaya'>;

function addressText({ fullName, street, ...place }: Address) {
  return [fullName, street, placeName(place)].filter((part) => part !== '').join(comma);
}

function Place({ title, address }: { title: string; address: string }) {
  return (
    <div>
      <dt className="text-ink-muted">{title}</dt>
      <dd className="wrap-anywhere">
        <bdi>{address}</bdi>
      </dd>
    </div>
  );
}
