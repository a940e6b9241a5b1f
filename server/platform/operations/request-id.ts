import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const readable = /^[\w-]{8,64}$/;

/**
 * The id of a request in the log: the X-Request-Id of the proxy, so that its log and ours can be matched, otherwise a
 * new one. Without a proxy the header is ignored.
 */
export function requestId({ headers }: IncomingMessage, { behindProxy }: { behindProxy: boolean }) {
  const id = headers['x-request-id'];
  return behindProxy && typeof id === 'string' && readable.test(id) ? id : randomUUID();
}
