import type * as z from 'zod/mini';
import type { Access } from '../access/roles.ts';
import type { Coded } from '../refusals/codes.ts';
import type { FileName } from './downloads.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Contract = {
  access: Access;
  /** Path parameters. An invalid value answers 404 (unknown path), not 400. */
  params?: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  /** The reply; fields that the schema does not name are dropped before sending. */
  reply: z.ZodMiniType;
  /** Status on success, 200 by default. */
  status?: 200 | 201;
  /** What a streamed download holds, for the name of its file; the handler returns its table (downloads.ts). */
  download?: FileName;
  /** True if the reply is a stream of server-sent events; the handler returns their lines. */
  stream?: true;
  /** The form field of the single uploaded file (multipart/form-data instead of a JSON body). */
  upload?: string;
  /** True if the handler reads the bytes of the body itself, to check a signature. The body is JSON. */
  signed?: true;
  /** True when every caller without a session gets the same reply, so that it may be cached. */
  cacheable?: true;
};

export type Endpoint = Contract & { method: Method; path: string };

/**
 * One endpoint of the REST API, defined once for the browser, the server and the OpenAPI document.
 * `path` is relative to `/api`, with parameters written `:id`. The build leaves out endpoints that no page uses.
 * @__NO_SIDE_EFFECTS__
 */
export function endpoint<M extends Method, P extends string, const C extends Contract>(
  method: M,
  path: P,
  contract: C,
): C & { method: M; path: P } {
  return { ...contract, method, path };
}

/** The name of an endpoint, such as `GET /products/:id`. */
export type NameOf<E extends Pick<Endpoint, 'method' | 'path'>> = `${E['method']} ${E['path']}`;

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body', Parsed> = E[K] extends z.ZodMiniType
  ? { [P in K]: Parsed extends true ? z.output<E[K]> : z.input<E[K]> }
  : unknown;

/** The input that a caller passes: params, query and body, before validation. */
export type InputOf<E extends Endpoint> = Part<E, 'params', false> &
  OptionalQuery<E> &
  Part<E, 'body', false>;

/** A query without obligatory values may be left out. */
type OptionalQuery<E extends Endpoint> = E['query'] extends z.ZodMiniType
  ? object extends z.input<E['query']>
    ? { query?: z.input<E['query']> }
    : { query: z.input<E['query']> }
  : unknown;

/** The input that a handler receives: params, query and body, after validation. */
export type ParsedInputOf<E extends Endpoint> = Part<E, 'params', true> &
  Part<E, 'query', true> &
  Part<E, 'body', true>;

export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;

/**
 * The error reply of every endpoint. `fields` maps an input's name to its message, and `fieldCodes` to its code. Values
 * are those in the message.
 */
export type ErrorReply = Coded & {
  message: string;
  fields?: Record<string, string>;
  fieldCodes?: Record<string, Coded>;
};
