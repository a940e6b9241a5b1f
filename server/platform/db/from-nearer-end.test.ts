import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromNearerEnd } from './from-nearer-end.ts';

const pages = fc.record({
  count: fc.nat(60),
  limit: fc.integer({ min: 1, max: 25 }),
  page: fc.integer({ min: 1, max: 70 }),
});

test('a page has the same rows from either end, and at most half of the list is skipped', () => {
  fc.assert(
    fc.property(pages, ({ count, limit, page }) => {
      const upwards = Array.from({ length: count }, (_, row) => row);
      const expected = upwards.slice((page - 1) * limit, page * limit);

      const read = fromNearerEnd({ offset: (page - 1) * limit, limit, count });
      const from = read.backwards ? upwards.toReversed() : upwards;
      const rows = from.slice(read.offset, read.offset + read.limit);
      expect(read.backwards ? rows.toReversed() : rows).toEqual(expected);
      if (rows.length > 0) expect(read.offset).toBeLessThanOrEqual(count / 2);
    }),
  );
});

test('the last page is read from the end without an offset', () => {
  expect(fromNearerEnd({ offset: 99_980, limit: 20, count: 99_995 })).toEqual({
    backwards: true,
    offset: 0,
    limit: 15,
  });
});
