import { brotliDecompressSync } from 'node:zlib';
import { httpRequest } from '../load/http-request.ts';
import { openConnection } from '../load/open-connection.ts';
import { headerOf } from '../load/read-reply.ts';
import { sendLoad } from '../load/send-load.ts';
import type { Figure } from '../report.ts';
import { startBareServer } from '../servers/bare-process.ts';
import { cpuSeconds } from '../servers/process-figures.ts';
import type { Server } from '../servers/server.ts';
import { median } from '../statistics.ts';

type Options = {
  name: string;
  path: string;
  turns: number;
  /** The duration of one server's turn. */
  seconds: number;
};

type Turn = { rate: number; busy: number };

const clients = 50;
const leastShare = 0.7;

/**
 * Measures the requests per second of a cached reply as a share of a bare Fastify that sends the same bytes. The two take
 * turns, so a busy machine slows both. The result is the median share of the turns.
 */
export async function measureCachedReply(
  shop: Server,
  { name, path, turns, seconds }: Options,
): Promise<Figure> {
  const request = httpRequest(path);
  const { head, body } = await askTwice(shop.port, request);
  const contentType = headerOf(head, 'content-type') ?? '';
  const contentEncoding = headerOf(head, 'content-encoding');
  if (contentEncoding !== 'br') throw new Error('The reply is not compressed with Brotli');
  const bare = await startBareServer({ contentType, contentEncoding, body });
  const ours: Turn[] = [];
  const theirs: Turn[] = [];
  for (let turn = 0; turn < turns; turn++) {
    ours.push(await flood(shop, { request, body, seconds }));
    theirs.push(await flood(bare, { request, body, seconds }));
  }
  await bare.stop();
  const share = median(ours.map(({ rate }, turn) => rate / (theirs[turn]?.rate ?? Number.NaN)));
  return {
    what: `Cached ${name}, ${body.length} bytes (${contentEncoding}): share of a bare Fastify's requests/s`,
    target: `≥ ${leastShare}`,
    measured: `${share.toFixed(2)} (${describe(ours)} of ${describe(theirs)})`,
    met: share >= leastShare,
  };
}

/** The second reply comes from the cache. */
async function askTwice(port: number, request: string) {
  const connection = await openConnection(port);
  await connection.ask(request);
  const { reply } = await connection.ask(request);
  connection.close();
  return reply;
}

type Flood = { request: string; body: Buffer; seconds: number };

async function flood({ port, pid }: Server, { request, body, seconds }: Flood): Promise<Turn> {
  const before = await cpuSeconds(pid);
  const page = brotliDecompressSync(body);
  const known = [body];
  const { rate } = await sendLoad({
    port,
    clients,
    seconds,
    next: () => request,
    check(reply) {
      if (reply.status !== 200) throw new Error(`The status is ${reply.status}`);
      if (known.some((bytes) => reply.body.equals(bytes))) return;
      // After 50 s the page is rendered again and first compressed less.
      if (!brotliDecompressSync(reply.body).equals(page)) throw new Error('The page has changed');
      known.push(reply.body);
    },
  });
  return { rate, busy: ((await cpuSeconds(pid)) - before) / seconds };
}

/** States the share of a core that the server used. Near 100 %, the server was the limit and not the client. */
function describe(turns: Turn[]) {
  const rate = Math.round(median(turns.map((turn) => turn.rate)));
  const busy = Math.round(100 * median(turns.map((turn) => turn.busy)));
  return `${rate}/s at ${busy} % of a core`;
}
