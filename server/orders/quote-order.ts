import type { OrderBody, Quote } from '../../shared/orders.ts';
import { toDinars } from '../../shared/prices.ts';
import type { Db } from '../platform/db/connection.ts';
import { readProducts } from './order-products.ts';
import { countByProduct, mergeLines, type PricedOrder, priceOrder } from './price-order.ts';

/** What this order would cost now and which of its lines can be had (design §4). Nothing is ordered or reserved. */
export async function quoteOrder(db: Db, { orderItems, shippingAddress }: OrderBody): Promise<Quote> {
  const lines = mergeLines(orderItems);
  const products = await readProducts(db, countByProduct(lines).keys());
  return toQuote(priceOrder(lines, products, shippingAddress.Wilaya));
}

export function toQuote(priced: PricedOrder): Quote {
  return {
    itemsPrice: toDinars(priced.itemsCentimes),
    shippingPrice: toDinars(priced.shippingCentimes),
    taxPrice: toDinars(priced.taxCentimes),
    totalPrice: toDinars(priced.totalCentimes),
    lines: priced.lines.map((line) => ({
      productId: line.productId,
      name: line.name,
      size: line.size,
      quantity: line.quantity,
      price: toDinars(line.priceCentimes),
      stock: line.stock,
      available: line.problem === undefined,
      message: line.problem?.message,
    })),
  };
}
