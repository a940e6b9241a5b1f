import type { Language } from '../../shared/values/languages.ts';
import type { Db } from '../platform/db/connection.ts';
import { mailIn } from '../platform/email/mail-language.ts';
import { readShopSettings } from '../platform/settings/shop-settings.ts';
import type { Env } from '../platform/start-up/env.ts';
import { signLink } from './review-links.ts';
import { readProductsOf } from './reviewable-order.ts';

type Linking = { orderId: string; env: Env; now: Date };

/**
 * The address of the page on which the buyer of an order reviews its products, in the language of the order; undefined if
 * there is nothing to review: it is not delivered, all is reviewed, or the shop takes no reviews.
 */
export async function linkOf(db: Db, { orderId, env, now }: Linking): Promise<string | undefined> {
  if (!(await readShopSettings(db)).delivery.reviews) return undefined;
  const order = await db
    .selectFrom('orders')
    .select('language')
    .where('id', '=', orderId)
    .where('status', '=', 'Delivered')
    .executeTakeFirst();
  if (!order) return undefined;
  const products = await readProductsOf(db, orderId);
  if (products.every(({ isReviewed }) => isReviewed)) return undefined;
  return reviewUrl({ token: await signLink(db, { orderId, now }), language: order.language }, env);
}

function reviewUrl({ token, language }: { token: string; language: Language }, env: Env) {
  return mailIn(language, env).urlOf(`/review?token=${token}`);
}
