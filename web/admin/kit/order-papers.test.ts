import { expect, test } from 'vitest';
import { idsIn, papersUrl } from './order-papers.ts';

const anId = (letter: string) => letter.repeat(36);

test('the address of papers holds its ids, once each and without anything else', () => {
  const ids = [anId('a'), anId('b')];
  const url = new URL(papersUrl('slips', ids), 'http://shop');
  expect([url.pathname, url.search]).toEqual(['/admin/orders/print', '?papers=slips']);
  expect(idsIn(url.hash)).toEqual(ids);
  expect(idsIn(`#${anId('a')}.${anId('a')}.nope..<b>`)).toEqual([anId('a')]);
  expect(idsIn('')).toEqual([]);
});
