import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, Stage } from '../fault.ts';
import { countGifts, createBundle, createOffers } from '../stage/shop-data.ts';
import type { Shop } from '../stage/shop-under-fault.ts';

const buyers = 12;

export const contendedStock: Fault = {
  id: 'F11',
  name: 'last units and crossed carts at two processes',
  async play(stage) {
    const rounds = stage.times(3, 60);
    const shops = [await stage.openShop(), await stage.openShop()];
    const broken: string[] = [];
    for (let round = 0; round < rounds; round++) broken.push(...(await sellLastUnits(stage, shops)));
    broken.push(...(await crossCarts(stage, shops)));
    return { broken, note: `${rounds} products sold out by ${buyers} buyers at once, and crossed carts` };
  },
};

/** More buyers than units order at the same moment: exactly the units are sold, and the others get 409. */
async function sellLastUnits(stage: Stage, shops: Shop[]) {
  const units = stage.random.between(1, 3);
  const [productId = ''] = await stage.stockProducts(1, units);
  const before = countAcknowledged(stage);
  const storm = await stage.beginStorm(shops, {
    buyers,
    ordersEach: 1,
    linesOf: () => [{ productId, quantity: 1 }],
    refusals: [409],
  });
  await storm.end();
  const sold = countAcknowledged(stage) - before;
  return sold === units ? [] : [`${sold} of ${units} units of ${productId} were sold`];
}

function countAcknowledged({ journal }: Stage) {
  return journal.read().filter(({ id }) => id !== undefined).length;
}

/** Buyers name two products in either sequence, or a bundle of both, and get one of them as a gift; no two may deadlock. */
async function crossCarts(stage: Stage, shops: Shop[]) {
  const products = await stage.stockProducts(2);
  const bundle = await createBundle(stage.data, products);
  await createOffers(stage.data, products);
  const storm = await stage.beginStorm(shops, {
    buyers,
    pauseMs: 0,
    linesOf(buyer) {
      const lines = products.map((productId) => ({ productId, quantity: 2 }));
      return [lines, lines.toReversed(), [{ productId: bundle, quantity: 1 }]][buyer % 3] ?? lines;
    },
  });
  await sleep(stage.times(1_500, 30_000));
  await storm.end();
  return (await countGifts(stage.data)) > 0 ? [] : ['No order got a gift'];
}
