import { expect, test } from 'vitest';
import { placeInShort } from './address-text.tsx';

test('an address names only what it has', () => {
  const address = { fullName: 'Lydia Ferhat', street: '', city: 'Soumaa' };
  expect(placeInShort(address)).toBe('Lydia Ferhat, Soumaa');
});
