import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, isApiError, notFound } from '../../../shared/contract/api-error.ts';
import { type Refusal, refusal } from '../../../shared/refusals/refusals.ts';
import { errorCode } from '../db/error-code.ts';
import { apiHeaders } from './security-headers.ts';

/** Answers every failure as `{ code, message, values?, fields? }`, never with a stack (requirements: Errors). */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const answer = isAborted(request)
      ? new ApiError(400, refusal('request-not-finished'))
      : toApiError(error);
    if (answer.status >= 500) {
      request.log.error({ err: error, method: request.method, url: request.url }, 'Request failed');
    }
    return sendError(reply, answer);
  });
}

/** Whether the caller closed the connection before the request was complete, which is not an error of the shop. */
function isAborted({ raw }: FastifyRequest) {
  return raw.destroyed && !raw.complete;
}

export function sendError(reply: FastifyReply, error: ApiError) {
  const { retryAfter } = error.details;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply
    .code(error.status)
    .headers({ ...apiHeaders, 'cache-control': 'private, no-store' })
    .send(error.toReply());
}

const readableRefusals: Record<number, Refusal> = {
  400: refusal('request-not-understood'),
  413: refusal('request-too-large'),
  415: refusal('send-json'),
};

/** The error that the visitor may see. */
export function toApiError(error: FastifyError | Error): ApiError {
  if (isApiError(error)) return error;
  if (hasNoRoom(error)) {
    return new ApiError(507, refusal('no-room'), { retryAfter: 60 });
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status === 503 || isPassing(error)) {
    return new ApiError(503, refusal('shop-busy'), { retryAfter: 5 });
  }
  if (status >= 400 && status < 500) {
    const why = readableRefusals[status] ?? { ...refusal('request-not-understood'), message: error.message };
    return new ApiError(status, why);
  }
  return new ApiError(500, refusal('went-wrong'));
}

/** PostgreSQL's disk_full, and a full disk for pictures and mails. It ends when there is space again. */
function hasNoRoom(error: Error) {
  return ['53100', 'ENOSPC', 'EDQUOT'].includes(errorCode(error));
}

/** Error codes of the system, and SQLSTATEs (PostgreSQL's documentation, appendix A). */
const passingCodes = [
  // The server or its name cannot be reached.
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN)$/,
  // Connection lost; out of memory or connections; starting or stopping; or broken, as after its postmaster died.
  /^(08...|53...|57P0[1-5]|58...|XX000)$/,
  // Serialization failure or deadlock at every attempt, or a lock timeout.
  /^(40001|40P01|55P03)$/,
  // A replica that is not promoted yet.
  /^25006$/,
];

/** Messages of driver errors without a code: the pool's timeout, and connections that broke in use. */
const passingMessages =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout/;

/** Whether the database or the connection to it has failed temporarily. */
function isPassing(error: Error) {
  const code = errorCode(error);
  const hasNoSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  return hasNoSocket || passingCodes.some((codes) => codes.test(code)) || passingMessages.test(error.message);
}

/** Answers requests without a route: 404 under /api and for reads elsewhere, 405 for other methods elsewhere. */
export function refuseUnknownPaths(app: FastifyInstance) {
  app.all('/api/*', () => {
    throw notFound(refusal('not-found'));
  });
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD')
      return sendError(reply, notFound(refusal('not-found')));
    return sendError(reply.header('allow', 'GET, HEAD'), new ApiError(405, refusal('address-read-only')));
  });
}

const connectionErrors: Record<string, { status: string; why: Refusal }> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    why: refusal('headers-too-large'),
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', why: refusal('request-too-slow') },
};

const unreadable = { status: '400 Bad Request', why: refusal('request-not-understood') };

/** Answers a request that is not valid HTTP in the form of an API error, and closes the connection. */
export function answerClientError(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, why } = connectionErrors[error.code ?? ''] ?? unreadable;
  const body = JSON.stringify(why);
  const headers = {
    ...apiHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}
