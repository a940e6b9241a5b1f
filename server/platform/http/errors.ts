import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, isApiError } from '../../../shared/api-error.ts';
import { apiHeaders } from './security-headers.ts';

/** Answers every failure in the contract's form (requirements: Errors): `{ message, fields? }`, never a stack. */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const answer = isAborted(request) ? new ApiError(400, 'The request was not finished') : toApiError(error);
    if (answer.status >= 500) {
      request.log.error({ err: error, method: request.method, url: request.url }, 'Request failed');
    }
    return sendError(reply, answer);
  });
}

/** Who went away in the middle of a request is no failure of the shop. */
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

const plainWords: Record<number, string> = {
  400: 'The request could not be understood',
  413: 'The request is too large',
  415: 'Send JSON with the content type application/json',
};

/** What went wrong, as the visitor may know it. */
export function toApiError(error: FastifyError | Error): ApiError {
  if (isApiError(error)) return error;
  if (hasNoRoom(error)) {
    return new ApiError(507, 'The shop has no room to store this. Please try again later.', {
      retryAfter: 60,
    });
  }
  if (isPassing(error)) {
    return new ApiError(503, 'The shop is busy. Please try again in a moment.', { retryAfter: 5 });
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status === 503)
    return new ApiError(503, 'The shop is busy. Please try again in a moment.', { retryAfter: 5 });
  if (status >= 400 && status < 500) return new ApiError(status, plainWords[status] ?? error.message);
  return new ApiError(500, 'Something went wrong. Please try again.');
}

/** PostgreSQL's disk_full, and a full disk under pictures and mails: it works again once there is room. */
function hasNoRoom(error: Error) {
  return ['53100', 'ENOSPC', 'EDQUOT'].includes(codeOf(error));
}

/** Of the system, and by SQLSTATE (PostgreSQL's documentation, appendix A). */
const passingCodes = [
  // No way to the server, or to its name.
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN)$/,
  // Connection lost; out of memory or connections; starting or stopping; broken in itself, as after its postmaster died.
  /^(08...|53...|57P0[1-5]|58...|XX000)$/,
  // Rolled back in favour of another transaction each time, or waited too long for a lock.
  /^(40001|40P01|55P03)$/,
  // A replica that was not promoted yet.
  /^25006$/,
];

/** Messages of the driver, which have no code: its pool's time limit, and connections that died in use. */
const passingMessages =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout/;

/** Failures of the way to the database and of its server, which end by themselves. */
function isPassing(error: Error) {
  const code = codeOf(error);
  const hasNoSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  return hasNoSocket || passingCodes.some((codes) => codes.test(code)) || passingMessages.test(error.message);
}

function codeOf(error: Error) {
  return 'code' in error ? String(error.code) : '';
}
