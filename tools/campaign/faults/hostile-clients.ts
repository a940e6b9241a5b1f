import { mkdir, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, Stage } from '../fault.ts';
import { openRawConnection, type RawConnection } from '../stage/raw-connection.ts';
import { type Reply, sendRequest } from '../stage/send-request.ts';
import type { Shop } from '../stage/shop-under-fault.ts';
import { signInToShop } from '../stage/sign-in-to-shop.ts';

/** When the shop has closed such connections (docs/decisions/0038): usually, and at the latest on a busy machine. */
const limits = {
  'floods of requests': { limitMs: 15_000, latestMs: 28_000 },
  'slow headers': { limitMs: 15_000, latestMs: 28_000 },
  'slow bodies': { limitMs: 30_000, latestMs: 45_000 },
  'readers that never read': { limitMs: 60_000, latestMs: 90_000 },
};
/** The shop looks for slow clients each second. */
const graceMs = 3_000;
/** Far more than the system itself stores for a client that does not read. */
const pictureBytes = 16 * 1024 * 1024;

export const slowClients: Fault = {
  id: 'F8',
  name: 'slow clients: headers, bodies, readers that never read',
  async play(stage) {
    const each = stage.times(20, 300);
    const shop = await stage.openShop();
    const storm = await stage.beginStorm([shop], { buyers: 4, pauseMs: 400 });
    const path = await storePicture(stage);
    const groups = openSlowClients(shop.port, { each, path });
    const all = Object.values(groups).flat();
    stage.onEnd(() => Promise.all(all.map((connection) => connection.close())));
    await storm.untilNext();
    const broken: string[] = [];
    for (const [name, times] of Object.entries(limits)) {
      const open = await countOpen(groups[name as keyof typeof limits], times);
      if (open > 0) broken.push(`${open} ${name} were open after ${times.latestMs / 1000} s`);
    }
    await storm.untilNext();
    await rm(imageFile(stage, path));
    return { broken, note: `${all.length} slow connections closed while others ordered` };
  },
};

type Times = { limitMs: number; latestMs: number };

/**
 * How many connections are open after their time. Asking a client that does not read restarts its time. So half of them
 * are asked soon, and the other half later if any of the first was open.
 */
async function countOpen(connections: RawConnection[], { limitMs, latestMs }: Times) {
  const half = connections.length / 2;
  const soon = await askAt(limitMs + graceMs, connections.slice(0, half));
  return soon === 0 ? 0 : askAt(latestMs, connections.slice(half));
}

async function askAt(ms: number, connections: RawConnection[]) {
  await sleep(Math.max(0, ms - (connections[0]?.openForMs() ?? 0)));
  const areClosed = await Promise.all(connections.map((connection) => connection.isClosed()));
  return areClosed.filter((isClosed) => !isClosed).length;
}

type SlowClients = { each: number; path: string };

function openSlowClients(port: number, { each, path }: SlowClients) {
  const open = (raw: Omit<Parameters<typeof openRawConnection>[0], 'port'>, count = each) =>
    Array.from({ length: count }, () => openRawConnection({ port, ...raw }));
  return {
    'slow headers': open({ begin: 'GET / HTTP/1.1\r\nhost: localhost\r\n', drip: 'x-slow: 1\r\n' }),
    'slow bodies': open({ begin: `${head('POST', '/api/orders')}content-length: 9999\r\n\r\n{`, drip: ' ' }),
    'floods of requests': open({ begin: `${head('GET', '/products')}\r\n`.repeat(100), isDeaf: true }),
    // The system itself stores some megabytes for each.
    'readers that never read': open(
      { begin: `${head('GET', path)}\r\n`, isDeaf: true },
      Math.min(each, mostReaders),
    ),
  };
}

const mostReaders = 50;

/** Stores a picture that no product has, and returns its path in the shop. */
async function storePicture({ data }: Stage) {
  const path = `/uploads/${'a'.repeat(36)}-800.webp`;
  await mkdir(join(data.dataDir, 'uploads'), { recursive: true });
  await writeFile(imageFile({ data }, path), Buffer.alloc(pictureBytes));
  return path;
}

function imageFile({ data }: Pick<Stage, 'data'>, path: string) {
  return join(data.dataDir, path);
}

function head(method: string, path: string) {
  return `${method} ${path} HTTP/1.1\r\nhost: localhost\r\nsec-fetch-site: same-origin\r\ncontent-type: application/json\r\n`;
}

export const oversizedRequests: Fault = {
  id: 'F9',
  name: 'oversized bodies, headers, addresses and nesting',
  async play(stage) {
    const rounds = stage.times(2, 50);
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
