import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const readable = /^[\w-]{8,64}$/;

/**
 * The name of a request in the log: the one that the proxy in front gave it in X-Request-Id, so that its log and ours can
 * be read side by side, else one of our own. Where there is no proxy, nobody else names our requests.
 */
export function requestId({ headers }: IncomingMessage, { behindProxy }: { behindProxy: boolean }) {
  const given = headers['x-request-id'];
  return behindProxy && typeof given === 'string' && readable.test(given) ? given : randomUUID();
}
