import type { keyApi } from './accounts/keys.ts';
import type { addressApi, profileApi, sessionApi, wishApi } from './accounts/profile.ts';
import type { signInApi } from './accounts/sign-in.ts';
import type { invitationApi, secondStepApi, staffApi } from './accounts/staff.ts';
import type { usersApi } from './accounts/users.ts';
import type { auditApi } from './audit.ts';
import type { adminProductApi } from './catalog/admin-products.ts';
import type { catalogApi } from './catalog/catalog-api.ts';
import type { categoryFormApi } from './catalog/category-form.ts';
import type { baseLanguageApi } from './catalog/main-language.ts';
import type { needFormApi, needsApi } from './catalog/needs.ts';
import type { familyApi } from './catalog/product-families.ts';
import type { productFormApi, translationApi } from './catalog/product-form.ts';
import type { importApi } from './catalog/product-imports.ts';
import type { variantApi } from './catalog/product-variants.ts';
import type { confirmationApi } from './confirmation/confirmation.ts';
import type { confirmationMeasuresApi } from './confirmation/confirmation-measures.ts';
import type { phoneBookApi } from './confirmation/phone-book.ts';
import type { contactApi, messageApi, stockAlertApi } from './contact.ts';
import type { InputOf, NameOf, ReplyOf } from './contract/endpoint.ts';
import type { courierApi } from './couriers/couriers.ts';
import type { parcelApi, rescueApi } from './couriers/parcels.ts';
import type { payoutApi } from './couriers/payouts.ts';
import type { toldParcelApi } from './couriers/told-parcels.ts';
import type { customerApi } from './customers.ts';
import type { adminDeliveryApi } from './delivery/admin-delivery.ts';
import type { deliveryApi } from './delivery/delivery.ts';
import type { demoApi } from './demo.ts';
import type { offerApi } from './offers/offer-api.ts';
import type { orderListApi } from './order-list.ts';
import type { adminOrderApi } from './orders/admin-orders.ts';
import type { combinedOrderApi } from './orders/combined-orders.ts';
import type { contactCorrectionApi } from './orders/contact-correction.ts';
import type { courierToTellApi } from './orders/courier-to-tell.ts';
import type { goodwillApi } from './orders/goodwill.ts';
import type { invoiceApi, returnApi } from './orders/invoices.ts';
import type { orderApi } from './orders/order-api.ts';
import type { phoneOrderApi } from './orders/phone-orders.ts';
import type { problemApi } from './problems.ts';
import type { dashboardApi } from './reports/morning.ts';
import type { quickOrderReportApi } from './reports/quick-orders.ts';
import type { reportApi } from './reports/reports.ts';
import type { reviewAdminApi, reviewApi } from './reviews/reviews.ts';
import type { pinApi, searchLogApi, synonymApi } from './search/admin-search.ts';
import type { notSoldApi } from './search/not-sold-list.ts';
import type { buyerMailApi } from './settings/buyer-mails.ts';
import type { mailServerApi } from './settings/mail-server-api.ts';
import type { ownPageApi } from './settings/own-pages.ts';
import type { settingsApi } from './settings/settings.ts';
import type { tvaApi } from './settings/tva.ts';
import type { stockCountApi } from './stock-count.ts';
import type { webhookApi } from './webhooks.ts';

type Groups =
  | typeof auditApi
  | typeof catalogApi
  | typeof stockCountApi
  | typeof categoryFormApi
  | typeof confirmationApi
  | typeof confirmationMeasuresApi
  | typeof phoneBookApi
  | typeof rescueApi
  | typeof contactApi
  | typeof dashboardApi
  | typeof deliveryApi
  | typeof demoApi
  | typeof adminDeliveryApi
  | typeof courierApi
  | typeof parcelApi
  | typeof toldParcelApi
  | typeof payoutApi
  | typeof baseLanguageApi
  | typeof familyApi
  | typeof variantApi
  | typeof importApi
  | typeof invoiceApi
  | typeof returnApi
  | typeof goodwillApi
  | typeof needFormApi
  | typeof needsApi
  | typeof orderApi
  | typeof orderListApi
  | typeof adminOrderApi
  | typeof phoneOrderApi
  | typeof combinedOrderApi
  | typeof contactCorrectionApi
  | typeof courierToTellApi
  | typeof customerApi
  | typeof productFormApi
  | typeof adminProductApi
  | typeof profileApi
  | typeof addressApi
  | typeof sessionApi
  | typeof quickOrderReportApi
  | typeof reportApi
  | typeof ownPageApi
  | typeof settingsApi
  | typeof buyerMailApi
  | typeof tvaApi
  | typeof mailServerApi
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
  | typeof offerApi
  | typeof webhookApi
  | typeof keyApi
  | typeof messageApi
  | typeof problemApi
  | typeof reviewApi
  | typeof reviewAdminApi;

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
