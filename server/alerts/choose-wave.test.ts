import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../../e2e/mail-server.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { aCategory, aProduct } from '../../test/factories.ts';
import { anOrderBody, postOrder } from '../../test/order-body.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { erasePerson } from '../accounts/erase-person.ts';
import { hashToken, newToken } from '../accounts/sessions/session-token.ts';
import { proveInvariants } from '../invariants/prove-invariants.ts';
import { setOrderStatus } from '../orders/change-order.ts';
import { newId } from '../platform/db/new-id.ts';
import { sendBackInStock } from './alert-mails.ts';
import { chooseWaves } from './choose-wave.ts';

/** A sold-out product for which people wait: `0@example.com` longest. */
async function aQueueOf(people: number) {
  const mail = await startMailServer();
  onTestFinished(mail.stop);
  const { app, db, resources } = await createTestApp({ env: { SMTP_URL: mail.url } });
  const { user: admin, headers } = await signedInAs(db, 'admin');
  const category = await aCategory(db);
  const product = await aProduct(db, { stock: 0, category_id: category.id });
  const wait = (email: string, confirmed_at: Date | null) =>
    db
      .insertInto('stock_alerts')
      .values({ id: newId(), product_id: product.id, email, confirmed_at })
      .execute();
  for (let place = 0; place < people; place++) {
    await wait(`${place}@example.com`, new Date(Date.now() - (people - place) * 60_000));
  }
  const context = { ...resources, jobId: newId(), signal: AbortSignal.any([]) };
  const setStock = (stock: number) =>
    app.inject({ method: 'PUT', url: `/api/products/${product.id}`, headers, payload: { stock } });
  const choose = () => chooseWaves.run({}, context);
  const queued = async () => {
    const jobs = await resources.jobs.findJobs<{ alertId: string }>(sendBackInStock.queue);
    return jobs.map(({ data }) => data);
  };
  /** Runs the jobs that were queued so far; finished ones find nothing to do. */
  const send = async () => {
    for (const data of await queued()) await sendBackInStock.run(data, context);
  };
  const told = () => Array.from({ length: people }, (_, n) => n).filter((n) => mailsTo(n) > 0);
  const mailsTo = (n: number) => mail.to(`${n}@example.com`).length;
  const broken = async () =>
    (await proveInvariants(db, resources.env)).flatMap(({ name, violations }) =>
      violations.length > 0 ? [name] : [],
    );
  const shop = { app, db, resources, admin, headers, category, product, mail };
  return { ...shop, wait, setStock, choose, queued, send, told, mailsTo, broken };
}

test('two units are announced to the six people who have waited longest, with one mail each', async () => {
  const { product, mail, setStock, choose, send, told, mailsTo, broken } = await aQueueOf(8);
  await setStock(2);
  await choose();
  expect(await broken()).toEqual([]);
  await send();
  expect(told()).toEqual([0, 1, 2, 3, 4, 5]);
  await choose();
  await send();
  expect(told().map(mailsTo)).toEqual([1, 1, 1, 1, 1, 1]);
  const [{ subject, text = '' } = {}] = mail.to('0@example.com');
  expect(subject).toBe(`Back in stock: ${product.name}`);
  expect(text).toContain(`/products/${product.id}`);
  expect(await broken()).toEqual([]);
});

test('in a running shop, people are chosen every minute, and their mail leaves without help', async () => {
  const mail = await startMailServer();
  onTestFinished(mail.stop);
  const { db, resources } = await createTestApp({ env: { SMTP_URL: mail.url }, runsJobs: true });
  const product = await aProduct(db, { stock: 0 });
  const email = 'amina@example.com';
  const alert = { id: newId(), product_id: product.id, email, confirmed_at: new Date() };
  await db.insertInto('stock_alerts').values(alert).execute();
  await db.updateTable('products').set({ stock: 5 }).where('id', '=', product.id).execute();
  expect(await resources.jobs.getSchedules()).toContainEqual(
    expect.objectContaining({ name: chooseWaves.queue, cron: '* * * * *' }),
  );
  // The shop looks for recurring jobs every ten seconds only.
  await chooseWaves.run({}, { ...resources, jobId: newId(), signal: AbortSignal.any([]) });
  const soon = { timeout: 30_000, interval: 50 };
  await expect.poll(() => mail.to(email), soon).toHaveLength(1);
  const alerts = () => db.selectFrom('stock_alerts').select('notified_at').execute();
  await expect.poll(alerts, soon).toEqual([{ notified_at: expect.any(Date) }]);
});

test('the others are told of the next units, even without a sell-out in between', async () => {
  const { setStock, choose, send, told } = await aQueueOf(8);
  await setStock(1);
  await choose();
  await send();
  expect(told()).toEqual([0, 1, 2]);
  await setStock(2);
  await choose();
  await send();
  expect(told()).toEqual([0, 1, 2, 3, 4, 5]);
});

test('two restocks and two processes at once choose everybody at most once', async () => {
  const { db, product, setStock, choose, queued } = await aQueueOf(10);
  await setStock(1);
  const more = db
    .updateTable('products')
    .set((row) => ({ stock: row('stock', '+', 1) }))
    .where('id', '=', product.id);
  await Promise.all([choose(), more.execute(), choose(), choose()]);
  await choose();
  const chosen = (await queued()).map(({ alertId }) => alertId);
  expect(chosen).toHaveLength(6);
  expect(new Set(chosen).size).toBe(6);
});

