import type * as z from 'zod/mini';

/** Who may call an endpoint. There is no default: an endpoint without access does not compile. */
export type Access = 'anyone' | 'user' | 'admin';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Contract = {
  access: Access;
  /** Path parameters; a value that does not fit is an unknown path (404), not bad input. */
  params?: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  /** What may leave the server: fields that it does not name are dropped. */
  reply: z.ZodMiniType;
  /** Success status, 200 unless told. */
  status?: 200 | 201;
  /** The answer is a CSV file that is named so, and streamed: the handler replies its rows (shared/csv.ts). */
  download?: string;
  /** The form field that holds the one file that is sent (multipart/form-data, in place of a JSON body). */
  upload?: string;
  /** True where the answer is the same for everyone without a session, so that it may be cached. */
  cacheable?: true;
};

export type Endpoint = Contract & { method: Method; path: string };

/**
 * One REST call, stated once for the browser, the server and the OpenAPI document.
 * `path` is below `/api`, with parameters written `:id`.
 */
export function endpoint<M extends Method, P extends string, const C extends Contract>(
  method: M,
  path: P,
  contract: C,
): C & { method: M; path: P } {
  return { ...contract, method, path };
}

/** What an endpoint is called by, such as `GET /products/:id`. */
export type NameOf<E extends Pick<Endpoint, 'method' | 'path'>> = `${E['method']} ${E['path']}`;

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body', Parsed> = E[K] extends z.ZodMiniType
  ? { [P in K]: Parsed extends true ? z.output<E[K]> : z.input<E[K]> }
  : unknown;

/** What a caller passes: the endpoint's params, query and body as written in JSON. */
export type InputOf<E extends Endpoint> = Part<E, 'params', false> &
  Part<E, 'query', false> &
  Part<E, 'body', false>;

/** What a handler receives: the same after validation. */
export type ParsedInputOf<E extends Endpoint> = Part<E, 'params', true> &
  Part<E, 'query', true> &
  Part<E, 'body', true>;

export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;

/** The error answer of every endpoint. `fields` maps an input's name to what is wrong with it. */
export type ErrorReply = { message: string; fields?: Record<string, string> };
