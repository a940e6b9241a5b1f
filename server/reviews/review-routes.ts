import { reviewAdminApi, reviewApi } from '../../shared/reviews/reviews.ts';
import { requireVisible } from '../orders/rights/order-visibility.ts';
import { handle } from '../platform/http/handle-endpoint.ts';
import { spendByVisitor, visitorOf } from '../platform/http/visitor.ts';
import { readShopSettings, settingsTag } from '../platform/settings/shop-settings.ts';
import { uploadImage } from '../platform/uploads/upload-image.ts';
import { exportReviews } from './export-reviews.ts';
import { inviteBuyers, sendReviewInvitation } from './invite-buyers.ts';
import { linkOf } from './link-of.ts';
import { listReviews } from './list-reviews.ts';
import { answerReview, hideReview, showReview } from './moderate-review.ts';
import { readProductReviews } from './read-product-reviews.ts';
import { findReviewable, readProductsOf } from './reviewable-order.ts';
import { writeReview } from './write-review.ts';

/** Reviews by buyers: writing, moderating and reading them (requirements: Reviews). */
export const routes = [
  handle(reviewApi.invitation, async ({ db, body, user, limits, now, ...caller }) => {
    await spendByVisitor(limits, 'reviews', visitorOf(caller));
    const { id, name, wilaya } = await findReviewable(db, { ...body, user, now: now() });
    return { name, wilaya, products: await readProductsOf(db, id) };
  }),
  handle(reviewApi.write, async ({ db, body, query, user, limits, now, ...caller }) => {
    await spendByVisitor(limits, 'reviews', visitorOf(caller));
    await writeReview(db, { body, query, user, now: now() });
    return { message: 'Thank you. Your review will be shown once we have read it.' };
  }),
  handle(reviewApi.upload, async ({ db, disk, query, user, limits, now, readFile, ...caller }) => {
    await spendByVisitor(limits, 'reviews', visitorOf(caller));
    await findReviewable(db, { ...query, user, now: now() });
    return { imageUrl: await uploadImage(db, { disk, bytes: await readFile() }) };
  }),
  handle(reviewApi.ofProduct, async ({ readDb, params, query, tags }) => {
    tags.add('catalog').add(settingsTag);
    const { ids, reviews } = await readProductReviews(readDb, { productId: params.id, page: query.page });
    for (const id of ids) tags.add(`product:${id}`);
    const isOn = (await readShopSettings(readDb)).delivery.reviews;
    return isOn ? reviews : { reviews: [], count: 0, pages: 0, page: 1 };
  }),
  handle(reviewAdminApi.list, ({ db, query }) => listReviews(db, query)),
  handle(reviewAdminApi.export, async ({ db, query }) => exportReviews(db, query)),
  handle(reviewAdminApi.show, ({ db, params, user }) => showReview(db, { id: params.id, by: user })),
  handle(reviewAdminApi.hide, ({ db, params, body, user }) =>
    hideReview(db, { id: params.id, reason: body.reason, by: user }),
  ),
  handle(reviewAdminApi.answer, ({ db, params, body, user, now }) =>
    answerReview(db, { id: params.id, text: body.text, by: user, now: now() }),
  ),
  handle(reviewAdminApi.link, async ({ db, env, params, user, now }) => {
    await requireVisible(db, params.id, user);
    return { url: await linkOf(db, { orderId: params.id, env, now: now() }) };
  }),
];

export const jobs = [inviteBuyers, sendReviewInvitation];
