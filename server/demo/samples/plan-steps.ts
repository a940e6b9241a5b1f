import type { CallOutcome } from '../../../shared/confirmation/confirmation-terms.ts';
import type { ParcelStatus } from '../../../shared/couriers/parcel-terms.ts';
import type { CancelReason } from '../../../shared/orders/order-terms.ts';
import { localTime } from '../../confirmation/call-times.ts';
import type { SampleOrder } from './plan-orders.ts';
import { callTimeFrom, minutesAfter, momentOf, workdayAfter } from './sample-days.ts';
import type { Random } from './seeded-random.ts';

type Told = { at: Date; status: ParcelStatus };

type Doing =
  | { kind: 'place' }
  | { kind: 'call'; outcome: CallOutcome; callbackAt?: Date; reason?: CancelReason }
  | { kind: 'send' }
  | { kind: 'tell'; events: Told[] }
  | { kind: 'rescue'; outcome: 'retry' | 'noanswer' }
  | { kind: 'restock' }
  | { kind: 'invoice' }
  | { kind: 'giveBack' }
  | { kind: 'review' };

/** Something that happens to a sample order, and when. */
export type OrderStep = Doing & { at: Date; order: SampleOrder };

type Planning = { now: Date; random: Random };

/** The steps of a sample order from its checkout to its end, including those that are still to come. */
export function planSteps(order: SampleOrder, { now, random }: Planning): OrderStep[] {
  const calls = planCalls(order, random);
  const last = calls.at(-1);
  const steps = [{ at: order.at, kind: 'place' as const }, ...calls];
  const isConfirmed = last?.outcome === 'confirmed';
  const sent = last && isConfirmed ? planParcel(order, { now, confirmedAt: last.at, random }) : [];
  return [...steps, ...sent].map((step) => ({ ...step, order }));
}

type Call = Extract<Doing, { kind: 'call' }> & { at: Date };

function planCalls({ at, byPhone, fate }: SampleOrder, random: Random): Call[] {
  const call = (time: Date, outcome: CallOutcome, more = {}): Call => ({
    ...{ at: time, kind: 'call', outcome },
    ...more,
  });
  if (byPhone) return [call(minutesAfter(at, 4), 'confirmed')];
  const first = callTimeFrom(minutesAfter(at, random.between(8, 70)));
  const again = callTimeFrom(minutesAfter(first, random.between(180, 300)));
  const tomorrow = callTimeFrom(minutesAfter(first, 24 * 60 - 90));
  switch (fate) {
    case 'cancelled':
      return [call(first, 'cancelled', { reason: random.pick(['mind', 'price', 'delay', 'mistake']) })];
    case 'notOrdered':
      return [call(first, 'notordered')];
    case 'duplicate':
      return [call(first, 'duplicate')];
    case 'unreachable':
      return [call(first, 'noanswer'), call(again, 'off'), call(tomorrow, 'wrongnumber')];
    default:
      switch (random.between(1, 16)) {
        case 1:
          return [call(first, 'callback', { callbackAt: tomorrow }), call(tomorrow, 'confirmed')];
        case 2:
        case 3:
        case 4:
          return [call(first, random.pick(['noanswer', 'busy'])), call(again, 'confirmed')];
        default:
          return [call(first, 'confirmed')];
      }
  }
}

/** Wilayas that a courier from Algiers reaches on the next day. */
const near = new Set<string>(['Alger', 'Blida', 'Boumerdès', 'Tipaza', 'Médéa', 'Tizi Ouzou', 'Bouira']);

const packedAt = 14 * 60 + 30;
const takenAt = 17 * 60 + 15;

type Sending = Planning & { confirmedAt: Date };

function planParcel(order: SampleOrder, { now, confirmedAt, random }: Sending) {
  const { fate, buyer } = order;
  const { clock } = localTime(confirmedAt);
  const packed = momentOf(workdayAfter(confirmedAt, clock < '13:30' ? 0 : 1), packedAt);
  const day = (days: number) => workdayAfter(packed, days);
  const away = near.has(buyer.wilaya) ? random.between(1, 2) : random.between(2, 4);
  const out = momentOf(day(away), 9 * 60 + 40);
  const ring = momentOf(day(away), random.between(11 * 60, 18 * 60));
  const tell = (...events: Told[]) => ({
    ...{ kind: 'tell' as const, at: events.at(-1)?.at ?? out, events },
  });
  const taken = tell({ at: momentOf(day(0), takenAt), status: 'picked_up' });
  const travelled: Told[] = [
    { at: momentOf(day(1), 8 * 60), status: 'in_transit' },
    { at: out, status: buyer.kind === 'desk' ? 'awaiting_buyer' : 'out_for_delivery' },
  ];
  const packing = { kind: 'send' as const, at: packed };
  // A courier tells everything about a day at once, unless the parcel is on its way now.
  const until = (last: Told) =>
    last.at <= now
      ? [packing, taken, tell(...travelled, last)]
      : [packing, taken, tell(...travelled), tell(last)];
  const attempted = until({ at: ring, status: 'delivery_attempted' });
  const arrived = until({ at: ring, status: 'delivered' });
  const rescue = (outcome: 'retry' | 'noanswer') => ({
    ...{ kind: 'rescue' as const, outcome, at: callTimeFrom(minutesAfter(ring, 35)) },
  });
  switch (fate) {
    case 'rescued':
      return [
        ...attempted,
        rescue('retry'),
        tell({ at: momentOf(workdayAfter(ring, 1), 16 * 60), status: 'delivered' }),
      ];
    case 'cameBack': {
      const back = momentOf(workdayAfter(ring, 4), 15 * 60);
      return [
        ...[...attempted, rescue('noanswer')],
        tell({ at: momentOf(workdayAfter(ring, 2), 10 * 60), status: 'return_in_transit' }),
        tell({ at: back, status: 'returned' }),
        { kind: 'restock' as const, at: momentOf(workdayAfter(back, 2), 11 * 60) },
      ];
    }
    case 'invoiced':
      return [...arrived, { kind: 'invoice' as const, at: minutesAfter(ring, 30) }];
    case 'givenBack': {
      const at = momentOf(workdayAfter(ring, 12), 11 * 60);
      return [...arrived, { kind: 'giveBack' as const, at }];
    }
    default:
      return [...arrived, ...planReview(order, ring)];
  }
}

/** Every third buyer of an order that just arrived reviews it a week later. */
function planReview({ number }: SampleOrder, arrived: Date) {
  const at = momentOf(workdayAfter(arrived, 6), 20 * 60);
  return number % 3 === 0 ? [{ kind: 'review' as const, at }] : [];
}