test('units that are sold before the wave tell nobody, and everybody still waits', async () => {
  const { setStock, choose, queued, send, told } = await aQueueOf(3);
  await setStock(5);
  await setStock(0);
  await choose();
  expect(await queued()).toEqual([]);
  await setStock(1);
  await choose();
  await send();
  expect(told()).toEqual([0, 1, 2]);
});

test('a wave counts only the units that are left of those that came in', async () => {
  const { setStock, choose, queued } = await aQueueOf(9);
  await setStock(3);
  await setStock(1);
  await choose();
  expect(await queued()).toHaveLength(3);
});

test('people whose mail finds the product sold out wait for the next time', async () => {
  const { setStock, choose, send, told, mailsTo, broken } = await aQueueOf(2);
  await setStock(1);
  await choose();
  await setStock(0);
  await send();
  expect(told()).toEqual([]);
  expect(await broken()).toEqual([]);
  await setStock(1);
  await choose();
  await send();
  expect([mailsTo(0), mailsTo(1)]).toEqual([1, 1]);
});

test('a mail that was sent but not noted has the same Message-ID when it is sent again', async () => {
  const { db, mail, setStock, choose, send } = await aQueueOf(1);
  await setStock(1);
  await choose();
  await send();
  await db.updateTable('stock_alerts').set({ notified_at: null }).execute();
  await send();
  const ids = mail.to('0@example.com').map(({ messageId }) => messageId);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
});

test('hidden products tell nobody until they are shown again', async () => {
  const { db, category, setStock, choose, queued, send, told } = await aQueueOf(1);
  const show = (is_active: boolean) =>
    db.updateTable('categories').set({ is_active }).where('id', '=', category.id).execute();
  await show(false);
  await setStock(1);
  await choose();
  expect(await queued()).toEqual([]);
  await show(true);
  await choose();
  await send();
  expect(told()).toEqual([0]);
});

test('a product that is hidden after the wave tells nobody', async () => {
  const { db, setStock, choose, send, told } = await aQueueOf(1);
  await setStock(1);
  await choose();
  await db.updateTable('categories').set({ is_active: false }).execute();
  await send();
  expect(told()).toEqual([]);
});

test('a deleted product takes its alerts and restocks along', async () => {
  const { app, db, headers, product, setStock, choose, send, told } = await aQueueOf(1);
  await setStock(1);
  await choose();
  await setStock(2);
  await app.inject({ method: 'DELETE', url: `/api/products/${product.id}`, headers });
  expect(await db.selectFrom('stock_alerts').select('id').execute()).toEqual([]);
  await choose();
  await send();
  expect(told()).toEqual([]);
});

test('people who are erased, who stopped or who have not confirmed are not told', async () => {
  const { db, wait, mail, setStock, choose, send, told } = await aQueueOf(2);
  await wait('later@example.com', null);
  await setStock(1);
  await choose();
  const erased = await erasePerson(db, { who: '0@EXAMPLE.com', apply: true });
  expect(erased).toEqual({ accounts: 0, orders: 0, messages: 0, alerts: 1 });
  await send();
  expect(told()).toEqual([1]);
  expect(mail.to('later@example.com')).toEqual([]);
});

test('units of a cancelled order and of a change of several products count as well', async () => {
  const { app, db, resources, admin, headers, product, setStock, choose, send, told } = await aQueueOf(9);
  const { jobs } = resources;
  await setStock(1);
  const { _id: id } = (await postOrder(app, anOrderBody([{ productId: product.id, quantity: 1 }]))).json();
  await db.deleteFrom('restocks').execute();
  await setOrderStatus(db, {
    id,
    status: 'Cancelled',
    by: { ...admin, role: 'admin' },
    jobs,
    now: new Date(),
  });
  await choose();
  await send();
  expect(told()).toEqual([0, 1, 2]);
  const change = { kind: 'stockBy', units: 1 };
  const payload = { ids: [product.id], change };
  await app.inject({ method: 'POST', url: '/api/products/changes', headers, payload });
  await choose();
  await send();
  expect(told()).toEqual([0, 1, 2, 3, 4, 5]);
});

test('a size that comes into stock counts, other changes do not', async () => {
  const { db, product, choose, queued } = await aQueueOf(9);
  const set = (values: object) =>
    db.updateTable('products').set(values).where('id', '=', product.id).execute();
  const sizes = (inStock: boolean) => JSON.stringify([{ size: 'M', inStock }]);
  await set({ stock: 2, sizes: sizes(false) });
  await choose();
  expect(await queued()).toEqual([]);
  await set({ sizes: sizes(true) });
  await choose();
  expect(await queued()).toHaveLength(6);
  await set({ name: 'Other', stock: 2, sizes: sizes(true) });
  await set({ stock: 1 });
  await choose();
  expect(await queued()).toHaveLength(6);
});

test('a person who confirms while units come in is told by the page or by a mail', async () => {
  const { app, db, product, wait, mail, setStock, choose, send } = await aQueueOf(0);
  for (let round = 0; round < 20; round++) {
    await setStock(0);
    const token = newToken();
    await wait(`r${round}@example.com`, null);
    await db
      .updateTable('stock_alerts')
      .set({ token_hash: hashToken(token) })
      .where('email', '=', `r${round}@example.com`)
      .execute();
    const url = '/api/stock-alerts/confirm';
    const [reply] = await Promise.all([
      app.inject({ method: 'POST', url, payload: { token } }),
      db.updateTable('products').set({ stock: 1 }).where('id', '=', product.id).execute(),
    ]);
    await choose();
    await send();
    const mails = mail.to(`r${round}@example.com`).length;
    expect([round, reply.json().inStock, mails]).toEqual([round, mails === 0, mails]);
  }
});
