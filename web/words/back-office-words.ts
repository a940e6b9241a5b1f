import { formatNumber, plural } from './formats.ts';

/** Words of the frame around the administrators' pages. */
export const backOfficeWords = {
  navigation: 'Back office',
  groups: { orders: 'Orders and customers', catalog: 'Catalog', shop: 'Shop', you: 'You' },
  dashboard: 'Dashboard',
  products: 'Products',
  categories: 'Categories',
  needs: 'Needs',
  orders: 'Orders',
  confirmation: 'Confirmation',
  customers: 'Customers',
  search: 'Search',
  reports: 'Reports',
  users: 'Users',
  staff: 'Staff',
  audit: 'Audit',
  messages: 'Messages',
  reviews: 'Reviews',
  problems: 'Problems',
  files: { format: 'File format', csv: 'CSV', xlsx: 'Excel' },
  newOrders: {
    sound: 'Sound for new orders',
    soundOn: 'A new order makes a sound',
    soundOff: 'New orders make no sound',
  },
  find: {
    open: 'Search orders, customers, products…',
    /** The keys that open it. */
    keys: 'Ctrl K',
    label: 'Search the back office',
    hint: 'A number, a phone, a name, a tracking number, a product or a page',
    none: (typed: string) => `Nothing found for “${typed}”.`,
    failed: 'The search failed. Try again.',
    groups: {
      orders: 'Orders',
      customers: 'Customers',
      products: 'Products',
      parcels: 'Parcels',
      pages: 'Pages',
    },
    inStock: (count: number) =>
      plural(count, { one: '1 in stock', other: `${formatNumber(count)} in stock` }),
    ordersWith: (product: string) => `Orders with ${product}`,
  },
  problemsCount: (count: number) =>
    plural(count, { one: '1 problem', other: `${formatNumber(count)} problems` }),
  integrations: 'Integrations',
  parcels: 'Parcels',
  offers: 'Offers',
  delivery: 'Delivery',
  settings: 'Settings',
  secondStep: 'Second step',
  shop: 'View shop',
  list: {
    tryAgain: 'Try Again',
    clear: 'Clear All',
    filters: 'Filters',
    remove: ', remove this filter',
    pastTheEnd: 'There is nothing on this page of the list.',
    toFirstPage: 'Go to the First Page',
  },
  selection: {
    select: (name: string) => `Select ${name}`,
    page: 'Select all on this page',
    all: 'Select all',
    clear: 'Clear Selection',
  },
  order: {
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    drag: 'Drag to move',
    moved: (name: string, place: number, count: number) => `${name} is now number ${place} of ${count}.`,
  },
  saveBar: {
    cancel: 'Cancel',
    saving: 'Saving...',
    loadSaved: 'Load the Saved Version',
    workKept: 'Your changes from before signing in are still here. They are not saved yet.',
  },
  columnSort: {
    label: 'Sort by',
    option: {
      asc: (column: string) => `${column}, ascending`,
      desc: (column: string) => `${column}, descending`,
    },
  },
};
