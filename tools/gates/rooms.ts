import { dirname } from 'node:path';

/**
 * The features of each side, one folder each, and the other features that each may import. All of them may import the
 * layer below: `server/platform`, or `web/ui`, `web/words`, `web/head`, `web/session`, `web/call.ts` and `web/load.ts`. A
 * room without an entry, or an entry without files, fails the check.
 */
const rooms = {
  server: {
    'accounts/passwords': [],
    'accounts/sessions': [],
    'accounts/addresses': [],
    accounts: ['accounts/passwords', 'accounts/sessions'],
    'accounts/google': ['accounts', 'accounts/sessions'],
    'accounts/users': ['accounts', 'accounts/sessions'],
    'accounts/keys': ['accounts/sessions'],
    'accounts/second-step': ['accounts', 'accounts/passwords', 'accounts/sessions'],
    'accounts/staff': ['accounts', 'accounts/passwords', 'accounts/second-step', 'accounts/sessions'],
    listing: [],
    search: ['accounts/sessions', 'listing', 'search/honesty', 'search/postings'],
    'search/honesty': [],
    'search/postings': ['listing'],
    'search-admin': ['catalog', 'listing', 'search', 'search/honesty'],
    'search/suggestions': ['listing', 'search', 'search/honesty'],
    catalog: ['listing', 'search', 'search/suggestions'],
    import: ['catalog'],
    delivery: [],
    invoices: [],

    reports: [],
    'orders/phone-blocks': [],
    'orders/review': [],
    'orders/rights': ['invoices'],
    'orders/parcels': [],
    orders: [
      'accounts/addresses',
      'accounts/sessions',
      'delivery',
      'invoices',
      'offers',
      'orders/parcels',
      'orders/phone-blocks',
      'orders/review',
      'orders/rights',
    ],
    'orders/returns': ['invoices', 'orders'],
    'orders/phone': ['delivery', 'invoices', 'offers', 'orders', 'orders/parcels', 'orders/rights'],
    couriers: [
      'couriers/ecotrack',
      'couriers/port',
      'couriers/yalidine',
      'invoices',
      'orders',
      'orders/parcels',
      'orders/rights',
    ],
    'couriers/port': [],
    'couriers/ecotrack': ['couriers/port'],
    'couriers/yalidine': ['couriers/port'],
    'couriers/payouts': ['couriers', 'customers', 'orders', 'orders/parcels', 'orders/rights', 'reports'],
    customers: [],
    confirmation: ['customers', 'orders', 'orders/phone-blocks', 'orders/rights'],
    'confirmation/rescue': ['confirmation', 'orders', 'orders/parcels'],
    contact: [],
    dashboard: [
      'catalog',
      'confirmation',
      'confirmation/rescue',
      'contact',
      'couriers',
      'couriers/payouts',
      'customers',
      'reports',
    ],
    alerts: ['accounts/sessions'],
    audit: [],
    settings: ['catalog', 'delivery'],
    webhooks: ['orders'],
    offers: [],
    problems: [],
    retention: ['accounts', 'accounts/passwords', 'alerts', 'orders', 'problems', 'search', 'webhooks'],
    wishes: [],
    demo: ['catalog', 'demo/samples', 'import'],
    'demo/samples': [
      'catalog',
      'confirmation',
      'confirmation/rescue',
      'contact',
      'couriers',
      'couriers/payouts',
      'delivery',
      'invoices',
      'orders',
      'orders/returns',
      'search',
      'settings',
    ],
    invariants: ['reports'],
    'mail-preview': [
      'alerts',
      'accounts',
      'accounts/google',
      'accounts/sessions',
      'accounts/staff',
      'contact',
      'orders',
    ],
  },
  web: {
    'shop/categories': [],
    'shop/delivery': [],
    'shop/product-card': [],
    'shop/listing': ['shop/categories', 'shop/product-card'],
    'shop/needs': ['shop/product-card'],
    'shop/home': ['shop/categories', 'shop/delivery', 'shop/product-card', 'shop/listing', 'shop/needs'],
    'shop/cart': ['shop/product-card'],
    'shop/wishes': ['shop/product-card'],
    'account/addresses': [],
    'account/profile': [],
    'account/sign-in': ['account/profile', 'shop/product-card'],
    'account/invitation': ['account/sign-in'],
    'account/second-step': ['account/profile', 'account/sign-in'],
    'shop/alerts': ['shop/product-card', 'account/sign-in'],
    'account/orders': ['shop/cart'],
    'shop/checkout': ['account/addresses', 'shop/cart', 'account/orders', 'account/profile'],
    'shop/quick-order': ['shop/product-card', 'shop/cart', 'account/orders', 'shop/checkout'],
    'shop/product': [
      'shop/categories',
      'shop/delivery',
      'shop/product-card',
      'shop/listing',
      'shop/quick-order',
    ],
    'content/blog': [],
    'content/contact': [],
    'content/pages': [],
    'admin/kit': ['admin/list'],
    'admin/list': ['shop/product-card'],
    'admin/texts': [],
    'admin/families': ['admin/kit', 'admin/list', 'admin/texts'],
    'admin/bulk-change': [],
    'admin/products': [
      'admin/bulk-change',
      'admin/families',
      'admin/kit',
      'admin/list',
      'admin/texts',
      'shop/product-card',
    ],
    'admin/categories': ['admin/kit', 'admin/list', 'admin/products', 'admin/texts', 'shop/product-card'],
    'admin/needs': ['admin/kit', 'admin/list', 'admin/products', 'admin/texts'],
    'admin/translations': ['admin/kit', 'admin/list', 'admin/texts'],
    'admin/search': ['admin/kit', 'admin/list', 'admin/products'],
    'admin/import': ['admin/kit', 'admin/list'],
    'admin/integrations': ['admin/kit', 'admin/list', 'admin/products'],
    'admin/delivery': ['admin/kit', 'admin/list'],
    'admin/couriers': ['account/orders', 'admin/kit', 'admin/list', 'admin/products'],
    'admin/settings': ['account/orders', 'admin/kit', 'admin/list', 'admin/products', 'admin/texts'],
    'admin/orders': ['admin/couriers', 'admin/kit', 'admin/list', 'account/orders', 'shop/cart'],
    'admin/confirmation': ['admin/couriers', 'admin/kit', 'admin/list', 'account/orders'],
    'admin/phone-orders': ['admin/kit', 'admin/list', 'admin/products', 'shop/cart'],
    'admin/reports': ['admin/kit', 'admin/list'],
    'admin/invoices': ['admin/kit', 'admin/list', 'account/orders'],
    'admin/customers': ['admin/kit', 'admin/list', 'account/orders'],
    'admin/users': ['admin/kit', 'admin/list'],
    'admin/staff': ['admin/kit'],
    'admin/audit': ['admin/kit', 'admin/list'],
    'admin/messages': ['admin/kit', 'admin/list'],
    'admin/offers': ['admin/kit', 'admin/list', 'admin/products'],
    'admin/problems': ['admin/kit', 'admin/list'],
    'admin/dashboard': ['admin/kit', 'admin/orders', 'shop/cart'],
    'frame/back-office': ['frame/header'],
    'frame/header': ['shop/categories'],
    'frame/search': [],
    'frame/menus': ['frame/header', 'frame/search', 'shop/categories'],
    'frame/footer': ['frame/header', 'shop/categories', 'shop/delivery'],
    'frame/layout': [
      'account/profile',
      'content/blog',
      'frame/footer',
      'frame/header',
      'frame/menus',
      'shop/categories',
      'shop/listing',
    ],
  },
} satisfies Record<'server' | 'web', Record<string, string[]>>;

type Side = keyof typeof rooms;

export type Room = { side: Side; room: string; mayImport: string[] };

export const allRooms: Room[] = Object.entries(rooms).flatMap(([side, table]) =>
  Object.entries(table).map(([room, mayImport]) => ({ side: side as Side, room, mayImport })),
);

export function ruleName({ side, room }: Room) {
  return `${side}-${room.replace('/', '-')}`;
}

/** `server/orders` or `web/shop/cart`, but neither a side itself nor the layer below the features. */
const featureFolder = /^(server\/(?!platform)|web\/(?!(ui|words(-fr|-ar)?|head|session)(\/|$)))/;

/** A line for each feature folder without an entry above, and for each entry without files. */
export function strayRooms(files: string[]) {
  const folders = new Set(files.map((file) => dirname(file)).filter((folder) => featureFolder.test(folder)));
  const listed = new Set(allRooms.map(({ side, room }) => `${side}/${room}`));
  return [
    ...[...folders.difference(listed)].map((folder) => `${folder}: unlisted-room (tools/gates/rooms.ts)`),
    ...[...listed.difference(folders)].map((folder) => `${folder}: missing-room (tools/gates/rooms.ts)`),
  ];
}
