import { expect, test } from 'vitest';
import { readTarget } from './read-target.ts';

test('a request target keeps its path and query, without a host', () => {
  const cases: [string, string][] = [
    ['/products?keyword=a%20b', '/products?keyword=a%20b'],
    ['http://shop.example/cart?a=1', '/cart?a=1'],
    ['https://shop.example', '/'],
    ['http://shop.example?a=1', '/?a=1'],
    ['cart', '/cart'],
    ['/fr/caf%C3%A9?a=%zz?b', '/fr/caf%C3%A9?a=%zz?b'],
  ];
  for (const [given, wanted] of cases) expect(readTarget(given)).toBe(wanted);
});

test('a percent sign that encodes nothing stands for itself', () => {
  const cases: [string, string][] = [
    ['/%zz', '/%25zz'],
    ['/a%/%41', '/a%25/%41'],
    ['/fr/%E0%A4', '/fr/%25E0%25A4'],
    ['/%ff%41/%0a', '/%25ff%2541/%0a'],
  ];
  for (const [given, wanted] of cases) expect(readTarget(given)).toBe(wanted);
});
