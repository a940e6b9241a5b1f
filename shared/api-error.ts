import type { ErrorReply } from './endpoint.ts';

type Details = {
  /** The error of each invalid input, by the input's name. */
  fields?: Record<string, string>;
  /** Seconds to wait before trying again. */
  retryAfter?: number;
  /** Additional parts of the reply, such as the new quote when the order's total is out of date. */
  extra?: Record<string, unknown>;
  /** The underlying error, for the log. */
  cause?: unknown;
};

/** An error reply: its status and the message that the visitor sees (requirements: Errors). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly details: Details;

  constructor(status: number, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.status = status;
    this.details = details;
  }

  toReply(): ErrorReply {
    const { fields, extra } = this.details;
    return { message: this.message, ...(fields && { fields }), ...extra };
  }
}

/** Compares names, because `instanceof` fails across bundles: the bundle of the pages has its own copy of the class. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}

/** One invalid input, with the message for its field. `cause` is for the log. */
export function invalidField(field: string, message: string, cause?: unknown) {
  return new ApiError(400, message, { fields: { [field]: message }, cause });
}

/** The caller has no session, or it has ended. */
export function signedOut() {
  return new ApiError(401, 'Please sign in');
}

/**
 * The same reply for an unknown id, a malformed id and another user's record, so that callers cannot tell which it is.
 */
export function notFound(message = 'Not found') {
  return new ApiError(404, message);
}

/** The contract's own message. Those of the library are English sentences about types, which no page translates. */
export function ownMessage(message: string) {
  return /^(?:Invalid|Too|Unrecognized) \w+: /.test(message) ? 'Invalid input' : message;
}
