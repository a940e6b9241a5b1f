import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { listingParams } from '../shared/catalog.ts';
import { accountRoutes } from './accounts/account-routes.ts';
import type { ReplyCache } from './cache/reply-cache.ts';
import { serveCachedFirst } from './cache/serve-cached-first.ts';
import { catalogRoutes } from './catalog/catalog-routes.ts';
import { categoryDeskRoutes } from './category-desk/category-desk-routes.ts';
import { contactRoutes } from './contact/contact-routes.ts';
import { registerCrawlers } from './crawlers/crawler-routes.ts';
import { googleRoutes } from './google/google-routes.ts';
import { checkOrigin } from './http/check-origin.ts';
import { answerClientError } from './http/client-errors.ts';
import { answerErrors, sendError, toApiError } from './http/errors.ts';
import type { Identify } from './http/handle-endpoint.ts';
import { registerOpenApi } from './http/openapi-routes.ts';
import { refuseNewWork } from './http/refuse-new-work.ts';
import { registerEndpoints } from './http/register-endpoints.ts';
import { requireContract } from './http/require-contract.ts';
import type { Resources } from './http/resources.ts';
import { refuseUnknownPaths } from './http/unknown-paths.ts';
import { registerHealth } from './operations/health-routes.ts';
import { letProxiesLeave } from './operations/let-proxies-leave.ts';
import { registerMetrics } from './operations/metrics-routes.ts';
import { requestId } from './operations/request-id.ts';
import { orderDeskRoutes } from './order-desk/order-desk-routes.ts';
import { orderRoutes } from './orders/order-routes.ts';
import { registerAssets } from './pages/asset-routes.ts';
import { createCaller } from './pages/call-in-process.ts';
import { type Pages, registerPages } from './pages/page-routes.ts';
import { productDeskRoutes } from './product-desk/product-desk-routes.ts';
import { recoveryRoutes } from './recovery/recovery-routes.ts';
import { identifyCaller } from './sessions/identify-caller.ts';
import { sessionCookie } from './sessions/session-token.ts';
import { registerImages } from './uploads/image-routes.ts';
import { userRoutes } from './users/user-routes.ts';

type AppOptions = {
  resources: Resources;
  cache: ReplyCache;
  /** The shop's pages; absent where only the API is wanted. */
  pages?: Pages;
  /** Milliseconds that the event loop may lag before callers are asked to come back; 0 for any. */
  maxEventLoopDelay?: number;
};

/** Every endpoint of the shop. */
export const endpointRoutes = [
  ...accountRoutes,
  ...recoveryRoutes,
  ...googleRoutes,
  ...catalogRoutes,
  ...productDeskRoutes,
  ...categoryDeskRoutes,
  ...orderRoutes,
  ...orderDeskRoutes,
  ...userRoutes,
  ...contactRoutes,
];

const maxBodyBytes = 256 * 1024;
/** Longer URLs than any of ours: a page of the listing with all filters and a 200-character term. */
const maxUrlParameter = 500;

/** The whole server, in the order in which things happen to a request. It does not listen yet. */
export async function createApp({
  resources,
  cache,
  pages,
  maxEventLoopDelay = 1_000,
}: AppOptions): Promise<FastifyInstance> {
  const { env } = resources;
  const behindProxy = env.trustProxy.length > 0;
  // Pages hold nobody's data; of the API, strangers share the answers.
  const isPersonal = ({ url, headers }: IncomingMessage) =>
    (url?.startsWith('/api/') && headers.cookie?.includes(`${sessionCookie}=`)) ?? false;
  const identify: Identify = (method, caller) =>
    identifyCaller(resources.db, { method, caller, now: resources.now() });
  const app = Fastify({
    loggerInstance: resources.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.trustProxy,
    genReqId: (request) => requestId(request, { behindProxy }),
    bodyLimit: maxBodyBytes,
    routerOptions: { maxParamLength: maxUrlParameter },
    serverFactory: serveCachedFirst({ cache, isPersonal, middleware: pages?.middleware }),
    clientErrorHandler: answerClientError,
    // Who has a connection already is answered until the end (operations/let-proxies-leave.ts).
    return503OnClosing: false,
    // A URL that cannot even be decoded never reaches a route.
    frameworkErrors: (error, _request, reply) => sendError(reply, toApiError(error)),
  });
  // JSON only: no other content type may reach a handler (threats T16, T30).
  app.removeContentTypeParser('text/plain');

  if (behindProxy) letProxiesLeave(app);
  app.addHook('onRequest', checkOrigin);
  requireContract(app);
  answerErrors(app);
  await app.register(cookie);
  await app.register(underPressure, { maxEventLoopDelay, pressureHandler: refuseNewWork });

  registerHealth(app, resources.db);
  registerMetrics(app, { cache, token: env.metricsToken });
  registerEndpoints(app, {
    routes: endpointRoutes,
    resources,
    cache,
    identify,
  });
  registerOpenApi(app, endpointRoutes);
  registerImages(app, resources);
  registerCrawlers(app, { resources, cache, listPages: pages?.listPublicPages ?? (async () => []) });
  refuseUnknownPaths(app);
  if (pages) {
    if (pages.clientFolder) await registerAssets(app, pages.clientFolder);
    const createCall = createCaller({ routes: endpointRoutes, resources, cache });
    registerPages(app, {
      ...pages,
      cache,
      createCall,
      identify,
      publicUrl: env.publicUrl,
      pageQueries: { '/products': listingParams },
      identityProvider: env.google && { issuer: env.google.issuer, pages: ['/login', '/register'] },
    });
  }
  return app;
}
