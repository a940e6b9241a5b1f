import { expect, test } from 'vitest';
import { planOrders } from './plan-orders.ts';
import { planSteps } from './plan-steps.ts';
import { minutesAfter } from './sample-days.ts';
import { seededRandom } from './seeded-random.ts';

const products = Array.from({ length: 100 }, (_, place) => `product ${place}`);

test('on every day of the week and at every hour, each order goes forward in time', () => {
  const wrong: string[] = [];
  for (let hours = 0; hours < 14 * 24; hours += 5) {
    const now = minutesAfter(new Date('2026-03-01T00:10:00Z'), hours * 60);
    const random = seededRandom(1, `hour ${hours}`);
    for (const order of planOrders({ now, days: 30, products, soldOut: [], random })) {
      const steps = planSteps(order, { now, random: random.fork(order.number) });
      const times = steps.flatMap((step) =>
        (step.kind === 'tell' ? step.events : [step]).map(({ at }) => at.getTime()),
      );
      const isForward = times.every((time, place) => place === 0 || time >= (times[place - 1] ?? 0));
      if (!isForward) wrong.push(`${order.at.toISOString()} ${steps.map(({ kind }) => kind).join(' ')}`);
    }
  }
  expect(wrong).toEqual([]);
});
