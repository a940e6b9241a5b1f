import { ApiError } from '../../../shared/contract/api-error.ts';
import type { DeliveryKind } from '../../../shared/delivery/delivery-price.ts';
import type { ShippingAddress } from '../../../shared/delivery/shipping-address.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import { nationalNumber } from '../../../shared/values/text.ts';
import type { Db } from '../../platform/db/connection.ts';
import { followDrops } from '../../platform/db/follow-drops.ts';
import type { Limits } from '../../platform/http/limits.ts';
import { spendByVisitor, type Visitor } from '../../platform/http/visitor.ts';

/** Dropped when a number is blocked or a block is ended. */
export const phoneBlocksTag = 'phone-blocks';

/** Incremented each time this process hears that the blocks changed. */
let edition = 0;

followDrops((tags) => {
  if (tags === 'all' || tags.includes(phoneBlocksTag)) edition += 1;
});

type Blocks = Map<string, Date>;

const kept = new WeakMap<Db, { edition: number; blocks: Promise<Blocks> }>();

/**
 * The ApiError 409 for an order to the door from a blocked number; undefined otherwise. A parcel to a pickup point costs the
 * shop little if nobody fetches it (requirements: Phone book). The staff may still place an order.
 */
export async function refusalOfBlocked(db: Db, { address, now }: { address: ShippingAddress; now: Date }) {
  if (address.deliveryKind === 'desk') return undefined;
  if (!(await isBlocked(db, { phone: address.phone, now }))) return undefined;
  const why = refusal('pickup-only-for-phone');
  return new ApiError(409, why, { refused: { 'shippingAddress.deliveryKind': why } });
}

type Asked = { phone: string; now: Date; visitor: Visitor; limits: Limits };

/**
 * The ways of delivery that are open to a phone number. A stranger could ask about other people's numbers, so each visitor
 * may ask as often as they may order, and learns no more than an order would say (threats T42). Throws ApiError 429.
 */
export async function kindsFor(db: Db, { phone, now, visitor, limits }: Asked): Promise<DeliveryKind[]> {
  if ((await readBlocks(db)).size === 0) return ['home', 'desk'];
  await spendByVisitor(limits, 'phoneChecks', visitor);
  return (await isBlocked(db, { phone, now })) ? ['desk'] : ['home', 'desk'];
}

async function isBlocked(db: Db, { phone, now }: Pick<Asked, 'phone' | 'now'>) {
  const endsAt = (await readBlocks(db)).get(nationalNumber(phone));
  return endsAt !== undefined && endsAt > now;
}

/** Read once, and again after a notice of a change, so that placing an order queries nothing. */
function readBlocks(db: Db): Promise<Blocks> {
  const last = kept.get(db);
  if (last?.edition === edition) return last.blocks;
  const blocks = loadBlocks(db);
  const read = { edition, blocks };
  kept.set(db, read);
  blocks.catch(() => kept.get(db) === read && kept.delete(db));
  return blocks;
}

async function loadBlocks(db: Db): Promise<Blocks> {
  const rows = await db
    .selectFrom('phone_blocks')
    .select(['phone_key', 'ends_at'])
    .where('ended_at', 'is', null)
    .execute();
  return new Map(rows.map(({ phone_key, ends_at }) => [phone_key, ends_at]));
}
