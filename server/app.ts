import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { listingParams } from '../shared/catalog/catalog.ts';
import * as accountRoom from './accounts/account-routes.ts';
import * as addressRoom from './accounts/addresses/address-routes.ts';
import * as googleRoom from './accounts/google/google-routes.ts';
import { identifyKey } from './accounts/keys/api-keys.ts';
import * as keyRoom from './accounts/keys/key-routes.ts';
import * as secondStepRoom from './accounts/second-step/second-step-routes.ts';
import { identifyCaller } from './accounts/sessions/identify-caller.ts';
import { sessionCookie } from './accounts/sessions/session-token.ts';
import * as staffRoom from './accounts/staff/staff-routes.ts';
import * as userRoom from './accounts/users/user-routes.ts';
import * as alertRoom from './alerts/alert-routes.ts';
import * as auditRoom from './audit/audit-routes.ts';
import * as adminProductRoom from './catalog/admin-product-routes.ts';
import * as catalogRoom from './catalog/catalog-routes.ts';
import * as familyRoom from './catalog/family-routes.ts';
import * as needRoom from './catalog/need-routes.ts';
import * as variantRoom from './catalog/variants/variant-routes.ts';
import * as confirmationRoom from './confirmation/confirmation-routes.ts';
import * as rescueRoom from './confirmation/rescue/rescue-routes.ts';
import * as contactRoom from './contact/contact-routes.ts';
import * as courierRoom from './couriers/courier-routes.ts';
import * as payoutRoom from './couriers/payouts/payout-routes.ts';
import * as customerRoom from './customers/customer-routes.ts';
import * as dashboardRoom from './dashboard/dashboard-routes.ts';
import * as deliveryRoom from './delivery/delivery-routes.ts';
import { followFreeDelivery } from './delivery/follow-free-delivery.ts';
import * as demoRoom from './demo/demo-routes.ts';
import { renewNightly } from './demo/samples/renew-nightly.ts';
import * as importRoom from './import/import-routes.ts';
import * as undoRoom from './import/undo/undo-routes.ts';
import * as invoiceRoom from './invoices/invoice-routes.ts';
import { followOfferDay } from './offers/follow-offer-day.ts';
import * as offerRoom from './offers/offer-routes.ts';
import * as adminOrderRoom from './orders/admin-order-routes.ts';
import { followOrders } from './orders/follow-orders.ts';
import * as orderRoom from './orders/order-routes.ts';
import * as phoneOrderRoom from './orders/phone/phone-order-routes.ts';
import * as returnRoom from './orders/returns/return-routes.ts';
import type { ReplyCache } from './platform/cache/reply-cache.ts';
import { serveCachedFirst } from './platform/cache/serve-cached-first.ts';
import { registerCrawlers } from './platform/crawlers/crawler-routes.ts';
import { checkOrigin } from './platform/http/check-origin.ts';
import {
  answerClientError,
  answerErrors,
  refuseUnknownPaths,
  sendError,
  toApiError,
} from './platform/http/errors.ts';
import { createGuardedServer } from './platform/http/guarded-server.ts';
import type { EndpointRoute, Identify } from './platform/http/handle-endpoint.ts';
import { registerOpenApi } from './platform/http/openapi-routes.ts';
import { refuseFragments } from './platform/http/refuse-fragments.ts';
import { refuseNewWork } from './platform/http/refuse-new-work.ts';
import { registerEndpoints } from './platform/http/register-endpoints.ts';
import { requireContract } from './platform/http/require-contract.ts';
import type { Resources } from './platform/http/resources.ts';
import type { Job } from './platform/jobs/job.ts';
import { registerHealth } from './platform/operations/health-routes.ts';
import { letProxiesLeave } from './platform/operations/let-proxies-leave.ts';
import { registerMetrics } from './platform/operations/metrics-routes.ts';
import { noticeForwarding } from './platform/operations/notice-forwarding.ts';
import { requestId } from './platform/operations/request-id.ts';
import { registerAssets } from './platform/render/asset-routes.ts';
import { createCaller } from './platform/render/call-in-process.ts';
import { registerForms } from './platform/render/form-routes.ts';
import { type Pages, registerPages } from './platform/render/page-routes.ts';
import { registerImages } from './platform/uploads/image-routes.ts';
import { sweepImages } from './platform/uploads/sweep-images.ts';
import * as problemRoom from './problems/problem-routes.ts';
import * as reportRoom from './reports/report-routes.ts';
import { deleteOldData } from './retention/delete-old-data.ts';
import * as reviewRoom from './reviews/review-routes.ts';
import * as adminSearchRoom from './search-admin/admin-search-routes.ts';
import { followAnnouncement } from './settings/follow-announcement.ts';
import * as mailServerRoom from './settings/mail-server-routes.ts';
import * as settingsRoom from './settings/settings-routes.ts';
import * as stockCountRoom from './stock-count/stock-count-routes.ts';
import { followWebhooks } from './webhooks/follow-webhooks.ts';
import * as webhookRoom from './webhooks/webhook-routes.ts';
import * as wishRoom from './wishes/wish-routes.ts';

type Room = { routes?: EndpointRoute[]; jobs?: Job<object>[] };

