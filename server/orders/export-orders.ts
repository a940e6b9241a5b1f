import { sql } from 'kysely';
import { toDinars } from '../../shared/catalog/prices.ts';
import type { OrderExportQuery } from '../../shared/orders/admin-orders.ts';
import { netOfReturns } from '../../shared/orders/order-balance.ts';
import { orderNumber } from '../../shared/values/ids.ts';
import type { Db } from '../platform/db/connection.ts';
import { streamRows } from '../platform/db/stream-rows.ts';
import { type Column, inDinars, phoneCell, table } from '../platform/http/table-file.ts';
import { priceOfUnits } from '../reports/day-sums.ts';
import { filteredOrders, sortedBy } from './list-orders.ts';
import { chargedOf, type OrderItemRow, type OrderRow, ordersWithItems } from './order-queries.ts';
import { leftToCollect } from './parcels/owed-by-courier.ts';

/**
 * All orders that match the filter, in the order of the list (requirements: Downloads): a row for each order, or for each
 * item.
 */
export function exportOrders(db: Db, { rows, ...filter }: OrderExportQuery) {
  const found = streamRows(db, (db) =>
    ordersWithItems(db, filter.lang)
      .select(({ selectFrom }) =>
        selectFrom('communes')
          .select('name_fr')
          .whereRef('communes.id', '=', 'orders.commune_id')
          .as('commune'),
      )
      .select([returnedCentimes.as('returned_centimes'), toCollectCentimes.as('to_collect_centimes')])
      .where('id', 'in', filteredOrders(db, filter).select('orders.id'))
      .orderBy(sortedBy(filter)),
  );
  return rows === 'items'
    ? table({
        columns: [...orderColumns, ...itemColumns, toCollectColumn],
        rows: itemsOf(found),
        about: ofItems,
      })
    : table({ columns: [...orderColumns, productsColumn, ...returnColumns, toCollectColumn], rows: found });
}

const ofItems = { en: 'items', fr: 'articles' };

/** What the units that are here again were sold for. Centimes. */
const returnedCentimes = sql<number>`coalesce((
  select sum(${priceOfUnits(sql`back.units`)})
  from (
    select l.position, sum(l.quantity) as units
    from order_returns r join order_return_lines l on l.return_id = r.id
    where r.order_id = orders.id and l.restocked is not null group by l.position
  ) back join order_items i on i.order_id = orders.id and i.position = back.position
), 0)::bigint`;

/** The sum of this column is what the dashboard says of the same orders. */
const toCollectCentimes = sql<number>`(select ${leftToCollect} from orders o where o.id = orders.id)`;

type Exported = OrderRow & {
  commune: string | null;
  returned_centimes: number;
  to_collect_centimes: number;
};
type ExportedItem = Exported & { item: OrderItemRow };

/** Only the first row of an order has its amounts, so that they add up. */
async function* itemsOf(orders: AsyncIterable<Exported>) {
  for await (const order of orders) {
    for (const [place, item] of order.items.entries()) {
      yield place === 0
        ? { ...order, item }
        : {
            ...order,
            ...{ items_price_centimes: 0, shipping_price_centimes: 0, total_price_centimes: 0 },
            ...{ discount_centimes: 0, credit_centimes: 0, deducted_centimes: 0, to_collect_centimes: 0 },
            item,
          };
    }
  }
}

const statuses = {
  Pending: 'En attente',
  Processing: 'En préparation',
  Shipped: 'Expédiée',
  Delivered: 'Livrée',
  Cancelled: 'Annulée',
};

const deliveryNames = { home: 'domicile', desk: 'bureau' };

const sourceNames = {
  web: { en: 'checkout', fr: 'panier' },
  phone: { en: 'phone', fr: 'téléphone' },
  quick: { en: 'quick order', fr: 'commande rapide' },
};

