import { type OrderStatus, orderSorts, orderStatuses } from '../../../shared/order-terms.ts';

export type OrderSort = (typeof orderSorts)[number];

/** What the list of orders shows, all of it held by its URL; '' filters nothing, days are YYYY-MM-DD. */
export type OrderList = {
  keyword: string;
  status: OrderStatus | '';
  startDate: string;
  endDate: string;
  sort: OrderSort;
  order: 'asc' | 'desc';
  page: number;
};

export type OrderFilterValues = Pick<OrderList, 'keyword' | 'status' | 'startDate' | 'endDate'>;

export const noFilters: OrderFilterValues = { keyword: '', status: '', startDate: '', endDate: '' };

const usual = { sort: 'createdAt', order: 'desc', page: 1 } as const;
export const listPath = '/admin/orders';

/** Reads what the list's URL asks for; what it cannot mean counts as absent. */
export function readOrderList(query: URLSearchParams): OrderList {
  const text = (name: string) => (query.get(name) ?? '').trim();
  const page = Number(query.get('page') ?? '1');
  return {
    keyword: text('keyword'),
    status: readStatus(query.get('status')),
    startDate: readDay(text('startDate')),
    endDate: readDay(text('endDate')),
    sort: orderSorts.find((sort) => sort === query.get('sort')) ?? usual.sort,
    order: query.get('order') === 'asc' ? 'asc' : usual.order,
    page: Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : usual.page,
  };
}

/** The status that a form or a URL names, or '' for all. */
export function readStatus(text: string | null): OrderList['status'] {
  return orderStatuses.find((status) => status === text) ?? '';
}

/** The list's address, without what is as usual. */
export function orderListUrl(list: OrderList) {
  return withQuery(listPath, list);
}

/** Where the rows that the list's filters leave are downloaded, whatever page of them is shown. */
export function orderExportUrl(list: OrderList) {
  return withQuery('/api/orders/export', { ...list, page: usual.page });
}

/** The list after a choice, on its first page. */
export function changeOrderList(list: OrderList, change: Partial<OrderList>): OrderList {
  return { ...list, page: usual.page, ...change };
}

/** The list after a press on a column's header: by that column upwards, or the other way round if it was already. */
export function sortOrderList(list: OrderList, sort: OrderSort) {
  return changeOrderList(list, { sort, order: list.sort === sort && list.order === 'asc' ? 'desc' : 'asc' });
}

export function isFiltered({ keyword, status, startDate, endDate }: OrderList) {
  return [keyword, status, startDate, endDate].some((value) => value !== '');
}

function withQuery(path: string, list: OrderList) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(list)) {
    if (value !== '' && value !== usual[name as keyof typeof usual]) query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

function readDay(text: string) {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  return isDay ? text : '';
}
