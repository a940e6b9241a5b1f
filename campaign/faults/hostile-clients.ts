import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.ts';
import { openRawConnection } from '../stage/raw-connection.ts';
import { type Reply, sendRequest } from '../stage/send-request.ts';
import type { Shop } from '../stage/shop-under-fault.ts';
import { signInToShop } from '../stage/sign-in-to-shop.ts';

/** Node looks for late clients only now and then. */
const graceMs = 5_000;
const headersWithinMs = 15_000 + graceMs;
const bodiesWithinMs = 30_000 + graceMs;

export const slowClients: Fault = {
  id: 'F8',
  name: 'slow clients: headers, bodies, readers that never read',
  async play(stage) {
    const each = stage.isQuick ? 50 : 300;
    const shop = await stage.openShop();
    await stage.stockProducts(20);
    const storm = await stage.beginStorm([shop], { buyers: 4 });
    const { port } = shop;
    const open = (raw: Omit<Parameters<typeof openRawConnection>[0], 'port'>) =>
      Array.from({ length: each }, () => openRawConnection({ port, ...raw }));
    const headers = open({ begin: 'GET / HTTP/1.1\r\nhost: localhost\r\n', drip: 'x-slow: 1\r\n' });
    const bodies = open({ begin: `${head('POST', '/api/orders')}content-length: 9999\r\n\r\n{`, drip: ' ' });
    const readers = open({ begin: `${head('GET', '/products')}\r\n`.repeat(100), isDeaf: true });
    const broken: string[] = [];
    const expectClosed = (what: string, connections: typeof headers, withinMs: number) => {
      const late = connections.filter(({ closedAfterMs }) => (closedAfterMs() ?? Infinity) > withinMs);
      if (late.length > 0)
        broken.push(`${late.length} of ${each} ${what} were open after ${withinMs / 1000} s`);
    };
    await sleep(1_000);
    await storm.untilNext();
    await sleep(headersWithinMs - 1_000);
    await storm.untilNext();
    expectClosed('connections with slow headers', headers, headersWithinMs);
    if (!stage.isQuick) {
      await sleep(bodiesWithinMs - headersWithinMs);
      expectClosed('connections with slow bodies', bodies, bodiesWithinMs);
    }
    await Promise.all([...headers, ...bodies, ...readers].map((connection) => connection.close()));
    return { broken, note: `${3 * each} slow connections while others ordered` };
  },
};

function head(method: string, path: string) {
  return `${method} ${path} HTTP/1.1\r\nhost: localhost\r\nsec-fetch-site: same-origin\r\ncontent-type: application/json\r\n`;
}

export const oversizedRequests: Fault = {
  id: 'F9',
  name: 'oversized bodies, headers, addresses and nesting',
  async play(stage) {
    const rounds = stage.isQuick ? 5 : 50;
    const shop = await stage.openShop();
    const storm = await stage.beginStorm([shop], { buyers: 4 });
    const session = await signInToShop(shop.url);
    const wrong: string[] = [];
    for (let round = 0; round < rounds; round++) {
      const asked = oversized(shop, session.headers).map(async ({ name, statuses, ask }) => {
        const answer = await ask().then(
          ({ status }) => status,
          // The shop may close the connection before it has read everything.
          (error: NodeJS.ErrnoException) => (error.code ?? '') in cutOff || error.message,
        );
        if (answer !== true && !statuses.includes(Number(answer))) wrong.push(`${name} answered ${answer}`);
      });
      await Promise.all(asked);
    }
    await storm.untilNext();
    return { wrong, note: `${rounds * oversized(shop, {}).length} requests while others ordered` };
  },
};

const cutOff = { ECONNRESET: true, EPIPE: true };
const megabyte = 1024 * 1024;

type Oversized = { name: string; statuses: number[]; ask: () => Promise<Pick<Reply, 'status'>> };

function oversized({ url }: Shop, headers: Record<string, string>): Oversized[] {
  const order = `${url}/api/orders`;
  const post = (body: string, others = {}) => sendRequest(order, { method: 'POST', body, headers: others });
  const big = 'x'.repeat(10 * megabyte);
  const line = { productId: 'a'.repeat(36), quantity: 1 };
  return [
    { name: 'a body of 10 MB', statuses: [413], ask: () => post(JSON.stringify({ notes: big })) },
    { name: 'an endless body', statuses: [413], ask: () => sendEndless(order) },
    {
      name: 'an upload of 10 MB',
      statuses: [413],
      ask() {
        const form = new FormData();
        form.set('image', new Blob([big], { type: 'image/png' }), 'a.png');
        return fetch(`${url}/api/upload`, { method: 'POST', headers, body: form }).catch((error: Error) => {
          throw error.cause;
        });
      },
    },
    { name: 'a deeply nested body', statuses: [400], ask: () => post('['.repeat(100_000)) },
    {
      name: 'an order of 3,000 lines',
      statuses: [400],
      ask: () => post(JSON.stringify({ orderItems: Array(3_000).fill(line) })),
    },
    {
      name: 'a compressed body',
      statuses: [400, 415],
      ask: () => post('{}', { 'content-encoding': 'gzip' }),
    },
    {
      name: 'a header of 100 kB',
      statuses: [431],
      ask: () => sendRequest(url, { headers: { 'x-big': 'x'.repeat(100_000) } }),
    },
    {
      name: 'an address of 100 kB',
      statuses: [414, 431],
      ask: () => sendRequest(`${url}/products?keyword=${'x'.repeat(100_000)}`),
    },
    {
      name: 'a keyword of 10 kB',
      statuses: [400],
      ask: () => sendRequest(`${url}/api/products?keyword=${'x'.repeat(10_000)}`),
    },
  ];
}

/** Writes a chunked body until the shop answers or closes the connection. */
function sendEndless(url: string) {
  const agent = new Agent();
  const sent = request(url, {
    agent,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  });
  const chunk = 'x'.repeat(64 * 1024);
  const write = () => {
    while (!sent.destroyed && sent.write(chunk));
  };
  return new Promise<Pick<Reply, 'status'>>((resolve, reject) => {
    sent.on('response', ({ statusCode = 0 }) => resolve({ status: statusCode }));
    sent.on('error', reject);
    sent.on('drain', write);
    write();
  }).finally(() => {
    sent.destroy();
    agent.destroy();
  });
}
