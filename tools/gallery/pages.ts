import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../web/routes.ts';
import type { Exhibits } from './furnish-shop.ts';
import { type Scene, visitors } from './gallery-scene.ts';

/** The values for the parameters of routes. */
const examples: Record<string, (exhibits: Exhibits) => string> = {
  '/products/:id/:slug?': ({ productId }) => `/products/${productId}`,
  '/buy/:id': ({ productId }) => `/buy/${productId}`,
  '/notify-me/:id': ({ soldOutId }) => `/notify-me/${soldOutId}`,
  '/stock-alert/:answer': () => '/stock-alert/confirm?token=x',
  '/needs/:slug': ({ needSlug }) => `/needs/${needSlug}`,
  '/order/:id': ({ userOrderId }) => `/order/${userOrderId}`,
  '/order-confirmation/:id': ({ guestOrderId }) => `/order-confirmation/${guestOrderId}`,
  '/blog/:slug': () => '/blog/how-to-read-a-supplement-label',
  '/admin/orders/:id': ({ adminOrderId }) => `/admin/orders/${adminOrderId}`,
  '/admin/orders/:id/edit': ({ guestOrderId }) => `/admin/orders/${guestOrderId}/edit`,
  '/admin/orders/:id/exchange': ({ adminOrderId }) => `/admin/orders/${adminOrderId}/exchange`,
  '/admin/invoices/:id': ({ invoiceId }) => `/admin/invoices/${invoiceId}`,
  '/admin/customers/:id': ({ adminOrderId }) => `/admin/customers/${adminOrderId}`,
  '/admin/products/:id/edit': ({ productId }) => `/admin/products/${productId}/edit`,
  '/admin/categories/:id/edit': ({ categoryId }) => `/admin/categories/${categoryId}/edit`,
  '/admin/couriers/payouts/:id': ({ payoutId }) => `/admin/couriers/payouts/${payoutId}`,
  '/admin/couriers/:id/edit': ({ courierId }) => `/admin/couriers/${courierId}/edit`,
  '/admin/needs/:id/edit': ({ needId }) => `/admin/needs/${needId}/edit`,
  '/admin/search/synonyms/:id/edit': ({ synonymsId }) => `/admin/search/synonyms/${synonymsId}/edit`,
  '/admin/search/not-sold/:id/edit': ({ notSold }) => `/admin/search/not-sold/${notSold.id}/edit`,
  '/admin/search/pins/:id/edit': ({ pinsId }) => `/admin/search/pins/${pinsId}/edit`,
  '/admin/offers/:id/declaration': ({ cut }) => `/admin/offers/${cut.id}/declaration`,
  '/admin/offers/:id/edit': ({ offer }) => `/admin/offers/${offer.id}/edit`,
  '/admin/integrations/webhooks/:id/edit': ({ webhookId }) =>
    `/admin/integrations/webhooks/${webhookId}/edit`,
  '/admin/settings/:group': () => '/admin/settings/contact',
  '/admin/import/:id': ({ importId }) => `/admin/import/${importId}`,
  '/admin/*': () => '/admin/a-page-that-is-not-there',
  '/*': () => '/a-page-that-is-not-there',
};

/** A scene for every route of the shop. New routes are included automatically. */
export function everyPage(): Scene[] {
  return pathsOf(routes).flatMap((route) => {
    const path = exampleOf(route);
    return visitors.map((as) => ({ name: `${as}${nameOf(route)}`, as, path }));
  });
}

function pathsOf(entries: RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const own = path === undefined ? above : `${above}/${path}`;
    return [...(path !== undefined || index ? [own || '/'] : []), ...pathsOf(children ?? [], own)];
  });
}

function exampleOf(route: string) {
  const example = examples[route];
  if (!example && /[:*]/.test(route)) throw new Error(`tools/gallery/pages.ts needs an example of ${route}`);
  return example ?? (() => route);
}

function nameOf(route: string) {
  if (route === '/') return '-home';
  return route
    .replace(/\/:\w+\?/, '')
    .replaceAll('/', '-')
    .replaceAll(':', '')
    .replace('*', 'not-found');
}
