import { expect, test } from 'vitest';
import { type Charged, netOfReturns } from '../../../shared/orders/order-balance.ts';
import { anExchangeDesk } from '../../../test/orders/an-exchange-desk.ts';
import { signedInAs } from '../../../test/signed-in-as.ts';

test('the page, lists, export, customer and reports state the same net of an exchanged order', async () => {
  const { app, db, old, ask, become, giveBack, exchange, show } = await anExchangeDesk();
  const { headers } = await signedInAs(db, 'admin');
  const net = (order: Charged) => netOfReturns(order) ?? order.totalPrice;
  const ofOld = (orders: ({ _id: string } & Charged)[]) =>
    orders.filter(({ _id }) => _id === old).map((order) => net(order));
  const nets = async () => {
    const { customers } = (await ask('GET', 'customers')).body;
    const { history } = (await ask('GET', `customers/${old}`)).body;
    const calls = (await ask('GET', `phones/${(await show(old)).shippingAddress.phone}`)).body.history;
    const file = await app.inject({ url: '/api/orders/export', headers });
    const sales = (await ask('GET', 'reports/sales?by=day')).body.rows;
    return {
      page: net(await show(old)),
      list: ofOld((await ask('GET', 'orders')).body.orders),
      rows: ofOld(history),
      calls: ofOld(calls),
      file: file.body
        .trimEnd()
        .split('\r\n')
        .slice(1)
        .map((row) => Number(row.split(',').at(-2))),
      all: history.reduce((sum: number, order: Charged) => sum + net(order), 0),
      customer: customers[0].deliveredTotal,
      reports: sales.reduce(
        (sum: number, row: Record<string, number>) => sum + (row.revenue ?? 0) - (row.returned ?? 0),
        0,
      ),
    };
  };
  await giveBack(1);
  const waiting = { page: 1000, list: [1000], rows: [1000], calls: [1000] };
  expect(await nets()).toEqual({ ...waiting, file: [1000], all: 1000, customer: 1000, reports: 1000 });
  const { _id } = (await exchange(2)).body;
  await become(_id, 'Delivered');
  const exchanged = { ...waiting, file: [600, 1000], all: 1600, customer: 1600, reports: 1600 };
  expect(await nets()).toEqual(exchanged);
  await ask('POST', `orders/${_id}/pay-back`, { body: { amount: 400 } });
  expect(await nets()).toEqual(exchanged);
  expect(await show(old)).toMatchObject({ refunded: 400, kept: 600 });
});
