import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How much of the server one client may occupy. Times are in milliseconds. */
type ClientLimits = {
  /** For the headers of a request to arrive. */
  headersMs: number;
  /** For the whole request to arrive. */
  requestMs: number;
  /** A client that reads nothing of its reply for this long loses its connection, after at most twice this time. */
  stalledMs: number;
  /** The reply bytes that may wait for slow clients, all together. */
  maxUnreadBytes: number;
  /** The requests that a connection may send ahead while an earlier one is being answered. Browsers send none. */
  maxAhead: number;
  /** How often the limits are checked. */
  checkMs: number;
};

const defaults: ClientLimits = {
  headersMs: 15_000,
  requestMs: 30_000,
  stalledMs: 30_000,
  maxUnreadBytes: 128 * 1024 * 1024,
  maxAhead: 2,
  checkMs: 1_000,
};

/**
 * Longer than load balancers keep an idle connection, so that they close it. If we closed it, a new request could be on
 * its way.
 */
const keepAliveTimeout = 75_000;

/** An HTTP server that drops clients which send or read too slowly (threats T38, docs/decisions/0038). */
export function createGuardedServer(answer: RequestListener, limits: ClientLimits = defaults) {
  const timeouts = {
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.checkMs,
    keepAliveTimeout,
  };
  const isFlooding = countAhead(limits);
  const server = createServer(timeouts, (request, response) => {
    // The parser still delivers requests that arrived before the reset.
    if (request.socket.destroyed) return;
    if (isFlooding(request, response)) {
      request.socket.resetAndDestroy();
      return;
    }
    response.on('timeout', dropStalled);
    answer(request, response);
  });
  server.timeout = limits.stalledMs;
  const waitingSince = new Map<Socket, number>();
  server.on('connection', (socket) => {
    waitingSince.set(socket, Date.now());
    socket.once('close', () => waitingSince.delete(socket));
  });
  const checks = setInterval(() => boundUnread(waitingSince, limits), limits.checkMs).unref();
  server.once('close', () => clearInterval(checks));
  return server;
}

/**
 * Node calls this when a connection has neither sent nor taken a byte for `stalledMs`. It looks once in that time, so the
 * call comes up to `stalledMs` later. A handler may take longer than that, so only a waiting reply counts. The
 * reset frees its bytes at once; after an ordinary close the system would keep trying to send them.
 */
function dropStalled(socket: Socket) {
  if (socket.writableLength > 0) socket.resetAndDestroy();
}

/**
 * Node hands over all requests that arrive together, and keeps the replies in memory until their turn. Thousands of
 * short requests fit into one packet's worth of buffer, so a client must not send many ahead.
 */
function countAhead({ maxAhead }: ClientLimits) {
  const ahead = new WeakMap<Socket, number>();
  return ({ socket }: IncomingMessage, response: ServerResponse) => {
    // A response gets its socket when the ones before it have ended.
    if (response.socket !== null) return false;
    const count = (ahead.get(socket) ?? 0) + 1;
    ahead.set(socket, count);
    response.once('close', () => ahead.set(socket, (ahead.get(socket) ?? 1) - 1));
    return count > maxAhead;
  };
}

/** Drops the slowest clients, longest wait first, until the unread bytes are within the limit. */
function boundUnread(waitingSince: Map<Socket, number>, { maxUnreadBytes }: ClientLimits) {
  const waiting: [Socket, number][] = [];
  let unreadBytes = 0;
  for (const [socket, since] of waitingSince) {
    if (socket.writableLength > 0) waiting.push([socket, since]);
    else waitingSince.set(socket, Date.now());
    unreadBytes += socket.writableLength;
  }
  if (unreadBytes <= maxUnreadBytes) return;
  for (const [socket] of waiting.sort(([, a], [, b]) => a - b)) {
    if (unreadBytes <= maxUnreadBytes) break;
    unreadBytes -= socket.writableLength;
    socket.resetAndDestroy();
  }
}
