import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { useAgent as filteringAgent } from 'request-filtering-agent';
import { refusal } from '../../../shared/refusals/refusals.ts';
import { softwareName } from '../../../shared/values/software-name.ts';
import { type Connection, CourierError } from './courier-port.ts';
import { readCourierJson } from './read-courier-json.ts';

const deadlineMs = 15_000;
const mostBytes = 4 * 1024 * 1024;
const usualPauseSeconds = 60;
const longestPauseSeconds = 3_600;

type Calling = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  headers: Record<string, string>;
  body?: unknown;
};

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; text: string };

/**
 * Calls the interface of a courier and returns its JSON. Redirects are not followed, and a name that leads to a private
 * address is refused when the connection is made (threats T23). Throws CourierError, whose message has no key.
 */
export async function callCourier(connection: Connection, calling: Calling): Promise<unknown> {
  await connection.takeTurn();
  const answer = await send(connection, calling);
  await obeyQuota(connection, answer);
  const { status, text } = answer;
  if (status === 429) throw new CourierError('busy', refusal('courier-asks-us-wait'));
  if (status >= 500) throw new CourierError('unsure', refusal('courier-status', { status }));
  const reply = readCourierJson(text);
  if (status >= 200 && status < 300) {
    if (reply === undefined) throw new CourierError('unsure', refusal('courier-answer-incomplete'));
    return reply;
  }
  throw new CourierError('refused', messageIn(reply) ?? refusal('courier-status', { status }));
}

/** Quotas are in headers such as `x-second-quota-left`; 0 means that the next call has to wait for the next period. */
async function obeyQuota({ pause }: Connection, { status, headers }: Answer) {
  const periods = { second: 1, minute: 60, hour: 3_600, day: longestPauseSeconds };
  const empty = Object.entries(periods).filter(([name]) => headers[`x-${name}-quota-left`] === '0');
  const asked = Number(headers['retry-after']);
  const known = [...empty.map(([, seconds]) => seconds), ...(asked > 0 ? [asked] : [])];
  const usual = status === 429 ? usualPauseSeconds : 0;
  const seconds = known.length > 0 ? Math.max(...known) : usual;
  if (seconds > 0) await pause(Math.min(seconds, longestPauseSeconds));
}

async function send({ baseUrl, mayBePrivate }: Connection, { method, path, headers, body }: Calling) {
  const url = `${baseUrl.replace(/\/+$/, '')}/${path}`;
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const request = (url.startsWith('https:') ? requestHttps : requestHttp)(url, {
    method,
    agent: filteringAgent(url, { allowPrivateIPAddress: mayBePrivate, allowMetaIPAddress: mayBePrivate }),
    signal: AbortSignal.timeout(deadlineMs),
    headers: {
      accept: 'application/json',
      'user-agent': softwareName,
      ...headers,
      ...(sent && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(sent)) }),
    },
  });
  request.on('error', (error) => reject(toCourierError(error)));
  request.on('response', (response) => {
    const pieces: Buffer[] = [];
    let bytes = 0;
    response.on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes > mostBytes) response.destroy(new Error('too long'));
      else pieces.push(piece);
    });
    response.on('error', () => reject(new CourierError('unsure', refusal('courier-answer-incomplete'))));
    response.on('end', () =>
      resolve({
        ...{ status: response.statusCode ?? 0, headers: response.headers },
        text: Buffer.concat(pieces).toString('utf8'),
      }),
    );
  });
  request.end(sent);
  return promise;
}

function toCourierError(error: Error & { code?: string }) {
  if (/is not allowed/.test(error.message)) {
    return new CourierError('unreachable', refusal('courier-address-private'));
  }
  // Nothing was sent yet. After any other error the courier may have read the call.
  const isEarly = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'].includes(
    error.code ?? '',
  );
  return isEarly
    ? new CourierError('unreachable', refusal('courier-unreachable'))
    : new CourierError('unsure', refusal('courier-timed-out'));
}

function messageIn(reply: unknown) {
  if (typeof reply !== 'object' || reply === null) return undefined;
  const { error, message } = reply as { error?: unknown; message?: unknown };
  const inner =
    typeof error === 'object' && error !== null ? (error as { message?: unknown }).message : error;
  const said = [message, inner].find((text): text is string => typeof text === 'string' && text !== '');
  return said?.slice(0, 300);
}
