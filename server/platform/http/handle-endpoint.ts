import type { IncomingMessage } from 'node:http';
import type * as z from 'zod/mini';
import { isStaff, type Role } from '../../../shared/access/accounts.ts';
import { may, type Permission } from '../../../shared/access/roles.ts';
import { ApiError, notFound } from '../../../shared/contract/api-error.ts';
import type { Endpoint, ParsedInputOf, ReplyOf } from '../../../shared/contract/endpoint.ts';
import { messageOf } from '../../../shared/refusals/codes.ts';
import { type Refusal, refusal, refusalOf } from '../../../shared/refusals/refusals.ts';
import type { Language } from '../../../shared/values/languages.ts';
import type { SaveOptions } from './read-upload.ts';
import type { Resources } from './resources.ts';

/** The signed-in caller. */
export type SessionUser = {
  id: string;
  role: Role;
  name: string;
  email: string;
  phone: string;
  language: Language;
  /** Of a program that calls with a key, instead of those of a role. */
  permissions?: readonly Permission[];
};

/** `readable` cookies are readable by the page's scripts and have no `__Host-` prefix. */
type CookieOptions = { maxAge: number; readable?: true };

/** Headers and cookies that a handler adds to its reply. Without effect when a page is rendered in process. */
type Respond = {
  header: (name: string, value: string) => void;
  /** Sets a cookie that calls from other sites do not carry. `maxAge` is in seconds; 0 deletes it. */
  cookie: (name: string, value: string, options: CookieOptions) => void;
};

/** A call before its user is known, over HTTP or from a page that is rendered in process. */
export type UnknownCaller = {
  ip: string;
  header: (name: string) => string | undefined;
  cookie: (name: string, options?: { readable: true }) => string | undefined;
  respond: Respond;
  /** The uploaded file, for an endpoint with `upload`. Throws ApiError 400, 413 or 415. */
  readFile: () => Promise<Buffer>;
  /** The same for a file that is too large for memory: writes it to a path and returns its name. */
  saveFile: (options: SaveOptions) => Promise<string>;
  /** The bytes of the body, for an endpoint with `signed`. */
  rawBody: () => Buffer;
  /**
   * The data that the reply shows: `catalog`, `product:{id}`, or `sold-out` if it depends on the set of sold-out products.
   * When it changes, caches drop the reply.
   */
  tags: Set<string>;
  /** Called for each request that gets this reply, also for those that get it from a cache. They must not throw. */
  whenSent: ((request: IncomingMessage) => void)[];
};

export type Caller = UnknownCaller & { user: SessionUser | null };

/** Finds the user of the request's session. Throws ApiError 403 for a changing request that may be forged. */
export type Identify = (method: string, caller: UnknownCaller) => Promise<Identity>;

/** The user of a session, or the member of staff whose session waits for its second step. */
export type Identity = { user: SessionUser | null; pending: SessionUser | null };

export type Context<E extends Endpoint> = Resources & CallerOf<E> & ParsedInputOf<E>;

/** An endpoint with restricted access runs only with a signed-in user. */
type CallerOf<E extends Endpoint> = E['access'] extends 'anyone' ? Caller : Caller & { user: SessionUser };

/** An endpoint with its handler. */
export type EndpointRoute = {
  endpoint: Endpoint;
  run: (context: Context<Endpoint>) => Promise<unknown>;
};

/** Binds an endpoint of the contract to its handler. */
export function handle<E extends Endpoint>(
  endpoint: E,
  run: (context: Context<E>) => Promise<ReplyOf<E>>,
): EndpointRoute {
  return { endpoint, run: run as EndpointRoute['run'] };
}

export type RawInput = { params?: unknown; query?: unknown; body?: unknown };

type Surroundings = { resources: Resources; caller: Caller };

/**
 * Answers one call, over HTTP or in process: access, validation, handler, reply schema, in this order.
 * Throws ApiError 400 (input), 401, 403 (access) or 404 (path), and the errors of the handler.
 */
export async function runEndpoint(
  route: EndpointRoute,
  input: RawInput,
  { resources, caller }: Surroundings,
) {
  const { endpoint, run } = route;
  const user = callerOf(endpoint, caller);
  checkAccess(endpoint, user);
  const parsed = {
    ...(endpoint.params && { params: parseParams(endpoint.params, input.params) }),
    ...(endpoint.query && { query: parseInput(endpoint.query, input.query ?? {}) }),
    ...(endpoint.body && { body: parseInput(endpoint.body, input.body) }),
  };
  const reply = await run({ ...resources, ...caller, user, ...parsed } as Context<Endpoint>);
  return endpoint.reply.parse(reply);
}

/** Programs call what is open to everyone as visitors do: they have no account that could own an order. */
function callerOf({ access }: Endpoint, { user }: Caller) {
  return access === 'anyone' && user?.permissions ? null : user;
}

function checkAccess({ access }: Endpoint, user: SessionUser | null) {
  if (access === 'anyone') return;
  if (!user) throw new ApiError(401, refusal('signed-out'));
  if (may(user, access)) return;
  if (user.permissions) throw new ApiError(403, refusal('key-not-allowed'));
  throw new ApiError(403, isStaff(user.role) ? refusal('role-not-allowed') : refusal('administrators-only'));
}

function parseParams(schema: z.ZodMiniType, value: unknown) {
  const result = schema.safeParse(value);
  if (!result.success) throw notFound(refusal('not-found'));
  return result.data;
}

/** The value as the contract describes it. Throws ApiError 400 with a message of the shop for each part that does not fit. */
function parseInput(schema: z.ZodMiniType, value: unknown) {
  const result = schema.safeParse(value, { error: usualMessage });
  if (!result.success) throw invalidInput(result.error);
  return result.data;
}

/** The message for a value about which the contract has none of its own, in place of the technical one of the library. */
function usualMessage({ path, input }: z.core.$ZodRawIssue) {
  if (!path?.length) return messageOf('values-not-json-object');
  return input === undefined ? messageOf('value-missing') : messageOf('value-not-valid');
}

/** A 400 with the first refusal, and those of all inputs by their dotted names. */
function invalidInput({ issues }: z.core.$ZodError) {
  const [first] = issues;
  if (!first) return new ApiError(400, refusal('invalid-input'));
  if (first.path.length === 0) return new ApiError(400, refusalOf(first.message));
  const refused: Record<string, Refusal> = {};
  for (const issue of issues) refused[issue.path.join('.')] ??= refusalOf(issue.message);
  return new ApiError(400, refusalOf(first.message), { refused });
}
