import type * as z from 'zod/mini';
import type { Role } from '../../../shared/accounts.ts';
import { ApiError, notFound, signedOut } from '../../../shared/api-error.ts';
import type { Endpoint, ParsedInputOf, ReplyOf } from '../../../shared/endpoint.ts';
import type { Resources } from './resources.ts';

/** The signed-in caller. */
export type SessionUser = { id: string; role: Role; name: string; email: string; phone: string };

/** `readable`: by the page's own scripts too, under its plain name. */
type CookieOptions = { maxAge: number; readable?: true };

/** What a handler may add to its answer beside the body. Rendering a page in process, there is no answer to add to. */
type Respond = {
  header: (name: string, value: string) => void;
  /** Sets a cookie that other sites' calls do not carry. `maxAge` in seconds; 0 takes it away. */
  cookie: (name: string, value: string, options: CookieOptions) => void;
};

/** How something is called, whatever the door: HTTP, or a page that is rendered in process. */
export type UnknownCaller = {
  ip: string;
  header: (name: string) => string | undefined;
  cookie: (name: string, options?: { readable: true }) => string | undefined;
  respond: Respond;
  /** The file that is sent, for an endpoint with `upload`. Throws ApiError 400, 413 or 415. */
  readFile: () => Promise<Buffer>;
  /** What the answer shows, so that caches drop it when that changes: `catalog`, `product:{id}`. */
  tags: Set<string>;
};

/** The same, and who calls. */
export type Caller = UnknownCaller & { user: SessionUser | null };

/** Whose session a request carries. Throws ApiError 403 for a changing one that somebody else may have forged. */
export type Identify = (method: string, caller: UnknownCaller) => Promise<SessionUser | null>;

export type Context<E extends Endpoint> = Resources & CallerOf<E> & ParsedInputOf<E>;

/** Who calls an endpoint that is not for anyone is known when its handler runs. */
type CallerOf<E extends Endpoint> = E['access'] extends 'anyone' ? Caller : Caller & { user: SessionUser };

/** An endpoint with the code that answers it. */
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
 * Answers one call: access, validation, handler, reply schema, in this order, for every door alike.
 * Throws ApiError 400 (input), 401, 403 (access) or 404 (path), and whatever the handler throws.
 */
export async function runEndpoint(
  route: EndpointRoute,
  input: RawInput,
  { resources, caller }: Surroundings,
) {
  const { endpoint, run } = route;
  checkAccess(endpoint, caller.user);
  const parsed = {
    ...(endpoint.params && { params: parseParams(endpoint.params, input.params) }),
    ...(endpoint.query && { query: parseInput(endpoint.query, input.query ?? {}) }),
    ...(endpoint.body && { body: parseInput(endpoint.body, input.body) }),
  };
  const reply = await run({ ...resources, ...caller, ...parsed } as Context<Endpoint>);
  return endpoint.reply.parse(reply);
}

function checkAccess({ access }: Endpoint, user: SessionUser | null) {
  if (access === 'anyone') return;
  if (!user) throw signedOut();
  if (access === 'admin' && user.role !== 'admin') throw new ApiError(403, 'Only administrators may do this');
}

function parseParams(schema: z.ZodMiniType, value: unknown) {
  const result = schema.safeParse(value);
  if (!result.success) throw notFound();
  return result.data;
}

function parseInput(schema: z.ZodMiniType, value: unknown) {
  const result = schema.safeParse(value);
  if (!result.success) throw invalidInput(result.error);
  return result.data;
}

/** 400 with the first message on top and each input's own message by its dotted name. */
function invalidInput({ issues }: z.core.$ZodError) {
  const [{ path, message } = { path: [], message: 'Invalid input' }] = issues;
  if (path.length === 0) {
    // What is no object at all, where the contract has no words for it.
    return new ApiError(
      400,
      message.startsWith('Invalid input') ? 'Send the values as a JSON object' : message,
    );
  }
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[path.join('.')] ??= message;
  return new ApiError(400, message, { fields });
}
