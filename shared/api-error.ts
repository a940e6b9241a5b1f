import type { ErrorReply } from './endpoint.ts';

type Details = {
  /** What is wrong with each input, by its name. */
  fields?: Record<string, string>;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
  /** Further parts of the answer, such as the new quote of a stale order. */
  extra?: Record<string, unknown>;
  /** The failure behind it, for the log. */
  cause?: unknown;
};

/** An answer other than success: its status and the message that the visitor sees (requirements: Errors). */
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

/** By name, not by class: the server's bundle of the pages holds a copy of the class of its own. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}

/** Whoever asks has no session, or has it no longer. */
export function signedOut() {
  return new ApiError(401, 'Please sign in');
}

/** One answer for a record that is absent, malformed or somebody else's: which it is stays secret. */
export function notFound(message = 'Not found') {
  return new ApiError(404, message);
}
