/** Words of what a buyer can do with an order. They are loaded after the order. */
export const orderActionsWords = {
  review: {
    text: 'How do you like the products? Your review helps other shoppers.',
    button: 'Write a Review',
  },
  again: {
    text: 'Add the same items at today’s prices.',
    button: 'Order Again',
    busy: 'Adding…',
    failed: 'The products could not be loaded. Please try again.',
    added: (items: string) => `Added to your cart: ${items}.`,
    nothing: 'Nothing from this order is available at the moment.',
    gone: (name: string) => `${name} is no longer sold.`,
    soldOut: (name: string) => `${name} is out of stock.`,
    sizeSoldOut: (name: string, size: string) => `${name} in size ${size} is out of stock.`,
    fewer: (name: string, stock: number) => `${name}: only ${stock} left.`,
    price: (name: string, from: string, to: string) => `${name} now costs ${to} instead of ${from}.`,
    toCart: 'Go to Cart',
  },
  cancel: {
    title: 'Cancel this order',
    text: 'Until we prepare it, you can ask us to cancel it. We’ll get back to you.',
    button: 'Ask to Cancel',
    busy: 'Sending…',
    failed: 'Your request could not be sent. Please try again.',
    asked: 'You have asked us to cancel this order. We’ll get back to you.',
  },
};
