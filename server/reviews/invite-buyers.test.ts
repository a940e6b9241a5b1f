import { expect, test } from 'vitest';
import { aShopThatMails } from '../../test/a-shop-that-mails.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { aProduct } from '../../test/factories.ts';
import { aDeliveredOrder } from '../../test/reviews/a-delivered-order.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { tellFollowers } from '../platform/db/follow-drops.ts';
import { newId } from '../platform/db/new-id.ts';
import type { JobContext } from '../platform/jobs/job.ts';
import { inviteBuyers, sendReviewInvitation } from './invite-buyers.ts';
import { orderOfLink } from './review-links.ts';

const dayMs = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * dayMs);

async function aShop() {
  const { app, db, resources } = await createTestApp();
  const product = await aProduct(db);
  const { jobs } = resources;
  const invite = () => inviteBuyers.run({}, { ...resources, now: () => new Date() } as unknown as JobContext);
  const invited = async () =>
    (await jobs.findJobs<{ orderId: string }>('review-invitation')).map(({ data }) => data.orderId).sort();
  const delivered = (days: number, values: object = {}) =>
    aDeliveredOrder(db, [product], { delivered_at: ago(days), ...values });
  const save = async (name: 'mails' | 'delivery', value: object) => {
    const row = { name, id: newId(), version: 1, value: JSON.stringify(value) };
    await db
      .insertInto('settings')
      .values({ ...row, changed_at: new Date(), changed_by: 'Amina' })
      .execute();
    tellFollowers(['settings']);
  };
  return { app, db, product, invite, invited, delivered, save };
}

test('buyers are invited once, from the fifth day on, if they left an address and the order is not old', async () => {
  const { invite, invited, delivered } = await aShop();
  const due = await delivered(5.1);
  await delivered(4.9);
  await delivered(15);
  await delivered(6, { email: '' });
  await delivered(6, { email: 'erased@erased.invalid', full_name: 'Erased' });
  await delivered(6, { status: 'Shipped', delivered_at: null });
  await Promise.all([invite(), invite()]);
  expect(await invited()).toEqual([due.order.id]);
  await invite();
  expect(await invited()).toEqual([due.order.id]);
});

test.each([
  ['mails', { review: false }],
  ['delivery', { reviews: false }],
] as const)('nobody is invited while the settings of %s have it off', async (name, value) => {
  const { invite, invited, delivered, save } = await aShop();
  await delivered(6);
  await save(name, value);
  await invite();
  expect(await invited()).toEqual([]);
});

test('the mail has a link that works, in the language of the order', async () => {
  const { db, mail, run } = await aShopThatMails();
  const product = await aProduct(db);
  const { order } = await aDeliveredOrder(db, [product], { language: 'fr', email: 'amina@example.com' });
  await run(sendReviewInvitation, { orderId: order.id });
  await expect.poll(() => mail.to('amina@example.com').length, { timeout: 30_000 }).toBe(1);
  const { subject, text = '' } = mail.to('amina@example.com')[0] ?? {};
  expect(subject).toBe('Que pensez-vous de votre commande Saha\u00a0?');
  const [, token = ''] = /https:\/\/saha\.example\/fr\/review\?token=(\S+)/.exec(text) ?? [];
  expect(await orderOfLink(db, { token, now: new Date() })).toBe(order.id);
});

test('the staff gets a link for a delivered order that is not reviewed, and packers get none', async () => {
  const { app, db, product, delivered, save } = await aShop();
  const { order } = await delivered(1);
  const { order: sent } = await delivered(1, { status: 'Shipped', delivered_at: null });
  const { headers } = await signedInAs(db, 'confirmer');
  const link = async (id: string) => {
    const reply = await app.inject({ url: `/api/orders/${id}/review-link`, headers });
    return [reply.statusCode, reply.json().url?.replace(/token=.*/, '')];
  };
  expect(await link(order.id)).toEqual([200, expect.stringMatching(/\/review\?$/)]);
  expect(await link(sent.id)).toEqual([200, undefined]);
  expect((await link(newId()))[0]).toBe(404);
  const packer = (await signedInAs(db, 'packer')).headers;
  expect((await app.inject({ url: `/api/orders/${order.id}/review-link`, headers: packer })).statusCode).toBe(
    403,
  );
  const review = { order_id: order.id, product_id: product.id, stars: 5, name: 'Amina', wilaya: 'Oran' };
  await db
    .insertInto('reviews')
    .values({ id: newId(), ...review })
    .execute();
  expect(await link(order.id)).toEqual([200, undefined]);
  const { order: other } = await delivered(1);
  await save('delivery', { reviews: false });
  expect(await link(other.id)).toEqual([200, undefined]);
});
