import { plural } from './formats.ts';

/** Words of the cart. */
export const cartWords = {
  title: 'Shopping Cart',
  description: 'The products you have chosen, with their prices in dinars.',
  loading: 'Loading your cart…',
  items: (units: number) => plural(units, { one: '1 item', other: `${units} items` }),
  empty: {
    title: 'Your Cart is Empty',
    text: 'Products you add to your cart appear here.',
    browse: 'Browse Products',
  },
  size: (size: string) => `Size: ${size}`,
  unitPrice: (price: string) => `${price} each`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  remove: 'Remove',
  removeNamed: (name: string, size?: string) => (size ? `Remove ${name}, size ${size}` : `Remove ${name}`),
  removed: (name: string) => `${name} removed from cart`,
  undo: 'Undo',
  changes: {
    'price-changed': (from: string, to: string) => `The price changed from ${from} to ${to}.`,
    'quantity-lowered': (stock: number) => `Only ${stock} left in stock, so we lowered the quantity.`,
    'out-of-stock': 'Product is out of stock',
    'size-out-of-stock': 'This size is out of stock.',
    gone: 'This product is no longer sold.',
  },
  gift: 'Gift',
  missedGift: (name: string) => `The gift ${name} is sold out, so the order goes without it.`,
  summary: {
    title: 'Order Summary',
    subtotal: 'Subtotal',
    shipping: 'Shipping',
    tax: 'Tax',
    taxIncluded: 'Included',
    total: 'Total',
    free: 'Free',
    estimate: 'estimate',
    toFreeDelivery: (amount: string) => `Add ${amount} for free delivery.`,
    wilayaDecides: (home: string, price: string) =>
      `Shipping is an estimate and depends on your wilaya. Free in ${home}, ${price} elsewhere.`,
    wilayaDecidesFrom: (price: string) =>
      `Shipping is an estimate and depends on your wilaya. Shipping starts at ${price}.`,
    wilaya: 'Your wilaya',
    chooseWilaya: 'Choose to see the exact shipping price',
    notDelivered: (wilaya: string) => `We do not deliver to ${wilaya} yet.`,
    withoutShipping: 'without shipping',
    checkout: 'Proceed to Checkout',
    continueShopping: 'Continue Shopping',
    blocked: 'Remove the items that are out of stock to continue.',
    overbooked: 'Lower the quantities to what is in stock to continue.',
    cashOnDelivery: 'Cash on delivery: you pay when your parcel arrives.',
  },
};
