import { aDeliveryRate, aPickupPoint, communeId } from '../test/factories.ts';

/** Only the journeys of quick orders deliver to Tindouf. */
const tindouf = 37;

/** Delivers to doors and to one pickup point in Tindouf. */
export async function withTwoWays(db: Parameters<typeof aPickupPoint>[0]) {
  const commune_id = await communeId(db, 'Tindouf', tindouf);
  await aDeliveryRate(db, { wilaya_code: tindouf, price_centimes: 140_000 });
  await aDeliveryRate(db, { wilaya_code: tindouf, kind: 'desk', price_centimes: 90_000 });
  return aPickupPoint(db, { commune_id, name: 'Agence Tindouf', address: 'Rue 1' });
}
