import { toDinars } from '../../shared/catalog/prices.ts';
import { invalidField } from '../../shared/contract/api-error.ts';
import { adminDeliveryApi } from '../../shared/delivery/admin-delivery.ts';
import { type DeliveryOption, deliveryApi } from '../../shared/delivery/delivery.ts';
import { deliveryKinds } from '../../shared/delivery/delivery-price.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import { handle } from '../platform/http/handle-endpoint.ts';
import { dayOf } from '../platform/settings/shop-day.ts';
import { freeAbove, isWithin, motherOf, type Place, pointsFor, servedRate } from './find-delivery.ts';
import { deliveryTag, readTariff, type Tariff } from './read-tariff.ts';
import { nameIn, readStoredTariff, saveTariff } from './save-tariff.ts';
import { exportTariff, readTariffFile } from './tariff-files.ts';
import { tariffPrices } from './tariff-prices.ts';

/** What anyone may read of the tariff, and how administrators edit it. */
export const routes = [
  handle(deliveryApi.communes, async ({ db, query, tags }) => {
    tags.add(deliveryTag);
    const tariff = await readTariff(db);
    const name = nameIn(query.lang);
    const communes = [...tariff.communes.values()].filter((place) => isWithin(tariff, place, query.wilaya));
    const sorted = communes.sort((a, b) => a[name].localeCompare(b[name], query.lang === 'ar' ? 'ar' : 'fr'));
    return sorted.map((place) => ({
      id: place.id,
      name: place[name],
      ...(name !== 'name_fr' && { stored: place.name_fr }),
      postalCode: place.postal_code,
    }));
  }),
  handle(deliveryApi.options, async ({ db, query, tags, now }) => {
    tags.add(deliveryTag);
    const tariff = await readTariff(db);
    return deliveryOptions(tariff, checked(tariff, query), dayOf(now()));
  }),
  handle(deliveryApi.prices, async ({ db, query, tags, now }) => {
    tags.add(deliveryTag);
    return tariffPrices(await readTariff(db), { day: dayOf(now()), lang: query.lang });
  }),
  handle(adminDeliveryApi.tariff, ({ db, query }) => readStoredTariff(db, query.lang)),
  handle(adminDeliveryApi.save, ({ db, body, query, user, now }) =>
    saveTariff(db, { body, by: user, now: now(), lang: query.lang }),
  ),
  handle(adminDeliveryApi.export, ({ db }) => exportTariff(db)),
  handle(adminDeliveryApi.read, ({ db, body }) => readTariffFile(db, body.csv)),
];

/** Throws ApiError 400 if the commune is not in the wilaya. */
function checked(tariff: Tariff, place: Place): Place {
  if (place.commune === undefined) return place;
  const commune = tariff.communes.get(place.commune);
  if (!commune) throw invalidField('commune', refusal('commune-unknown'));
  if (!isWithin(tariff, commune, place.wilaya)) {
    throw invalidField('commune', refusal('commune-elsewhere'));
  }
  return place;
}

function deliveryOptions(tariff: Tariff, place: Place, day: string): DeliveryOption[] {
  return deliveryKinds.flatMap((kind) => {
    const rate = servedRate(tariff, kind, place);
    if (!rate) return [];
    const limit = freeAbove(tariff, { kind, wilaya: motherOf(tariff, place.wilaya), day });
    const points = kind === 'desk' ? pointsFor(tariff, place) : [];
    return {
      kind,
      price: toDinars(rate.price_centimes),
      freeAbove: limit === null ? null : toDinars(limit),
      weightSteps: tariff.terms.weight_steps.map(({ above, perKg }) => ({ above, perKg: toDinars(perKg) })),
      minDays: rate.min_days,
      maxDays: rate.max_days,
      ...(points.length > 0 && {
        points: points.map(({ id, name, address, hours }) => ({ _id: id, name, address, hours })),
      }),
    };
  });
}
