import { aPhoneDesk } from './a-phone-desk.ts';

/** Where delivery is free. */
export const nearby = { Wilaya: 'Alger' };

/** A desk with a delivered and paid order of two creams of 1000 DA, without delivery. */
export async function anExchangeDesk() {
  const desk = await aPhoneDesk();
  const { soap, ask, orderOf } = desk;
  const become = (id: string, status: string) => ask('PUT', `orders/${id}/status`, { body: { status } });
  const old: string = (await ask('POST', 'orders/phone', { body: orderOf(undefined, nearby) })).body._id;
  await become(old, 'Delivered');
  await ask('PUT', `orders/${old}/pay`, { body: {} });
  /** Records units of the first line of an order, whose price as that of a cream is kept for an exchange. */
  const giveBack = (quantity: number, more: object = {}, id = old) =>
    ask('POST', `orders/${id}/returns`, {
      body: {
        ...{ reason: 'Too small', lines: [{ position: 0, quantity, restocked: true }] },
        ...{ refund: quantity * 1000, forExchange: true, seen: 0, ...more },
      },
    });
  /** Soaps of 300 DA in place of what came back. */
  const exchange = (quantity = 6, more: object = {}, options: object = {}) =>
    ask('POST', 'orders/phone', {
      body: { ...orderOf([{ productId: soap.id, quantity }], nearby), exchangeOf: old, ...more },
      ...options,
    });
  const show = async (id: string) => (await ask('GET', `orders/${id}`)).body;
  const history = async (id: string) => (await ask('GET', `orders/${id}/history`)).body;
  return { ...desk, old, become, giveBack, exchange, show, history };
}
