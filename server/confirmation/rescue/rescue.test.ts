import { expect, test } from 'vitest';
import { aYalidineOffice } from '../../../test/couriers/courier-office.ts';
import { signedInAs } from '../../../test/signed-in-as.ts';
import { newId } from '../../platform/db/new-id.ts';

/** 13:00 in Alger: an hour later nobody is in the quiet hours. */
const noon = Date.parse('2026-03-10T12:00:00Z');
const minute = 60_000;
const hour = 60 * minute;

/** A shop with parcels at the recorded courier, whose problems it tells when it is asked. */
async function aDesk() {
  const office = await aYalidineOffice();
  const { clock, fake, poll, send, db } = office;
  clock.now = noon - 3 * hour;
  /** What happened so many minutes ago. */
  const happen = async (tracking: string, status: string, { ago = 0, reason = '' } = {}) => {
    const told = clock.now + 1_900_000;
    const at = new Date(told - ago * minute + hour).toISOString().slice(0, 19).replace('T', ' ');
    fake.happen(tracking, status, { at, reason });
    await poll();
  };
  const tasks = async () => (await send('GET', '/rescues')).body;
  const step = (id: string, body: Record<string, unknown>) =>
    send('POST', `/rescues/${id}/steps`, { id: crypto.randomUUID(), ...body });
  const colleague = async () => {
    const { headers } = await signedInAs(db, 'confirmer');
    return (method: 'GET' | 'POST', path: string, payload: object = {}) =>
      office.app.inject({ method, url: `/api${path}`, headers, payload });
  };
  return { ...office, happen, tasks, step, colleague };
}

test('a failed attempt is a task with a target of an hour, which ends by itself when the parcel is delivered', async () => {
  const { made, happen, tasks, send } = await aDesk();
  const { id, order, tracking } = await made();
  await happen(tracking, 'Tentative échouée', { ago: 30, reason: 'absent' });
  const { rescues, due } = await tasks();
  expect(due).toBe(1);
  expect(rescues).toMatchObject([
    { _id: id, orderId: order._id, status: 'delivery_attempted', raw: 'Tentative échouée', reason: 'absent' },
  ]);
  const [{ since, target, chatUrl }] = rescues;
  expect(Date.parse(target) - Date.parse(since)).toBe(hour);
  expect(decodeURIComponent(chatUrl)).toContain('the courier could not hand over your order');
  // The parcel moves on, but nobody has called.
  await happen(tracking, 'Centre');
  expect((await tasks()).rescues).toMatchObject([{ status: 'at_hub', raw: 'Tentative échouée', target }]);
  expect((await send('GET', '/parcels?show=attention')).body.count).toBe(0);
  await happen(tracking, 'Livré');
  expect(await tasks()).toMatchObject({ due: 0, count: 0 });
});

test.each([
  ['En attente du client', 'awaiting_buyer', 'is ready at the pickup point'],
  ['En alerte', 'on_hold', 'is held up at the courier'],
  ['Perdu', 'lost', 'cannot find your order'],
])('%s is a task too, with a message of its own', async (words, status, message) => {
  const { made, happen, tasks } = await aDesk();
  const { tracking } = await made();
  await happen(tracking, words);
  const [task] = (await tasks()).rescues;
  expect(task.status).toBe(status);
  expect(decodeURIComponent(task.chatUrl)).toContain(message);
});

test('an answered task rests, comes back if nothing happens, and at once with the next problem', async () => {
  const { made, happen, tasks, step, clock } = await aDesk();
  const { id, tracking } = await made();
  await happen(tracking, 'Tentative échouée');
  const { status, body } = await step(id, { outcome: 'retry' });
  expect([status, body.next]).toEqual([201, undefined]);
  expect(Date.parse(body.comesBackAt) - clock.now).toBe(24 * hour);
  expect(await tasks()).toMatchObject({ due: 0, rescues: [{ restsUntil: body.comesBackAt }] });
  await happen(tracking, 'Sorti en livraison');
  expect((await tasks()).due).toBe(0);
  clock.now += 24 * hour;
  const [back] = (await tasks()).rescues;
  expect([back.restsUntil, back.last.outcome]).toEqual([undefined, 'retry']);
  await step(id, { outcome: 'noanswer' });
  await happen(tracking, 'Tentative échouée');
  const [again] = (await tasks()).rescues;
  expect(Date.parse(again.since)).toBeGreaterThan(Date.parse(back.since));
  // What the courier tells late does not undo what somebody did since.
  await step(id, { outcome: 'return' });
  await happen(tracking, 'En alerte', { ago: 300 });
  expect((await tasks()).count).toBe(0);
});

