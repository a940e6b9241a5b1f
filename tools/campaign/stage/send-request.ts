import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';

export type Reply = { status: number; headers: IncomingHttpHeaders; body: string };

type Sending = {
  agent?: Agent | undefined;
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON unless it is text already. */
  body?: unknown;
  timeoutMs?: number;
};

/** Keeps connections open, but closes idle ones after 3 s as deploy/nginx.conf does: the shop waits for that when it stops. */
export function openConnections() {
  return new Agent({ keepAlive: true, timeout: 3_000 });
}

/** Six times as long as the shop waits for a silent database; a shop that hangs does not answer at all. */
const patienceMs = 30_000;

/**
 * Whether the shop has not read the request: it accepts no connections, or stopped while a new one was waiting to be
 * accepted.
 */
export function isRefused(error: unknown) {
  const { code, isNewConnection } = error as NodeJS.ErrnoException & { isNewConnection?: boolean };
  return code === 'ECONNREFUSED' || (code === 'ECONNRESET' && isNewConnection === true);
}

/** No answer came in time, although the shop promises one. */
export class SilenceError extends Error {}

/**
 * Sends a request as a browser does. Throws the error of the connection if there is no answer, and SilenceError if the
 * connection stays open without one.
 */
export async function sendRequest(url: string, sending: Sending = {}): Promise<Reply> {
  const { agent, method = 'GET', headers = {}, body, timeoutMs = patienceMs } = sending;
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const sent = request(url, {
    agent,
    method,
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(payload !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(payload),
      }),
      ...headers,
    },
    signal: AbortSignal.timeout(timeoutMs),
  });
  sent.end(payload);
  try {
    const [reply] = await once(sent, 'response');
    return { status: reply.statusCode, headers: reply.headers, body: await text(reply) };
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'AbortError')
      throw Object.assign(error as Error, { isNewConnection: !sent.reusedSocket });
    throw new SilenceError(`No answer in ${timeoutMs / 1000} s`, { cause: error });
  }
}