type AppOptions = {
  resources: Resources;
  cache: ReplyCache;
  /** The shop's pages; absent when only the API is needed. */
  pages?: Pages;
  /** Milliseconds of event-loop lag above which requests are refused; 0 turns this off. */
  maxEventLoopDelay?: number;
};

/** The endpoints and jobs of each room. */
const rooms: Room[] = [
  accountRoom,
  addressRoom,
  googleRoom,
  catalogRoom,
  adminProductRoom,
  familyRoom,
  variantRoom,
  importRoom,
  undoRoom,
  stockCountRoom,
  needRoom,
  orderRoom,
  adminOrderRoom,
  phoneOrderRoom,
  dashboardRoom,
  confirmationRoom,
  rescueRoom,
  invoiceRoom,
  returnRoom,
  reportRoom,
  customerRoom,
  userRoom,
  staffRoom,
  secondStepRoom,
  contactRoom,
  deliveryRoom,
  wishRoom,
  courierRoom,
  payoutRoom,
  alertRoom,
  reviewRoom,
  auditRoom,
  settingsRoom,
  mailServerRoom,
  adminSearchRoom,
  webhookRoom,
  keyRoom,
  offerRoom,
  problemRoom,
  demoRoom,
  { jobs: [sweepImages, deleteOldData, renewNightly] },
];

/** Every endpoint of the shop. */
export const endpointRoutes = rooms.flatMap(({ routes = [] }) => routes);

/** Every job of the shop; each has its own queue. */
export const shopJobs = rooms.flatMap(({ jobs = [] }) => jobs);

const maxBodyBytes = 256 * 1024;
/** Longer than any of our path parameters. */
const maxUrlParameter = 500;

/** The whole server, not listening yet. Its parts are registered in the order in which they see a request. */
export async function createApp({
  resources,
  cache,
  pages,
  maxEventLoopDelay = 1_000,
}: AppOptions): Promise<FastifyInstance> {
  const { env } = resources;
  const behindProxy = env.trustProxy.length > 0;
  // Pages contain no personal data, and callers without a session share the API's replies.
  const isPersonal = ({ url, headers }: IncomingMessage) =>
    (url?.startsWith('/api/') && headers.cookie?.includes(`${sessionCookie}=`)) ?? false;
  const identify = identifyWith(resources);
  const app = Fastify({
    loggerInstance: resources.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.trustProxy,
    genReqId: (request) => requestId(request, { behindProxy }),
    bodyLimit: maxBodyBytes,
    routerOptions: { maxParamLength: maxUrlParameter },
    serverFactory: serveCachedFirst({
      cache,
      isPersonal,
      middleware: pages?.middleware,
      createServer: createGuardedServer,
    }),
    clientErrorHandler: answerClientError,
    // Requests on open connections are answered until the server has closed (operations/let-proxies-leave.ts).
    return503OnClosing: false,
    // A URL that cannot be decoded never reaches a route.
    frameworkErrors: (error, _request, reply) => sendError(reply, toApiError(error)),
  });
  // JSON only: no other content type may reach a handler (threats T16, T30).
  app.removeContentTypeParser('text/plain');

  followOrders(app);
  noticeForwarding(app, resources);
  if (behindProxy) letProxiesLeave(app);
  for (const check of [refuseFragments, checkOrigin]) app.addHook('onRequest', check);
  requireContract(app);
  answerErrors(app);
  await app.register(cookie);
  await app.register(underPressure, { maxEventLoopDelay, pressureHandler: refuseNewWork });

  registerHealth(app, resources);
  registerMetrics(app, { cache, token: env.metricsToken });
  registerEndpoints(app, { routes: endpointRoutes, resources, cache, identify });
  for (const follow of [followAnnouncement, followFreeDelivery]) follow(app, { resources, cache });
  followOfferDay(app, { resources });
  followWebhooks(resources);
  registerOpenApi(app, endpointRoutes);
  registerImages(app, resources);
  registerCrawlers(app, { resources, cache, listPages: pages?.listPublicPages ?? (async () => []) });
  refuseUnknownPaths(app);
  if (pages) await registerShopPages(app, pages, { resources, cache, identify });
  return app;
}

type Rendering = Pick<AppOptions, 'resources' | 'cache'> & { identify: Identify };

/** The files of the browser, the forms that work without JavaScript, and the pages. */
async function registerShopPages(
  app: FastifyInstance,
  pages: Pages,
  { resources, cache, identify }: Rendering,
) {
  const { env } = resources;
  if (pages.clientFolder) await registerAssets(app, pages.clientFolder);
  for (const register of [registerForms, registerPages])
    register(app, {
      ...pages,
      cache,
      createCall: createCaller({ routes: endpointRoutes, resources, cache }),
      identify,
      publicUrl: env.publicUrl,
      languages: env.languages,
      pageQueries: { '/products': listingParams, '/needs/*': ['page'] },
      identityProvider: env.google && { issuer: env.google.issuer, pages: ['/login', '/register'] },
      framedPages: ['/admin/orders/print'],
    });
}

/** A program by its key, everyone else by the session. */
function identifyWith({ db, env, now }: Resources): Identify {
  return async (method, caller) => {
    const program = await identifyKey(db, { authorization: caller.header('authorization'), now: now() });
    if (program) return { user: program, pending: null };
    return identifyCaller(db, { method, caller, env, now: now() });
  };
}
