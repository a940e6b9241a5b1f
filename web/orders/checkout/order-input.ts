import type { CartItem } from '../../../shared/cart.ts';
import type { InputOf } from '../../../shared/endpoint.ts';
import type { orderApi, ShippingAddress } from '../../../shared/orders.ts';

/** An order as it is sent. */
export type OrderInput = InputOf<typeof orderApi.place>['body'];

type Parts = { items: CartItem[]; address: ShippingAddress; notes: string };

/** The order of a cart; prices are left out, because the shop prices every order itself (design §6.4). */
export function orderInput({ items, address, notes }: Parts): OrderInput {
  return {
    orderItems: items.map(({ productId, quantity, size }) => ({
      productId,
      quantity,
      ...(size && { size }),
    })),
    shippingAddress: address,
    paymentMethod: 'Cash on Delivery',
    notes,
  };
}
