import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Db } from '../server/platform/db/connection.ts';
import { newId } from '../server/platform/db/new-id.ts';
import { accessOf, may } from '../shared/access/roles.ts';
import { anOrder } from '../test/factories.ts';
import routes from '../web/routes.ts';
import type { signInAs } from './sign-in-as.ts';
import type { Samples } from './store-samples.ts';

export const longWord = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(2);

const visitors = ['guest', 'user', 'admin'] as const;

export type Visitor = (typeof visitors)[number];

export type User = Awaited<ReturnType<typeof signInAs>>;
type Address =
  | string
  | ((shop: { samples: Samples; db: Db; user: User | undefined }) => string | Promise<string>);

/** For the path of each route, the address to open and the heading of the loaded page. */
export const places: Record<string, [Address, RegExp]> = {
  '/': ['/', /^Everyday care, delivered/],
  '/products': [({ samples }) => `/products?category=${samples.child.id}&sort=price-low`, /^Pneumono/],
  '/products?keyword': [`/products?keyword=${'w'.repeat(200)}`, /^Results for/],
  '/products/:id/:slug?': [({ samples }) => `/products/${samples.product.id}`, /^Hydrating-and/],
  '/buy/:id': [({ samples }) => `/buy/${samples.product.id}`, /^Hydrating-and/],
  '/notify-me/:id': [({ samples }) => `/notify-me/${samples.soldOut.id}`, /^Notify Me/],
  '/stock-alert/:answer': ['/stock-alert/stop?token=x', /^Stop Your Alert/],
  '/review': ['/review?token=x', /^No Review Possible/],
  '/needs': ['/needs', /^Shop by Need/],
  '/needs/:slug': [({ samples }) => `/needs/${samples.need.slug}`, /^Pneumono/],
  '/cart': ['/cart', /^Shopping Cart/],
  '/wishlist': ['/wishlist', /^(Wish List|Your Wish List is Empty)/],
  '/checkout': ['/checkout', /^Checkout/],
  '/profile': ['/profile', /^My Profile/],
  '/profile/addresses': [
    async ({ db, user }) => {
      if (user) await anAddress(db, user.id, 'w'.repeat(90));
      return '/profile/addresses';
    },
    /^My Addresses/,
  ],
  '/profile/addresses?edit': ['/profile/addresses?edit=new', /^My Addresses/],
  '/myorders': [
    async ({ db, user, samples }) => {
      await anOrder(db, { ...samples.orderValues, user });
      return '/myorders';
    },
    /^My Orders/,
  ],
  '/order/:id': [
    async ({ db, user, samples }) => `/order/${(await anOrder(db, { ...samples.orderValues, user })).id}`,
    /^Order #/,
  ],
  '/order-confirmation/:id': [
    ({ samples }) => `/order-confirmation/${samples.order.id}`,
    /^Thank you for your order!/,
  ],
  '/track': ['/track', /^Track an Order/],
  '/login': ['/login?redirect=/profile', /^Sign In/],
  '/register': ['/register', /^Create Account/],
  '/verify-code': [
    `/verify-code?email=${longWord}@example.com&verificationId=${newId()}`,
    /^Verify Your Email/,
  ],
  '/forgot-password': ['/forgot-password', /^Forgot Password/],
  '/reset-password': ['/reset-password?token=x', /^Invalid or Expired Link/],
  '/second-step': ['/second-step', /^Second Step/],
  '/invitation': ['/invitation?token=x', /^Invitation Not Valid/],
  '/about': ['/about', /^About Us/],
  '/blog': ['/blog', /^Blog/],
  '/blog/:slug': ['/blog/choosing-a-blood-pressure-monitor', /^Choosing a blood/],
  '/contact': ['/contact', /^Contact Us/],
  '/shipping': ['/shipping', /^Shipping/],
  '/terms': ['/terms', /^Terms of Service/],
  '/privacy': ['/privacy', /^Privacy Policy/],
  '/refund': ['/refund', /^Refund Policy/],
  '/admin': ['/admin', /^Dashboard/],
  '/admin/orders': ['/admin/orders', /^Orders/],
  '/admin/orders/:id': [({ samples }) => `/admin/orders/${samples.order.id}`, /^Order [A-Z2-7]{8} #/],
  '/admin/orders/new': ['/admin/orders/new', /^New Phone Order/],
  '/admin/orders/:id/edit': [
    ({ samples }) => `/admin/orders/${samples.order.id}/edit`,
    /^Edit order [A-Z2-7]{4}\s?[A-Z2-7]{4}/,
  ],
  '/admin/orders/:id/exchange': [
    ({ samples }) => `/admin/orders/${samples.order.id}/exchange`,
    /^Exchange for order [A-Z2-7]{4}\s[A-Z2-7]{4}/,
  ],
  '/admin/orders/print': [
    ({ samples }) => `/admin/orders/print?papers=slips#${samples.order.id}`,
    /^Packing Slips/,
  ],
  '/admin/confirmation': [
    async ({ db, samples }) => `/admin/confirmation?order=${(await anOrder(db, samples.orderValues)).id}`,
    /^Confirmation/,
  ],
  '/admin/confirmation/unreachable': ['/admin/confirmation/unreachable', /^Confirmation/],
  '/admin/confirmation/rescue': ['/admin/confirmation/rescue', /^Confirmation/],
  '/admin/confirmation/board': ['/admin/confirmation/board?by=day', /^Confirmation/],
  '/admin/confirmation/phones': ['/admin/confirmation/phones', /^Confirmation/],
  '/admin/staff': ['/admin/staff', /^Staff/],
  '/admin/audit': ['/admin/audit', /^Audit/],
  '/admin/reports': ['/admin/reports?by=product', /^Reports/],
  '/admin/reports/offers': ['/admin/reports/offers', /^Results of Offers/],
  '/admin/reports/stock': ['/admin/reports/stock', /^Stock/],
  '/admin/reports/tva': ['/admin/reports/tva?startDate=2019-01-01', /^TVA/],
  '/admin/reports/quick-orders': ['/admin/reports/quick-orders', /^Quick Orders/],
  '/admin/invoices': ['/admin/invoices', /^Invoices/],
  '/admin/invoices/:id': [({ samples }) => `/admin/invoices/${samples.invoice.id}`, /^Invoice 2/],
  '/admin/customers': ['/admin/customers', /^Customers/],
  '/admin/customers/:id': [({ samples }) => `/admin/customers/${samples.order.id}`, /^Customer · /],
  '/admin/users': ['/admin/users', /^User Management/],
  '/admin/products': ['/admin/products', /^Products/],
  '/admin/products?stock': ['/admin/products?stock=out', /^Products/],
  '/admin/products/to-order': ['/admin/products/to-order', /^To Order/],
  '/admin/products/new': ['/admin/products/new', /^New Product/],
  '/admin/products/:id/edit': [
    ({ samples }) => `/admin/products/${samples.product.id}/edit`,
    /^Edit Product/,
  ],
  '/admin/products/:id/edit?language': [
    ({ samples }) => `/admin/products/${samples.product.id}/edit?language=ar`,
    /^Edit Product/,
  ],
  '/admin/translations': ['/admin/translations', /^Translations/],
  '/admin/delivery': ['/admin/delivery', /^Delivery/],
  '/admin/couriers': ['/admin/couriers', /^Couriers/],
  '/admin/couriers/parcels': ['/admin/couriers/parcels', /^Parcels/],
  '/admin/couriers/parcels/unmapped': ['/admin/couriers/parcels/unmapped', /^Unrecognized statuses/],
  '/admin/couriers/payouts': ['/admin/couriers/payouts', /^Payouts/],
  '/admin/couriers/payouts/:id': [
    ({ samples }) => `/admin/couriers/payouts/${samples.payout.id}`,
    /^Payout /,
  ],
  '/admin/couriers/new': ['/admin/couriers/new', /^Add Courier/],
  '/admin/couriers/:id/edit': [
    ({ samples }) => `/admin/couriers/${samples.courier.id}/edit`,
    /^Edit Courier/,
  ],
  '/admin/search': ['/admin/search?days=90', /^Search/],
  '/admin/search/synonyms': ['/admin/search/synonyms', /^Search/],
  '/admin/search/synonyms/new': [`/admin/search/synonyms/new?word=${longWord}`, /^New Group/],
  '/admin/search/synonyms/:id/edit': [
    ({ samples }) => `/admin/search/synonyms/${samples.synonyms.id}/edit`,
    /^Edit Group/,
  ],
  '/admin/search/not-sold': ['/admin/search/not-sold', /^Search/],
  '/admin/search/not-sold/new': ['/admin/search/not-sold/new', /^New Entry/],
  '/admin/search/not-sold/:id/edit': [
    ({ samples }) => `/admin/search/not-sold/${samples.notSold.id}/edit`,
    /^Edit Entry/,
  ],
  '/admin/search/pins': ['/admin/search/pins', /^Search/],
  '/admin/search/pins/new': [`/admin/search/pins/new?term=${longWord}`, /^Pin Products/],
  '/admin/search/pins/:id/edit': [
    ({ samples }) => `/admin/search/pins/${samples.pins.id}/edit`,
    /^Edit Pinned/,
  ],
  '/admin/messages': ['/admin/messages', /^Messages/],
  '/admin/offers': ['/admin/offers', /^Offers/],
  '/admin/offers/calendar': ['/admin/offers/calendar', /^Calendar of Offers/],
  '/admin/offers/:id/declaration': [
    ({ samples }) => `/admin/offers/${samples.cut.id}/declaration`,
    /^Sheet for the Declaration/,
  ],
  '/admin/offers/new': ['/admin/offers/new', /^New Offer/],
  '/admin/offers/:id/edit': [({ samples }) => `/admin/offers/${samples.offer.id}/edit`, /^Edit Offer/],
  '/admin/reviews': ['/admin/reviews', /^Reviews/],
  '/admin/problems': ['/admin/problems', /^Problems/],
  '/admin/integrations': ['/admin/integrations', /^Integrations/],
  '/admin/integrations/keys': ['/admin/integrations/keys', /^Integrations/],
  '/admin/integrations/webhooks/new': ['/admin/integrations/webhooks/new', /^Add Webhook/],
  '/admin/integrations/webhooks/:id/edit': [
    ({ samples }) => `/admin/integrations/webhooks/${samples.webhook.id}/edit`,
    /^Edit Webhook/,
  ],
  '/admin/import': ['/admin/import', /^Import and Export/],
  '/admin/import/:id': [({ samples }) => `/admin/import/${samples.checkedImport.id}`, /^Pneumono/],
  '/admin/import/:id?columns': [({ samples }) => `/admin/import/${samples.uploadedImport.id}`, /^Pneumono/],
  '/admin/categories': ['/admin/categories', /^Categories/],
  '/admin/categories?action': ['/admin/categories?action=create', /^Categories/],
  '/admin/categories?language': [
    ({ samples }) => `/admin/categories?action=edit&id=${samples.child.id}&language=ar`,
    /^Categories/,
  ],
  '/admin/categories/:id/edit': [
    ({ samples }) => `/admin/categories/${samples.child.id}/edit`,
    /^Edit Category/,
  ],
  '/admin/settings': ['/admin/settings', /^Settings/],
  '/admin/settings/:group': ['/admin/settings/contact', /^Settings/],
  '/admin/needs': ['/admin/needs', /^Needs/],
  '/admin/needs/new': ['/admin/needs/new', /^New Need/],
  '/admin/needs/:id/edit': [({ samples }) => `/admin/needs/${samples.need.id}/edit`, /^Edit Need/],
  '/admin/*': ['/admin/no-such-page', /^Page Not Found/],
  '/*': ['/no-such-page', /^Page Not Found/],
};

/** They redirect signed-in visitors. */
const guestPages = ['/login', '/register'];

/** The offline page is a file of its own for the service worker (e2e/offline.test.ts). */
export const files = ['/offline', '/service-worker.js', '/manifest.webmanifest'];

/** The paths of all routes. */
export const routePaths = pathsOf(routes);

/** The address of a place. */
export async function addressOf(path: string, shop: { samples: Samples; db: Db; user: User | undefined }) {
  const address = places[path]?.[0] ?? path;
  return typeof address === 'string' ? address : await address(shop);
}

function pathsOf(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path = '', children }) => (children ? pathsOf(children) : `/${path}`));
}

/** The visitors who see the page, those with fewer rights first. All see the same page, each under another header. */
export function visitorsOf(path: string): [Visitor, ...Visitor[]] {
  const [first, ...others] = visitors.filter((visitor) => isFor(visitor, path));
  if (!first) throw new Error(`Nobody sees ${path}`);
  return [first, ...others];
}

function isFor(visitor: Visitor, path: string) {
  if (guestPages.includes(path)) return visitor === 'guest';
  if (path === '/second-step') return visitor === 'admin';
  const access = accessOf(path.replace(/\?.*/, ''));
  return visitor === 'guest' ? access === 'anyone' : may(visitor, access);
}

/** A long address in the book of a user. */
async function anAddress(db: Db, userId: string, street: string) {
  await db
    .insertInto('addresses')
    .values({
      ...{ user_id: userId, full_name: street, street, city: street },
      ...{ wilaya: 'Bordj Bou Arreridj', postal_code: '34000' },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
