import { aDeliveryRate } from '../test/factories.ts';
import { test } from './shop.ts';

/** Gives the tariff back after each test of the calling file, because other tests expect the first prices. */
export function keepTariff() {
  test.afterEach(async ({ shop: { db } }) => {
    await db.deleteFrom('delivery_rates').where('commune_id', 'is not', null).execute();
    await db.deleteFrom('delivery_rates').where('kind', '=', 'desk').execute();
    const values = { price_centimes: 100_000, cost_centimes: null, min_days: null, max_days: null };
    await db.updateTable('delivery_rates').set(values).where('wilaya_code', '<>', 16).execute();
    const terms = { changed_at: null, estimate_centimes: 100_000, weight_steps: '[]' };
    await db.updateTable('delivery_terms').set(terms).execute();
    // With the notice of a change.
    await aDeliveryRate(db, { wilaya_code: 16, price_centimes: 0 });
  });
}
