import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isForStaff } from '../../../shared/access/roles.ts';
import { invalidField } from '../../../shared/contract/api-error.ts';
import { type FileName, fileQuery, type Table } from '../../../shared/contract/downloads.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import type { ReplyCache } from '../cache/reply-cache.ts';
import { sendCached } from '../cache/send-cached.ts';
import { downloadName } from './download-name.ts';
import { type Caller, type EndpointRoute, type Identify, runEndpoint } from './handle-endpoint.ts';
import type { Resources } from './resources.ts';
import { apiHeaders } from './security-headers.ts';
import { tableFile } from './table-file.ts';
import { toCaller } from './to-caller.ts';

type Options = {
  routes: EndpointRoute[];
  resources: Resources;
  cache: ReplyCache;
  identify: Identify;
};

/** Serves every endpoint of the contract under /api. */
export function registerEndpoints(app: FastifyInstance, options: Options) {
  const uploads = options.routes.filter(({ endpoint }) => endpoint.upload !== undefined);
  const signed = options.routes.filter(({ endpoint }) => endpoint.signed);
  for (const route of options.routes.filter((route) => !uploads.includes(route) && !signed.includes(route)))
    addRoute(app, route, options);
  // Only uploads accept multipart forms. All other endpoints refuse them, like any body that is not JSON.
  app.register(async (app) => {
    await app.register(multipart);
    for (const route of uploads) addRoute(app, route, options);
  });
  // A signature is of the bytes as they came.
  app.register(async (app) => {
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    for (const route of signed) addRoute(app, route, options);
  });
}

function addRoute(app: FastifyInstance, route: EndpointRoute, options: Options) {
  const { method, path } = route.endpoint;
  app.route({
    method,
    url: `/api${path}`,
    config: { endpoint: route.endpoint },
    handler: (request, reply) => answer(route, options, { request, reply }),
  });
}

type Exchange = { request: FastifyRequest; reply: FastifyReply };

async function answer(route: EndpointRoute, options: Options, { request, reply }: Exchange) {
  const { resources, identify } = options;
  refuseRepeated(request.query as Record<string, unknown>);
  const { upload } = route.endpoint;
  const caller = toCaller({ request, reply, publicUrl: resources.env.publicUrl, upload });
  const identity = await identify(request.method, caller);
  const mayWait = route.endpoint.access === 'signing-in';
  const user = identity.user ?? (mayWait ? identity.pending : null);
  if (route.endpoint.cacheable && !user) return answerPublicly(route, options, { request, reply });
  // Set before the handler runs, which may set stricter ones.
  reply.headers({ ...apiHeaders, 'cache-control': 'private, no-store' });
  const { respond, setCookies } = holdCookies(caller.respond);
  const result = await runEndpoint(route, inputOf(request), {
    resources,
    caller: { ...caller, respond, user },
  });
  // Anyone who saves in the back office and then opens the shop sees it.
  if (request.method !== 'GET' && isForStaff(route.endpoint.access)) await resources.caughtUp();
  setCookies();
  for (const tell of caller.whenSent) tell(request.raw);
  const { download, stream, status = 200 } = route.endpoint;
  if (stream) return sendEvents(reply, result as AsyncIterable<string>);
  if (download) return sendFile({ request, reply }, download, result as Table);
  return reply.code(status).send(result);
}

/**
 * Holds cookies back until the handler has succeeded: if its transaction is rolled back, the browser must not get the
 * cookie of a session that was opened in it.
 */
function holdCookies(respond: Caller['respond']) {
  const heldCookies: Parameters<typeof respond.cookie>[] = [];
  return {
    respond: {
      ...respond,
      cookie(...cookie: Parameters<typeof respond.cookie>) {
        heldCookies.push(cookie);
      },
    },
    setCookies() {
      for (const cookie of heldCookies) respond.cookie(...cookie);
    },
  };
}

const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Streams a file while it is produced, so that an export never has all rows in memory. */
function sendFile({ request, reply }: Exchange, name: FileName, table: Table) {
  const options = fileQuery.parse(request.query);
  const query = request.query as Record<string, unknown>;
  return reply
    .headers({
      'content-type': contentTypes[options.format],
      'content-disposition': `attachment; filename="${downloadName({ name, table, query, options })}"`,
    })
    .send(Readable.from(tableFile(table, options)));
}

/** Streams server-sent events until the caller leaves. */
function sendEvents(reply: FastifyReply, lines: AsyncIterable<string>) {
  // nginx would buffer lines for minutes before passing them on. A server that closes waits for no idle connection.
  return reply
    .headers({ 'content-type': 'text/event-stream', 'x-accel-buffering': 'no', connection: 'close' })
    .send(Readable.from(lines));
}

/**
 * A repeated value is ambiguous, and two components that read it differently would be a security hole (threats T29).
 */
function refuseRepeated(query: Record<string, unknown>) {
  const name = Object.keys(query).find((key) => Array.isArray(query[key]));
  if (name === undefined) return;
  throw invalidField(name, refusal('query-value-twice'));
}

async function answerPublicly(route: EndpointRoute, options: Options, { request, reply }: Exchange) {
  const { resources, cache } = options;
  const url = canonicalUrl(route, request);
  const produce = async () => {
    const caller = toCaller({ request, reply, publicUrl: resources.env.publicUrl });
    const result = await runEndpoint(route, inputOf(request), {
      resources,
      caller: { ...caller, user: null },
    });
    return {
      status: 200,
      headers: publicHeaders,
      body: Buffer.from(JSON.stringify(result)),
      tags: caller.tags,
      whenSent: caller.whenSent,
    };
  };
  await sendCached(request, reply, await cache.load(url, produce));
}

/**
 * Browsers and proxies may store the reply but must revalidate it, so that a change shows at once (requirements: Page
 * cache).
 */
const publicHeaders = {
  ...apiHeaders,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, no-cache',
};

/** The path with the known query values, sorted, so that made-up parameters cannot fill the cache. */
function canonicalUrl({ endpoint }: EndpointRoute, request: FastifyRequest) {
  const [path = ''] = request.url.split('?', 1);
  const values = request.query as Record<string, unknown>;
  const known = new URLSearchParams();
  for (const name of Object.keys(endpoint.query?.shape ?? {}).sort()) {
    if (values[name] !== undefined && values[name] !== '') known.append(name, String(values[name]));
  }
  const query = known.toString();
  return query ? `${path}?${query}` : path;
}

function inputOf({ params, query, body }: FastifyRequest) {
  return { params, query, body };
}
