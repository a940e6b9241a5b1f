import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { anOrder } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { mostCampaignsOfDay } from './store-visit.ts';

const browser = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
const now = new Date('2026-03-10T12:00:00Z');

async function aShop() {
  const { app, db } = await createTestApp({ now: () => now });
  const visit = (payload: object, headers: Record<string, string> = {}) =>
    app.inject({
      ...{ method: 'POST', url: '/api/visits', payload },
      headers: { 'user-agent': browser, ...headers },
    });
  const ask = async (path = '', role: 'admin' | 'editor' = 'admin') => {
    const { headers } = await signedInAs(db, role, now);
    return app.inject({ url: `/api/reports/quick-orders${path}`, headers });
  };
  const counted = () => db.selectFrom('visits').selectAll().orderBy('source').orderBy('campaign').execute();
  return { db, visit, ask, counted };
}

const summer = { source: 'facebook', campaign: 'عرض الصيف' };

test('visits are divided by source, campaign and day beside the orders themselves', async () => {
  const { db, visit, ask } = await aShop();
  for (const kind of ['view', 'view', 'view', 'start']) await visit({ kind, ...summer });
  await visit({ kind: 'view', source: 'facebook', campaign: 'winter' });
  await visit({ kind: 'view' });
  const quick = { source: 'quick', utm_source: 'facebook', utm_campaign: summer.campaign } as const;
  const delivered = { status: 'Delivered', delivered_at: now } as const;
  await anOrder(db, { ...quick, ...delivered, created_at: now, items: [{}, {}] });
  await anOrder(db, { ...quick, created_at: now });
  // Half past midnight of March 9 in Algiers.
  await anOrder(db, {
    ...quick,
    status: 'Cancelled',
    confirmed_at: now,
    created_at: new Date('2026-03-08T23:30:00Z'),
  });
  await anOrder(db, { ...quick, created_at: new Date('2026-02-08T22:59:00Z') });
  await anOrder(db, { ...quick, source: 'web', created_at: now });

  const none = { views: 0, starts: 0, ordered: 0, confirmed: 0, delivered: 0, revenue: 0 };
  const direct = { ...none, source: '', views: 1 };
  const total = { views: 5, starts: 1, ordered: 3, confirmed: 2, delivered: 1, revenue: 3000 };
  expect((await ask()).json()).toEqual({
    ...{ by: 'source', startDate: '2026-02-09', endDate: '2026-03-10', count: 2, total },
    rows: [{ source: 'facebook', ...total, views: 4 }, direct],
  });
  expect((await ask('?by=campaign')).json().rows).toEqual([
    { ...summer, ...total, views: 3 },
    { ...direct, campaign: '' },
    { ...none, source: 'facebook', campaign: 'winter', views: 1 },
  ]);
  expect((await ask('?by=day')).json().rows).toEqual([
    { ...none, day: '2026-03-09', ordered: 1, confirmed: 1 },
    { day: '2026-03-10', ...total, ordered: 2, confirmed: 1 },
  ]);
  const file = (await ask('/export?by=campaign')).body;
  expect(file).toContain('Source,Campaign,Views,Started,Ordered,Confirmed,Delivered,Revenue');
  expect(file).toContain('facebook,عرض الصيف,3,1,3,2,1,3000');
  expect((await ask('', 'editor')).statusCode).toBe(403);
});

test('robots and the staff are not counted, and no cookie is set', async () => {
  const { db, visit, counted } = await aShop();
  const { headers } = await signedInAs(db, 'packer', now);
  await visit({ kind: 'view' }, headers as Record<string, string>);
  await visit({ kind: 'view' }, { 'user-agent': 'facebookexternalhit/1.1' });
  await visit({ kind: 'view' }, { 'user-agent': '' });
  expect(await counted()).toEqual([]);
  const reply = await visit({ kind: 'view' });
  expect(reply.headers).not.toHaveProperty('set-cookie');
  expect(await counted()).toMatchObject([{ source: '', campaign: '', views: 1, starts: 0 }]);
});

test('the campaign of a visit is as clean and short as that of an order', async () => {
  const { visit, counted } = await aShop();
  await visit({ kind: 'start', source: `  a\u0000\nb ${'é'.repeat(300)}`, campaign: '\u202eevil\ud800' });
  expect(await counted()).toMatchObject([
    { source: `a b ${'é'.repeat(195)}`, campaign: 'evil\ufffd', views: 0, starts: 1 },
  ]);
});

test('a day has at most so many campaigns; further ones are counted together', async () => {
  const { db, visit, counted } = await aShop();
  const row = (place: number) => ({ day: '2026-03-10', source: `known ${place}`, campaign: '', views: 1 });
  await db
    .insertInto('visits')
    .values(Array.from({ length: mostCampaignsOfDay }, (_, place) => row(place)))
    .execute();
  for (const source of ['known 7', 'new', 'newer']) await visit({ kind: 'view', source });
  const rows = await counted();
  expect(rows).toHaveLength(mostCampaignsOfDay + 1);
  expect(rows.find(({ source }) => source === 'known 7')).toMatchObject({ views: 2 });
  expect(rows.find(({ source }) => source === '*')).toMatchObject({ campaign: '', views: 2 });
});

test.each([
  [{}, 'kind'],
  [{ kind: 'buy' }, 'kind'],
  [{ kind: 'view', source: 7 }, 'source'],
  [{ kind: 'view', campaign: 'x'.repeat(1001) }, 'campaign'],
])('refuses %j', async (payload, field) => {
  const { visit, counted } = await aShop();
  const reply = await visit(payload);
  expect(reply.statusCode).toBe(400);
  expect(Object.keys(reply.json().fields)).toEqual([field]);
  expect(await counted()).toEqual([]);
});
