import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromNearerEnd } from './from-nearer-end.ts';

const pages = fc.record({
  count: fc.nat(60),
  limit: fc.integer({ min: 1, max: 25 }),
  page: fc.integer({ min: 1, max: 70 }),
  order: fc.constantFrom('asc', 'desc', undefined),
});

test('a page has the same rows from either end, and at most half of the list is skipped', () => {
  fc.assert(
    fc.property(pages, ({ count, limit, page, order = 'desc' }) => {
      const upwards = Array.from({ length: count }, (_, row) => row);
      const sorted = { asc: upwards, desc: upwards.toReversed() };
      const expected = sorted[order].slice((page - 1) * limit, page * limit);

      const read = fromNearerEnd({ page, limit, count, order });
      const rows = sorted[read.order].slice(read.offset, read.offset + read.limit);
      expect(read.order === order ? rows : rows.toReversed()).toEqual(expected);
      if (rows.length > 0) expect(read.offset).toBeLessThanOrEqual(count / 2);
    }),
  );
});

test('the last page is read from the end without an offset', () => {
  expect(fromNearerEnd({ page: 5000, limit: 20, count: 99_995 })).toEqual({
    order: 'asc',
    offset: 0,
    limit: 15,
  });
});
