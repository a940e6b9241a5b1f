import type { Role } from './accounts.ts';
import { pageAccess, routedPath } from './page-access.ts';

/**
 * What a member of staff may be allowed to do. Every endpoint and page of the back office names one of them.
 *
 * - `office`: open the back office.
 * - `orders.read`: see orders. Without `orders.confirm` only those to pack, and no e-mail addresses.
 * - `orders.pack`: move an order to its next status, up to Shipped, and give orders to couriers.
 * - `orders.confirm`: set any status before Delivered and change the contents while an order is open (order-rights.ts), send
 *   the mails of an order, take orders on the phone, read and write notes. With `money`, any status of any order.
 * - `catalog`: products, categories, needs, families, texts, imports and the search.
 * - `money`: revenue, payments, lawful invoices, and what products cost.
 * - `people`: the accounts of customers, and downloads and lists with their addresses.
 * - `admin`: settings, staff, and everything that has no permission of its own.
 */
export const permissions = [
  'office',
  'orders.read',
  'orders.pack',
  'orders.confirm',
  'catalog',
  'money',
  'people',
  'admin',
] as const;

export type Permission = (typeof permissions)[number];

/**
 * Who may call an endpoint or open a page. There is no default: an endpoint without access does not compile. `signing-in`
 * is for staff, also before their second step; all others are for sessions that are complete.
 */
export type Access = 'anyone' | 'user' | 'signing-in' | Permission;

/** Whether only staff have this access. */
export function isForStaff(access: Access) {
  return permissions.some((permission) => permission === access);
}

const granted: Record<Role, readonly Permission[]> = {
  user: [],
  packer: ['office', 'orders.read', 'orders.pack'],
  confirmer: ['office', 'orders.read', 'orders.pack', 'orders.confirm'],
  editor: ['office', 'catalog'],
  admin: permissions,
};

/** Who asks: a person with a role, or another program, whose key has permissions of its own. */
export type Rights = Role | { role: Role; permissions?: readonly Permission[] | undefined };

/** Whether a signed-in person or a program has the access. A program is nobody's account. */
export function may(rights: Rights, access: Access): boolean {
  if (typeof rights === 'string') return may({ role: rights }, access);
  if (access === 'anyone') return true;
  if (access === 'user') return rights.permissions === undefined;
  if (access === 'signing-in') return rights.permissions === undefined && rights.role !== 'user';
  return (rights.permissions ?? granted[rights.role]).includes(access);
}

/** The pages of the back office and what opening them needs. The first match counts. */
const officePages: [RegExp, Permission][] = [
  [/^\/admin$/, 'office'],
  [/^\/admin\/orders\/(new|[^/]+\/edit)$/, 'orders.confirm'],
  [/^\/admin\/orders\/[^/]+\/exchange$/, 'money'],
  [/^\/admin\/orders(\/|$)/, 'orders.read'],
  [/^\/admin\/confirmation(\/(unreachable|rescue|phones))?$/, 'orders.confirm'],
  [/^\/admin\/(products|offers|categories|needs|search|import|translations|reviews)(\/|$)/, 'catalog'],
  [/^\/admin\/couriers\/parcels(\/|$)/, 'orders.pack'],
  [/^\/admin\/couriers\/payouts(\/|$)/, 'money'],
  [/^\/admin\/messages$/, 'orders.confirm'],
  [/^\/admin\/(invoices|reports)(\/|$)/, 'money'],
  [/^\/admin\/(users|customers)(\/|$)/, 'people'],
];

/** The access that the page at this path needs, in any language and spelling. */
export function accessOf(path: string): Access {
  const access = pageAccess(path);
  if (access !== 'office') return access;
  const routed = routedPath(path);
  return officePages.find(([pattern]) => pattern.test(routed))?.[1] ?? 'admin';
}

/**
 * The page for a signed-in person who may not open the one at this path, without a language: staff see the back office
 * as far as their role allows, customers the home page. Undefined if they may open it.
 */
export function pageInstead(path: string, role: Role) {
  if (may(role, accessOf(path))) return undefined;
  return may(role, 'office') ? '/admin' : '/';
}
