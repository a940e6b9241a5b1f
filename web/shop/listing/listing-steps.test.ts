import { expect, test } from 'vitest';
import { listingHeading } from './listing-steps.ts';

const sun = [{ name: 'Sun' }];

test.each([
  [{ keyword: '' }, [], 'All Products'],
  [{ keyword: '', onOffer: true as const }, [], 'On offer'],
  [{ keyword: '', brand: ['Vitanoor'] }, [], 'Vitanoor'],
  [{ keyword: '', brand: ['Vitanoor', 'Nabdium'] }, [], 'All Products'],
  [{ keyword: '', brand: ['Vitanoor'], onOffer: true as const }, sun, 'Sun'],
  [{ keyword: 'zinc', onOffer: true as const }, sun, 'Results for “zinc”'],
])('the heading of %o in %o is %s', (listing, chain, heading) => {
  expect(listingHeading(listing, chain)).toBe(heading);
});
