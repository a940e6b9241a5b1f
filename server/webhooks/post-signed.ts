import { createHmac } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { useAgent as filteringAgent } from 'request-filtering-agent';
import { softwareName } from '../../shared/values/software-name.ts';
import type { DeliveryProblem } from '../../shared/webhooks.ts';

const deadlineMs = 10_000;

/** Before this, a secret is base64 (the Standard Webhooks specification). */
export const secretPrefix = 'whsec_';

type Message = { id: string; url: string; secret: string; body: string; at: Date; mayBePrivate: boolean };

/** How an attempt went: the status of the answer if there was one, and the problem if it was not delivered. */
export type Outcome = {
  status?: number;
  problem?: DeliveryProblem;
  milliseconds: number;
  /** What the address asks for with `Retry-After`, in seconds. */
  retryAfter?: number;
};

/**
 * Posts a signed message as the Standard Webhooks specification says (docs/decisions/0061). Never throws. Redirects are not
 * followed, and a name that leads to a private address is refused when the connection is made (threats T23).
 */
export async function postSigned(message: Message): Promise<Outcome> {
  const start = performance.now();
  const answer = await post(message).catch((error: Error) => ({ problem: problemOf(error) }));
  return { ...answer, milliseconds: Math.round(performance.now() - start) };
}

/** The headers that prove who sent a body, and when. */
function signatureHeaders({ id, secret, body, at }: Pick<Message, 'id' | 'secret' | 'body' | 'at'>) {
  const timestamp = Math.floor(at.getTime() / 1000);
  const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
}

async function post(message: Message): Promise<Omit<Outcome, 'milliseconds'>> {
  const { url, body, mayBePrivate } = message;
  const { promise, resolve, reject } = Promise.withResolvers<Omit<Outcome, 'milliseconds'>>();
  const send = new URL(url).protocol === 'https:' ? requestHttps : requestHttp;
  const request = send(url, {
    method: 'POST',
    agent: filteringAgent(url, { allowPrivateIPAddress: mayBePrivate, allowMetaIPAddress: mayBePrivate }),
    signal: AbortSignal.timeout(deadlineMs),
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': `${softwareName}-Webhooks`,
      ...signatureHeaders(message),
    },
  });
  request.on('error', reject);
  request.on('response', (response) => {
    // The status says it all, and a long answer would only take time.
    resolve(outcomeOf(response.statusCode ?? 0, response.headers['retry-after']));
    response.destroy();
  });
  request.end(body);
  return promise;
}

function outcomeOf(status: number, retryAfter: string | undefined) {
  if (status >= 200 && status < 300) return { status };
  const seconds = Number(retryAfter);
  const problem = status >= 300 && status < 400 ? ('moved' as const) : ('refused' as const);
  return { status, problem, ...(seconds > 0 && { retryAfter: seconds }) };
}

function problemOf(error: Error): DeliveryProblem {
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'timeout';
  return /is not allowed/.test(error.message) ? 'private' : 'unreachable';
}
