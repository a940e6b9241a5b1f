import { randomInt, randomUUID } from 'node:crypto';
import type { Product, ProductList } from '../../../shared/catalog/catalog.ts';
import { offeredSizes } from '../../../shared/catalog/sizes.ts';
import { wilayas } from '../../../shared/delivery/shipping-address.ts';
import { httpRequest } from '../load/http-request.ts';
import { openConnection } from '../load/open-connection.ts';
import { sendLoad } from '../load/send-load.ts';
import type { Figure } from '../report.ts';
import type { Shop } from '../servers/open-shop.ts';
import { addStock, countOrders } from '../servers/shop-database.ts';
import { percentile } from '../statistics.ts';

const clients = 8;
const leastRate = 300;
const mostLines = 3;

/** Measures the orders per second of guests, each of one to three random products. All must be stored afterwards. */
export async function measureOrderPlacement(shop: Shop, seconds: number): Promise<Figure> {
  await addStock(shop.dataDir);
  const products = await readProducts(shop.port);
  const ordersBefore = await countOrders(shop.dataDir);
  const { rate, milliseconds } = await sendLoad({
    port: shop.port,
    clients,
    seconds,
    next: () =>
      httpRequest('/api/orders', { body: anOrder(products), headers: { 'idempotency-key': randomUUID() } }),
    check({ status, body }) {
      if (status !== 201) throw new Error(`An order answered ${status}: ${body.toString()}`);
    },
  });
  const stored = (await countOrders(shop.dataDir)) - ordersBefore;
  if (stored !== milliseconds.length)
    throw new Error(`${milliseconds.length} orders taken, ${stored} stored`);
  return {
    what: `Orders by ${clients} guests at once, one to ${mostLines} products each, on the disk before the reply`,
    target: `≥ ${leastRate}/s`,
    measured: `${Math.round(rate)}/s, p95 ${percentile(milliseconds, 95).toFixed(1)} ms`,
    met: rate >= leastRate,
  };
}

async function readProducts(port: number) {
  const connection = await openConnection(port);
  const products: Product[] = [];
  for (let page = 1; page <= 10; page++) {
    const request = httpRequest(`/api/products?limit=100&pageNumber=${page}`, { encoding: 'identity' });
    const { reply } = await connection.ask(request);
    const list: ProductList = JSON.parse(reply.body.toString());
    products.push(...list.products);
  }
  connection.close();
  return products;
}

function anOrder(products: Product[]) {
  return {
    orderItems: Array.from({ length: randomInt(1, mostLines + 1) }, () => aLine(products)),
    shippingAddress: {
      fullName: 'Amina Bench',
      street: '1 rue Didouche Mourad',
      city: 'Alger',
      Wilaya: wilayas[randomInt(wilayas.length)],
      postalCode: '16000',
      country: 'Algeria',
      phone: '0555 12 34 56',
      email: 'amina@example.com',
    },
  };
}

function aLine(products: Product[]) {
  const product = products[randomInt(products.length)];
  if (!product) throw new Error('The shop has no products');
  const size = offeredSizes(product).find(({ inStock }) => inStock)?.size;
  return { productId: product._id, quantity: randomInt(1, 4), ...(size && { size }) };
}