test('every outcome has its rule, and a step that is sent twice counts once', async () => {
  const { made, happen, tasks, step, clock, db, only } = await aDesk();
  const { id, order, tracking } = await made();
  await happen(tracking, 'Tentative échouée');
  const wrong: [Record<string, unknown>, string][] = [
    [{ outcome: 'unheard' }, 'Outcome is unknown'],
    [{ outcome: 'newcontact' }, 'Write down the new phone number or address given to the courier'],
    [{ outcome: 'settled', note: '  ' }, 'Write how it was settled'],
    [{ outcome: 'newdate' }, 'Choose a day for the courier'],
    [{ outcome: 'newdate', newDate: '2026-03-09' }, 'Choose a day within the next 7 days'],
    [{ outcome: 'newdate', newDate: '2026-03-18' }, 'Choose a day within the next 7 days'],
    [{ outcome: 'retry', newDate: '2026-03-12' }, 'Only a new date has a day'],
  ];
  for (const [body, message] of wrong) {
    const refused = await step(id, body);
    expect([refused.status, Object.values(refused.body.fields ?? {})[0]]).toEqual([400, message]);
  }
  const twice = { id: crypto.randomUUID(), outcome: 'newdate', newDate: '2026-03-12', note: 'After work' };
  expect((await step(id, twice)).body.comesBackAt).toBe('2026-03-13T08:00:00.000Z');
  expect((await step(id, twice)).status).toBe(201);
  clock.now = Date.parse('2026-03-12T22:30:00Z') - hour;
  const evening = await step(id, { outcome: 'noanswer' });
  expect(evening.body.comesBackAt).toBe('2026-03-13T08:00:00.000Z');
  await step(id, { outcome: 'newcontact', note: 'Calls from 0770 11 22 33' });
  await step(id, { outcome: 'settled', note: 'Courier found it' });
  expect((await tasks()).count).toBe(0);
  expect((await step(id, { outcome: 'retry' })).status).toBe(404);
  const steps = (await only(order._id)).steps;
  expect(steps.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'settled',
    'newcontact',
    'noanswer',
    'newdate',
  ]);
  expect(steps.at(-1)).toMatchObject({ newDate: '2026-03-12', by: 'A admin' });
  const notes = await db.selectFrom('order_notes').select('text').orderBy('id').execute();
  expect(notes.map(({ text }) => text)).toEqual([
    'After work',
    'Calls from 0770 11 22 33',
    'Courier found it',
  ]);
  await expect(db.deleteFrom('rescue_steps').execute()).rejects.toThrow();
});

test('one step that is sent for two parcels at once counts for one of them', async () => {
  const { made, happen, step } = await aDesk();
  const [one, other] = [await made(), await made()];
  for (const { tracking } of [one, other]) await happen(tracking, 'Tentative échouée');
  const body = { id: crypto.randomUUID(), outcome: 'retry' };
  const both = await Promise.all([one, other].map(({ id }) => step(id, body)));
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('products and the commune are named in the language of the caller, and the message in that of the order', async () => {
  const { db, made, happen, send } = await aDesk();
  const { id, order, tracking } = await made();
  await happen(tracking, 'Tentative échouée');
  const { product_id } = await db
    .selectFrom('order_items')
    .select('product_id')
    .where('order_id', '=', order._id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('product_texts')
    .values({ product_id: product_id ?? '', language: 'ar', name: 'واقي الشمس' })
    .execute();
  const { body } = await send('POST', `/rescues/${id}/claim?lang=ar`);
  expect(body.lines).toMatchObject([{ name: 'واقي الشمس' }]);
  expect(body.message).toContain('the courier could not hand over your order');
});

test('two people never work on one task, and the next one is the oldest that is free', async () => {
  const { made, happen, send, step, colleague, clock, tasks } = await aDesk();
  const [old, young] = [await made(), await made()];
  await happen(old.tracking, 'Tentative échouée', { ago: 90 });
  await happen(young.tracking, 'Tentative échouée', { ago: 10 });
  const other = await colleague();
  const claimed = await other('POST', `/rescues/${old.id}/claim`);
  expect(claimed.json()).toMatchObject({ name: 'Amina Benali', lines: [{ quantity: 2 }] });
  expect(claimed.json().events).toHaveLength(1);
  const refused = await send('POST', `/rescues/${old.id}/claim`);
  expect([refused.status, refused.body.message]).toEqual([409, 'A confirmer has this parcel on the screen']);
  expect((await step(old.id, { outcome: 'return' })).status).toBe(409);
  expect((await tasks()).rescues.map(({ heldBy }: { heldBy?: string }) => heldBy)).toEqual([
    'A confirmer',
    undefined,
  ]);
  expect((await send('POST', `/rescues/${young.id}/claim`)).status).toBe(200);
  // The other one has put it back.
  await other('POST', `/rescues/${old.id}/release`);
  const done = await step(young.id, { outcome: 'return' });
  expect(done.body.next).toBe(old.id);
  await other('POST', `/rescues/${old.id}/claim`);
  clock.now += 11 * minute;
  expect((await send('POST', `/rescues/${old.id}/claim`)).status).toBe(200);
  expect((await send('POST', `/rescues/${newId()}/claim`)).status).toBe(404);
});

test('the dashboard counts what is to be rescued now, for those who may rescue', async () => {
  const { made, happen, step, send, db, app } = await aDesk();
  const { headers } = await signedInAs(db, 'packer');
  const counted = async () => (await send('GET', '/dashboard')).body;
  const { id, tracking } = await made();
  await made();
  await happen(tracking, 'Tentative échouée');
  expect(await counted()).toMatchObject({ toPack: 1, tasks: { rescues: 1 } });
  const seen = (await app.inject({ url: '/api/dashboard', headers })).json();
  expect(seen).toMatchObject({ toPack: 1 });
  expect(seen).not.toHaveProperty('tasks');
  await step(id, { outcome: 'retry' });
  expect((await counted()).tasks.rescues).toBe(0);
});
