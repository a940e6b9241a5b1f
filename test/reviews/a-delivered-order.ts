import type { Insertable } from 'kysely';
import type { Db } from '../../server/platform/db/connection.ts';
import { newId } from '../../server/platform/db/new-id.ts';
import type { Tables } from '../../server/platform/db/tables.ts';
import { signLink } from '../../server/reviews/review-links.ts';
import { anOrder, aProduct } from '../factories.ts';

type Products = { id: string; name: string }[];
type Values = Parameters<typeof anOrder>[1];

/** An order of these products that was delivered now, with the token of its invitation. */
export async function aDeliveredOrder(db: Db, products: Products, values: Values = {}) {
  const now = new Date();
  const order = await anOrder(db, {
    ...{ status: 'Delivered', delivered_at: now, email_sent_at: now },
    items: products.map(({ id, name }) => ({ product_id: id, name })),
    ...values,
  });
  return { order, token: await signLink(db, { orderId: order.id, now }) };
}

/** A stored review of a product, by the buyer of an order of its own; waiting unless the values say otherwise. */
export async function aReview(
  db: Db,
  { product: known, ...values }: Partial<Insertable<Tables['reviews']>> & { product?: Products[number] } = {},
) {
  const product = known ?? (await aProduct(db));
  const { order } = await aDeliveredOrder(db, [product]);
  return db
    .insertInto('reviews')
    .values({
      ...{ id: newId(), order_id: order.id, product_id: product.id, stars: 5, text: 'Very good' },
      ...{ name: 'Amina', wilaya: 'Oran', ...values },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
