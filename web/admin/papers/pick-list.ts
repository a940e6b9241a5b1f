import { lineKey } from '../../../shared/orders/cart.ts';
import type { Order } from '../../../shared/orders/orders.ts';

/** A product in one size to fetch from the shelf for several orders. */
export type PickedItem = {
  key: string;
  /** On the shelves; '' if unknown. */
  place: string;
  name: string;
  size?: string;
  units: number;
  orders: string[];
};

/**
 * The products to fetch for these orders, those of bundles one by one, in the order of their places, those without one at the end: each product in
 * each size once, with its units and orders.
 */
export function toPickList(
  orders: Pick<Order, '_id' | 'orderItems'>[],
  places: Record<string, string>,
): PickedItem[] {
  const picked = new Map<string, PickedItem>();
  for (const { _id, orderItems } of orders) {
    for (const item of orderItems.flatMap(toPack)) {
      const key = lineKey(item);
      const { name, size } = item;
      const known = picked.get(key) ?? {
        ...{ key, place: places[item.productId] ?? '', name, ...(size && { size }) },
        ...{ units: 0, orders: [] },
      };
      // A product may be on a line of its own and in a bundle of the same order.
      const inOrders = [...new Set([...known.orders, _id])];
      picked.set(key, { ...known, units: known.units + item.quantity, orders: inOrders });
    }
  }
  return [...picked.values()].toSorted(byPlace);
}

type Item = Order['orderItems'][number];

/** What the packer takes for a line: its product, or the parts of its bundle. */
export function toPack({ productId, name, size, quantity, parts }: Item) {
  if (!parts) return [{ productId, name, size, quantity }];
  return parts.map((part) => ({
    ...{ productId: part.productId, name: part.name, size: part.size },
    quantity: quantity * part.units,
  }));
}

/** Numbers in places count as numbers: A2 comes before A10. */
function byPlace(a: PickedItem, b: PickedItem) {
  return (
    Number(a.place === '') - Number(b.place === '') ||
    a.place.localeCompare(b.place, undefined, { numeric: true }) ||
    a.name.localeCompare(b.name)
  );
}
