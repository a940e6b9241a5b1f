import { plural } from './formats.ts';

/** Words of the wish list. */
export const wishWords = {
  title: 'Wish List',
  description: 'The products that you want to keep in mind.',
  loading: 'Loading your wish list…',
  count: (count: number) => plural(count, { one: '1 product', other: `${count} products` }),
  guest: 'Your wish list is kept in this browser.',
  signIn: 'Sign in to have it on all your devices.',
  empty: {
    title: 'Your Wish List is Empty',
    text: 'Tap the heart on a product to save it here.',
    browse: 'Browse Products',
  },
  added: 'Added to your wish list',
  removed: 'Removed from your wish list',
  view: 'View Wish List',
  move: 'Move to Cart',
  moveNamed: (name: string) => `Move to Cart: ${name}`,
  gone: (count: number) =>
    plural(count, {
      one: '1 product on your list is no longer sold.',
      other: `${count} products on your list are no longer sold.`,
    }),
  takeOff: 'Remove from List',
};
