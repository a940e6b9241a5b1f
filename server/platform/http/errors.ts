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
  if (isUnreachableDatabase(error)) {
    return new ApiError(503, 'The shop is busy. Please try again in a moment.', { retryAfter: 5 });
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status === 503)
    return new ApiError(503, 'The shop is busy. Please try again in a moment.', { retryAfter: 5 });
  if (status >= 400 && status < 500) return new ApiError(status, plainWords[status] ?? error.message);
  return new ApiError(500, 'Something went wrong. Please try again.');
}

const unreachable =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|57P0[1-3]|53300)$/;

/**
 * Connection refused or lost, no way to the server or to its name, server starting or stopping, too many clients, and
 * the pool's own time-out: all pass by themselves.
 */
function isUnreachableDatabase(error: Error) {
  const code = 'code' in error ? String(error.code) : '';
  const hasNoSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  return (
    hasNoSocket ||
    unreachable.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
  );
}
