import { daysOf, lastDays } from '../../platform/settings/shop-day.ts';
import { type SampleBuyer, sampleBuyer } from './sample-buyers.ts';
import { callTimeFrom, minutesAfter, momentOf, weekdayOf } from './sample-days.ts';
import type { Random } from './seeded-random.ts';

/** The end of a sample order, if there is time until now. */
export type Fate =
  | 'delivered'
  | 'invoiced'
  | 'rescued'
  | 'givenBack'
  | 'cameBack'
  | 'cancelled'
  | 'unreachable'
  | 'notOrdered'
  | 'duplicate';

export type SampleOrder = {
  number: number;
  at: Date;
  buyer: SampleBuyer;
  lines: { productId: string; quantity: number }[];
  /** Taken by the staff on the phone. */
  byPhone: boolean;
  fate: Fate;
  /** The order that it repeats by mistake. */
  twin?: SampleOrder;
};

/** Orders of a day, at the beginning and today. */
const [first, grown] = [4, 9];
const [fridayShare, saturdayShare] = [0.6, 0.8];
/** Hours of the day, each as often as people order in it. */
const hours = [9, 10, 10, 11, 12, 13, 13, 14, 15, 16, 17, 18, 19, 20, 20, 21, 21, 22, 22, 23];

/** The ends of a hundred orders. */
const fates: [Fate, number][] = [
  ['delivered', 47],
  ['invoiced', 18],
  ['rescued', 5],
  ['givenBack', 3],
  ['cameBack', 9],
  ['cancelled', 8],
  ['unreachable', 6],
  ['notOrdered', 2],
  ['duplicate', 2],
];
const ofHundred = fates.flatMap(([fate, share]) => Array<Fate>(share).fill(fate));

type Planning = { now: Date; products: string[]; soldOut: string[]; days: number; random: Random };

/** The sample orders of the last days until now, oldest first. The same days always have the same ones. */
export function planOrders({ now, days, random, ...goods }: Planning): SampleOrder[] {
  const shelf = shelfOf(goods, random.fork('shelf'));
  const orders: SampleOrder[] = [];
  for (const [place, day] of daysOf(lastDays(now, days)).entries()) {
    const ofDay = random.fork(`day ${place}`);
    const times = Array.from({ length: countOf(day, place / days) }, () =>
      momentOf(day, ofDay.pick(hours) * 60 + ofDay.between(0, 59)),
    );
    for (const at of times.sort((a, b) => a.getTime() - b.getTime())) {
      if (at >= now) continue;
      orders.push(planOrder(orders, { at, shelf, random: random.fork(`order ${orders.length}`) }));
    }
  }
  return orders;
}

/** `part` is how much of the time has passed. */
function countOf(day: string, part: number) {
  const share = { 5: fridayShare, 6: saturdayShare }[weekdayOf(day)] ?? 1;
  // No two weeks look alike.
  const wave = Math.sin(100 * part);
  return Math.round((first + (grown - first) * part) * share + wave);
}

type Goods = Pick<Planning, 'products' | 'soldOut'>;

/** The products, each as often as it sells: a few of them sell most, and so did those that are sold out. */
function shelfOf({ products, soldOut }: Goods, random: Random) {
  const range = random.shuffled(products).slice(0, 90);
  return range
    .toSpliced(4, 0, ...soldOut)
    .flatMap((product, rank) => Array<string>(Math.ceil(60 / (rank + 2))).fill(product));
}

type Placing = { at: Date; shelf: string[]; random: Random };

function planOrder(orders: SampleOrder[], { at, shelf, random }: Placing): SampleOrder {
  const number = orders.length + 1;
  const fate = random.pick(ofHundred);
  const twin = fate === 'duplicate' ? orders.findLast((order) => order.fate === 'delivered') : undefined;
  if (twin) return { ...twin, number, at: laterOf(at, twin), fate, twin, byPhone: false };
  // A third of the buyers has ordered before.
  const earlier = random.between(1, 3) === 1 && orders.length > 10 ? random.pick(orders) : undefined;
  const buyer = earlier?.buyer ?? sampleBuyer(number, random.fork('buyer'));
  const wanted = new Set(
    Array.from({ length: random.pick([1, 1, 1, 2, 2, 3, 4]) }, () => random.pick(shelf)),
  );
  const lines = [...wanted].map((productId) => ({ productId, quantity: random.pick([1, 1, 1, 1, 2, 2, 3]) }));
  return {
    ...{ number, at, buyer, lines, byPhone: at === callTimeFrom(at) && random.between(1, 8) === 1 },
    fate: fate === 'duplicate' ? 'delivered' : fate,
  };
}

/** A buyer who is not sure repeats the order minutes later. */
function laterOf(at: Date, twin: SampleOrder) {
  const soon = minutesAfter(twin.at, 7);
  return soon > at ? soon : at;
}
