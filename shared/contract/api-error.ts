import type { Refusal } from '../refusals/refusals.ts';
import type { ErrorReply } from './endpoint.ts';

type Details = {
  /** The refusal of each invalid input, by the input's name. */
  refused?: Record<string, Refusal>;
  /** Of a received reply: the message of each invalid input, in the language of the page. */
  fields?: Record<string, string>;
  /** Seconds to wait before trying again. */
  retryAfter?: number;
  /** Additional parts of the reply, such as the new quote when the order's total is out of date. */
  extra?: Record<string, unknown>;
  /** The underlying error, for the log. */
  cause?: unknown;
};

/** An error reply: its status and why the call was refused (requirements: Errors). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly refusal: Refusal;
  readonly details: Details;

  constructor(status: number, refusal: Refusal, details: Details = {}) {
    super(refusal.message, { cause: details.cause });
    this.status = status;
    this.refusal = refusal;
    this.details = details;
  }

  /** The error of a call that failed, with a message in the language of the page in the place of a code. */
  static received(status: number, message: string, details: Details = {}) {
    return new ApiError(status, { message } as Refusal, details);
  }

  toReply(): ErrorReply {
    const { refused, extra } = this.details;
    return { ...this.refusal, ...(refused && fieldsOf(refused)), ...extra };
  }
}

/** The messages of fields, and beside them what a page needs to say them in its language. */
function fieldsOf(refused: Record<string, Refusal>) {
  const entries = Object.entries(refused);
  return {
    fields: Object.fromEntries(entries.map(([name, { message }]) => [name, message])),
    fieldCodes: Object.fromEntries(entries.map(([name, { message: _, ...coded }]) => [name, coded])),
  };
}

/** Compares names, because `instanceof` fails across bundles: the bundle of the pages has its own copy of the class. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}

/** One invalid input, with the refusal for its field. `cause` is for the log. */
export function invalidField(field: string, why: Refusal, cause?: unknown) {
  return new ApiError(400, why, { refused: { [field]: why }, cause });
}

/** Throws ApiError 400 with the refusals of these inputs, each under its name, if there are any. */
export function refuseFields<Input>(
  inputs: Record<string, Input>,
  refusalOf: (input: Input) => Refusal | undefined,
) {
  const refused: Record<string, Refusal> = {};
  for (const [name, input] of Object.entries(inputs)) {
    const why = refusalOf(input);
    if (why) refused[name] = why;
  }
  const [first] = Object.values(refused);
  if (first) throw new ApiError(400, first, { refused });
}

/**
 * The same reply for an unknown id, a malformed id and another user's record, so that callers cannot tell which it is.
 */
export function notFound(why: Refusal) {
  return new ApiError(404, why);
}
