import type { adminDeliveryApi } from './admin-delivery.ts';
import type { adminOrderApi } from './admin-orders.ts';
import type { adminProductApi, importApi } from './admin-products.ts';
import type { notSoldApi, pinApi, searchLogApi, synonymApi } from './admin-search.ts';
import type { auditApi } from './audit.ts';
import type { catalogApi } from './catalog.ts';
import type { categoryFormApi } from './category-form.ts';
import type { confirmationApi } from './confirmation.ts';
import type { confirmationMeasuresApi } from './confirmation-measures.ts';
import type { contactApi, messageApi, stockAlertApi } from './contact.ts';
import type { courierApi } from './couriers.ts';
import type { customerApi } from './customers.ts';
import type { dashboardApi } from './dashboard/morning.ts';
import type { deliveryApi } from './delivery.ts';
import type { InputOf, NameOf, ReplyOf } from './endpoint.ts';
import type { invoiceApi, returnApi } from './invoices.ts';
import type { keyApi } from './keys.ts';
import type { needFormApi, needsApi } from './needs.ts';
import type { orderDeskApi } from './order-desk.ts';
import type { orderApi } from './orders.ts';
import type { parcelApi, rescueApi } from './parcels.ts';
import type { payoutApi } from './payouts.ts';
import type { phoneBookApi } from './phone-book.ts';
import type { problemApi } from './problems.ts';
import type { familyApi } from './product-families.ts';
import type { productFormApi, translationApi } from './product-form.ts';
import type { addressApi, profileApi, sessionApi, wishApi } from './profile.ts';
import type { reportApi } from './reports.ts';
import type { settingsApi } from './settings.ts';
import type { signInApi } from './sign-in.ts';
import type { invitationApi, secondStepApi, staffApi } from './staff.ts';
import type { usersApi } from './users.ts';
import type { webhookApi } from './webhooks.ts';

type Groups =
  | typeof auditApi
  | typeof catalogApi
  | typeof categoryFormApi
  | typeof confirmationApi
  | typeof confirmationMeasuresApi
  | typeof phoneBookApi
  | typeof rescueApi
  | typeof contactApi
  | typeof dashboardApi
  | typeof deliveryApi
  | typeof adminDeliveryApi
  | typeof courierApi
  | typeof parcelApi
  | typeof payoutApi
  | typeof familyApi
  | typeof importApi
  | typeof invoiceApi
  | typeof returnApi
  | typeof needFormApi
  | typeof needsApi
  | typeof orderApi
  | typeof adminOrderApi
  | typeof orderDeskApi
  | typeof customerApi
  | typeof productFormApi
  | typeof adminProductApi
  | typeof profileApi
  | typeof addressApi
  | typeof sessionApi
  | typeof reportApi
  | typeof settingsApi
  | typeof signInApi
  | typeof stockAlertApi
  | typeof wishApi
  | typeof translationApi
  | typeof searchLogApi
  | typeof synonymApi
  | typeof notSoldApi
  | typeof pinApi
  | typeof staffApi
  | typeof invitationApi
  | typeof secondStepApi
  | typeof usersApi
  | typeof webhookApi
  | typeof keyApi
  | typeof messageApi
  | typeof problemApi;

type EndpointsOf<Group> = Group extends unknown ? Group[keyof Group] : never;

/**
 * Every endpoint by its name, such as `GET /products/:id`. These are types only, so pages do not bundle the contract's
 * schemas, which the browser would have to build before the page becomes interactive.
 */
export type Api = { [E in EndpointsOf<Groups> as NameOf<E>]: E };

export type EndpointName = keyof Api;

export type InputTo<N extends EndpointName> = InputOf<Api[N]>;

export type ReplyFrom<N extends EndpointName> = ReplyOf<Api[N]>;

/** Calls an endpoint and returns its reply: over HTTP in the browser, in process on the server. */
export type Call = <N extends EndpointName>(name: N, input: InputTo<N>) => Promise<ReplyFrom<N>>;
