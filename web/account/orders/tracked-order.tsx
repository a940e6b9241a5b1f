import { useEffect, useRef } from 'react';
import type { TrackedOrder } from '../../../shared/orders/order-api.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { colon, comma } from '../../words/formats.ts';
import { myOrdersWords } from '../../words/my-orders-words.ts';
import { trackWords } from '../../words/track-words.ts';
import { cityName, wilayaName } from '../../words/wilaya-names.ts';
import { OrderNumber } from './order-number.tsx';
import { itemsAsRead, OrderedItems, OrderFigures, returnedItems } from './order-parts.tsx';
import { OrderState } from './order-state.tsx';
import { CustomerTimeline } from './timeline.tsx';

const words = myOrdersWords.order;

type Props = { order: TrackedOrder; onAnother: () => void };

/** An order without its buyer: state, timeline, items and figures. The title takes the focus from the form. */
export function TrackedOrderDetails({ order, onAnother }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { number, createdAt } = order;
  const [city, wilaya] = [cityName(order), wilayaName(order.Wilaya)];
  return (
    <div className="page-width min-h-dvh max-w-5xl py-8 lg:py-12">
      <h1 ref={heading} tabIndex={-1} className="page-title outline-none">
        <OrderNumber id={number} within={words.heading} />
      </h1>
      <p className="wrap-anywhere mt-1 text-ink-muted">{words.placedOn(formatDateTime(createdAt))}</p>
      <p className="wrap-anywhere text-ink-muted">
        {trackWords.deliverTo + colon}
        {city !== wilaya && (
          <>
            <bdi>{city}</bdi>
            {comma}
          </>
        )}
        <bdi>{wilaya}</bdi>
      </p>
      <OrderState order={order} />
      <div className="mt-8 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card title={words.items}>
          <OrderedItems items={itemsAsRead(order)} returned={returnedItems(order)} />
          <div className="mt-6 border-line border-t pt-6 sm:ms-auto sm:max-w-80">
            <OrderFigures sums={order} />
          </div>
        </Card>
        <Card title={words.timeline}>
          <CustomerTimeline order={order} />
        </Card>
      </div>
      <div className="mt-8">
        <Button kind="secondary" onClick={onAnother}>
          {trackWords.another}
        </Button>
      </div>
    </div>
  );
}