const orderColumns: Column<Exported>[] = [
  { en: 'Number', fr: 'Numéro', cell: ({ id }) => orderNumber(id) },
  { en: 'Id', fr: 'Identifiant', cell: ({ id }) => id },
  { en: 'Date', fr: 'Date', cell: (order) => order.created_at, kind: 'time' },
  {
    ...{ en: 'Status', fr: 'Statut' },
    cell: ({ status }, language) => (language === 'fr' ? statuses[status] : status),
  },
  { en: 'Paid', fr: 'Payée', cell: (order) => order.paid_at !== null },
  { en: 'Customer', fr: 'Client', cell: (order) => order.user_name || order.full_name },
  { en: 'Guest', fr: 'Sans compte', cell: (order) => order.is_guest },
  { en: 'Email', fr: 'Email', cell: ({ email }) => email },
  { en: 'Phone', fr: 'Téléphone', cell: ({ phone }) => phoneCell(phone) },
  { en: 'Street', fr: 'Rue', cell: ({ street }) => street },
  { en: 'City', fr: 'Ville', cell: ({ city }) => city },
  { en: 'Wilaya', fr: 'Wilaya', cell: ({ wilaya }) => wilaya },
  { en: 'Postal code', fr: 'Code postal', cell: (order) => order.postal_code },
  inDinars('Items', 'Articles', (order) => toDinars(order.items_price_centimes)),
  inDinars('Shipping', 'Livraison', (order) => toDinars(order.shipping_price_centimes)),
  inDinars('Total', 'Total', (order) => toDinars(order.total_price_centimes)),
  { en: 'Notes', fr: 'Remarques', cell: ({ notes }) => notes },
  {
    ...{ en: 'Delivery', fr: 'Mode de livraison' },
    cell: ({ delivery_kind: kind }, language) => (language === 'fr' ? deliveryNames[kind] : kind),
  },
  { en: 'Pickup point', fr: 'Bureau (stop desk)', cell: (order) => order.pickup_point },
  { en: 'Commune', fr: 'Commune', cell: ({ commune }) => commune },
  { en: 'Recipient', fr: 'Destinataire', cell: (order) => order.full_name },
  {
    ...{ en: 'Placed as', fr: 'Passée par' },
    cell: ({ source }, language) => sourceNames[source][language],
  },
  { en: 'Campaign source', fr: 'Source de campagne', cell: (order) => order.utm_source },
  { en: 'Campaign medium', fr: 'Support de campagne', cell: (order) => order.utm_medium },
  { en: 'Campaign', fr: 'Campagne', cell: (order) => order.utm_campaign },
  { en: 'Landing page', fr: 'Page d’arrivée', cell: (order) => order.landing_path },
  inDinars('Discount', 'Remise', (order) => toDinars(order.discount_centimes)),
  { en: 'Offers', fr: 'Offres', cell: ({ discounts }) => discounts.map(offerName).join(', ') },
  inDinars('Paid before', 'Déjà payé', ({ status, credit_centimes }) =>
    toDinars(status === 'Cancelled' ? 0 : credit_centimes),
  ),
  inDinars('Returned before payment', 'Retourné avant paiement', (order) =>
    toDinars(order.deducted_centimes),
  ),
];

const productsColumn: Column<Exported> = {
  ...{ en: 'Products', fr: 'Produits' },
  cell: ({ items }) => items.map((item) => `${item.quantity} × ${itemName(item)}`).join(', '),
};

const returnColumns: Column<Exported>[] = [
  inDinars('Returned (at price)', 'Retours (au prix)', (order) => toDinars(order.returned_centimes)),
  inDinars('Refunded', 'Remboursé', (order) => chargedOf(order).refunded),
  inDinars('For another order', 'Pour une autre commande', (order) => chargedOf(order).kept),
  inDinars(
    'Net of refunds',
    'Net des remboursements',
    (order) => netOfReturns(chargedOf(order)) ?? toDinars(order.total_price_centimes),
  ),
];

const toCollectColumn = inDinars<Exported>('To collect', 'À encaisser', (order) =>
  toDinars(order.to_collect_centimes),
);

const itemColumns: Column<ExportedItem>[] = [
  { en: 'Product', fr: 'Produit', cell: ({ item }) => item.name },
  { en: 'Size', fr: 'Taille', cell: ({ item }) => item.size },
  { en: 'Quantity', fr: 'Quantité', cell: ({ item }) => item.quantity },
  inDinars('Unit price', 'Prix unitaire', ({ item }) => toDinars(item.price_centimes)),
  inDinars('Line total', 'Total de la ligne', ({ item }) => toDinars(item.price_centimes * item.quantity)),
  { en: 'Product id', fr: 'Identifiant du produit', cell: ({ item }) => item.product_id },
  inDinars('Line discount', 'Remise de la ligne', ({ item }) => toDinars(item.discount_centimes)),
  {
    ...{ en: 'Parts', fr: 'Contenu' },
    cell: ({ item }) => item.parts.map((part) => `${part.units} × ${itemName(part)}`).join(', '),
  },
];

function offerName({ name, code }: OrderRow['discounts'][number]) {
  return code ? `${name} (${code})` : name;
}

function itemName({ name, size }: Pick<OrderItemRow, 'name' | 'size'>) {
  return size ? `${name} (${size})` : name;
}
