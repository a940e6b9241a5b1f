import { accessOf, may, type Rights } from '../../../shared/access/roles.ts';
import { underLabelledName } from '../../../shared/catalog/labelled-name.ts';
import { effectivePrice } from '../../../shared/catalog/prices.ts';
import type { ListedOrder } from '../../../shared/order-list.ts';
import { foldLetters } from '../../../shared/search/folded-words.ts';
import { groupedNumber } from '../../../shared/values/ids.ts';
import { shownPhone } from '../../../shared/values/phone-notation.ts';
import { call, inPageLanguage } from '../../call.ts';
import { placeName } from '../../ui/places/place-name.ts';
import { adminSettingsWords } from '../../words/admin-settings-words.ts';
import { backOfficeWords } from '../../words/back-office-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { orderWords } from '../../words/order-words.ts';
import { groups } from './office-pages.ts';

const words = backOfficeWords.find;

/** `lines` distinguish it from others of its kind. */
export type Finding = { to: string; name: string; lines: string[] };

export type FindingGroup = { name: string; findings: Finding[] };

const most = 5;
/** As much of an invoice number as tells it from other numbers: the year and the dash, in any digits. */
const invoiceNumber = /^\p{Nd}{4}-\p{Nd}+$/u;
const none: FindingGroup = { name: '', findings: [] };

/**
 * What the back office has for a text, by kind: orders, customers, products, parcels and invoices that this person may see, by the
 * searches of their lists, and pages by their names.
 *
 * @throws ApiError of the lists
 */
export async function findAnything(typed: string, role: Rights): Promise<FindingGroup[]> {
  const keyword = typed.trim();
  const [orders, customers, products, parcels, invoices] = await Promise.all([
    may(role, 'orders.read') ? findOrders(keyword) : [],
    may(role, 'people') ? findCustomers(keyword) : [],
    may(role, 'catalog') ? findProducts(keyword, role) : none,
    may(role, 'orders.pack') ? findParcels(keyword) : [],
    may(role, 'money') && invoiceNumber.test(keyword) ? findInvoices(keyword) : [],
  ]);
  return [
    { name: words.groups.orders, findings: orders },
    { name: words.groups.customers, findings: customers },
    products,
    { name: words.groups.parcels, findings: parcels },
    { name: words.groups.invoices, findings: invoices },
    { name: words.groups.pages, findings: findPages(keyword, role) },
  ].filter(({ findings }) => findings.length > 0);
}

/** The groups of the settings, which only a search lists. */
const settingsPages: Finding[] = Object.entries(adminSettingsWords.groups).map(([group, name]) => ({
  to: `/admin/settings/${group}`,
  name,
  lines: [adminSettingsWords.title],
}));

/** The pages whose name begins a word with the text, in Arabic also behind the article; all of them without a text. */
export function findPages(keyword: string, role: Rights): Finding[] {
  const wanted = foldLetters(keyword);
  const beginsWord = (text: string) => [' ', ' ال'].some((before) => ` ${text}`.includes(before + wanted));
  return [
    ...groups.flatMap(({ links }) => links.map(({ to, text }) => ({ to, name: text, lines: [] }))),
    ...(keyword === '' ? [] : settingsPages),
  ].filter(({ to, name }) => may(role, accessOf(to)) && beginsWord(foldLetters(name)));
}

async function findOrders(keyword: string): Promise<Finding[]> {
  const find = async (query: { keyword: string } | { city: string }) =>
    (await call('GET /orders', { query: { ...query, limit: most } })).orders;
  const [found, ofCommune] = await Promise.all([find({ keyword }), find({ city: keyword })]);
  const others = ofCommune.filter(({ _id }) => !found.some((order) => order._id === _id));
  return [
    ...[...found, ...others].slice(0, most).map(toFinding),
    ...(ofCommune.length > 0
      ? [
          {
            to: `/admin/orders?${new URLSearchParams({ city: keyword })}`,
            name: words.ordersTo(keyword),
            lines: [],
          },
        ]
      : []),
  ];
}

function toFinding({ _id, shippingAddress, user, status, totalPrice }: ListedOrder): Finding {
  return {
    to: `/admin/orders/${_id}`,
    name: `${groupedNumber(_id)} · ${user?.name || shippingAddress.fullName}`,
    lines: [
      shownPhone(shippingAddress.phone),
      placeName(shippingAddress),
      formatPrice(totalPrice),
      orderWords.status[status],
    ],
  };
}

async function findCustomers(keyword: string): Promise<Finding[]> {
  const { customers } = await call('GET /customers', { query: { keyword, limit: most } });
  return customers.map(({ _id, name, phone, email }) => ({
    to: `/admin/customers/${_id}`,
    name,
    lines: [shownPhone(phone), email],
  }));
}

async function findProducts(keyword: string, role: Rights): Promise<FindingGroup> {
  const query = { keyword, limit: most, ...inPageLanguage };
  const { products, correction } = await call('GET /products', { query });
  const findings = products
    .map(underLabelledName)
    .flatMap(({ _id, name, brand, stock, ...priced }, place) => [
      {
        to: `/admin/products/${_id}/edit`,
        name,
        lines: [brand ?? '', formatPrice(effectivePrice(priced)), words.inStock(stock)],
      },
      ...(place === 0 && may(role, 'orders.read')
        ? [{ to: `/admin/orders?product=${_id}`, name: words.ordersWith(name), lines: [] }]
        : []),
    ]);
  return { name: correction ? words.productsFor(correction.shown) : words.groups.products, findings };
}

async function findParcels(keyword: string): Promise<Finding[]> {
  const { parcels } = await call('GET /parcels', { query: { keyword, limit: most } });
  return parcels.map(({ _id, tracking, reference, courier, customer, orderId }) => ({
    to: `/admin/orders/${orderId}#${_id}`,
    name: tracking ?? reference,
    lines: [courier.name, customer],
  }));
}

async function findInvoices(keyword: string): Promise<Finding[]> {
  const { invoices } = await call('GET /invoices', { query: { keyword, limit: most } });
  return invoices.map(({ _id, number, buyer, total }) => ({
    to: `/admin/invoices/${_id}`,
    name: number,
    lines: [buyer, formatPrice(total)],
  }));
}
