import { useEffect, useState } from 'react';
import type { ParcelStatus } from '../../../shared/couriers/parcel-terms.ts';
import type { ShownParcel } from '../../../shared/couriers/parcels.ts';
import { call } from '../../call.ts';
import { adminCouriersWords } from '../../words/admin-couriers-words.ts';
import { colon, comma } from '../../words/formats.ts';
import { FoldedCard } from '../kit/folded-card.tsx';
import { type Item, ParcelPart } from './parcel-part.tsx';
import { SendToCourier } from './send-to-courier.tsx';

const { card: words, statuses } = adminCouriersWords;

type Props = {
  orderId: string;
  status: string;
  items: Item[];
  /** Called after a parcel has changed the order. */
  onOrderChanged: () => unknown;
};

/** The parcels of an order, with what somebody can learn about them by phone (requirements: Parcels). */
export function ParcelsCard({ orderId, status, items, onOrderChanged }: Props) {
  const [parcels, setParcels] = useState<ShownParcel[] | null>(null);
  const [problem, setProblem] = useState('');

  async function read() {
    const found = await call('GET /orders/:id/parcels', { params: { id: orderId } }).catch(() => undefined);
    if (found) setParcels(found);
    else setProblem(words.failed);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the status of the order may have changed its parcels.
  useEffect(() => void read(), [orderId, status]);

  async function changed() {
    await read();
    await onOrderChanged();
  }

  return (
    <FoldedCard
      title={words.title}
      summary={parcels
        ?.map(({ courier, status }) => `${courier.name}${colon}${statuses[status]}`)
        .join(comma)}
      isOpen={status !== 'Delivered' || problem !== '' || parcels?.some(({ needsRestock }) => needsRestock)}
    >
      <div className="grid gap-4 text-sm">
        {parcels === null && problem && <p className="text-danger">{problem}</p>}
        {parcels?.length === 0 && (
          <p className="text-ink-muted">{status === 'Pending' ? words.hint : words.none}</p>
        )}
        {parcels?.map((parcel) => (
          <ParcelPart key={parcel._id} parcel={parcel} items={items} onChanged={changed} />
        ))}
        {status === 'Processing' && parcels?.every(({ status }) => isReplaceable(status)) && (
          <SendToCourier
            ids={[orderId]}
            onSent={([refused]) => {
              setProblem(refused?.reason ?? '');
              void changed();
            }}
          />
        )}
        {parcels !== null && problem && <p className="text-danger">{problem}</p>}
      </div>
    </FoldedCard>
  );
}

function isReplaceable(status: ParcelStatus) {
  return status === 'returned' || status === 'cancelled' || status === 'lost';
}
