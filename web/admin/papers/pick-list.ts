import type { Goods } from '../../../shared/orders/admin-orders.ts';
import { lineKey } from '../../../shared/orders/cart.ts';
import type { Order } from '../../../shared/orders/orders.ts';

/** A product in one size to fetch from the shelf for several orders. */
export type PickedItem = Goods & {
  key: string;
  /** Without the label of its variant. */
  name: string;
  /** The size or what sets it apart in its family; '' without either. */
  variant: string;
  units: number;
  orders: string[];
};

const unknown: Goods = { place: '', categories: [], brand: '', label: '', reference: '', barcode: '' };

/**
 * The products to fetch for these orders, those of bundles one by one: each product in each size once, with its units and
 * orders. They follow the places on the shelves; those without one are at the end, by category, brand and name.
 */
export function toPickList(
  orders: Pick<Order, '_id' | 'orderItems'>[],
  goods: Record<string, Goods>,
): PickedItem[] {
  const picked = new Map<string, PickedItem>();
  for (const { _id, orderItems } of orders) {
    for (const item of orderItems.flatMap(toPack)) {
      const key = lineKey(item);
      const known = picked.get(key) ?? toPick(key, item, goods[item.productId] ?? unknown);
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

function toPick(key: string, { name, size }: ReturnType<typeof toPack>[number], known: Goods): PickedItem {
  const { label } = known;
  const end = ` – ${label}`;
  return {
    ...known,
    key,
    name: label && name.endsWith(end) ? name.slice(0, -end.length) : name,
    variant: [label, size].filter(Boolean).join(' · '),
    units: 0,
    orders: [],
  };
}

/** Numbers in places count as numbers: A2 comes before A10. */
function byPlace(a: PickedItem, b: PickedItem) {
  const categories = (item: PickedItem) => item.categories.join('\n');
  return (
    Number(a.place === '') - Number(b.place === '') ||
    a.place.localeCompare(b.place, undefined, { numeric: true }) ||
    categories(a).localeCompare(categories(b)) ||
    a.brand.localeCompare(b.brand) ||
    a.name.localeCompare(b.name) ||
    a.variant.localeCompare(b.variant, undefined, { numeric: true })
  );
}
