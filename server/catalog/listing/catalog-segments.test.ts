import { expect, test } from 'vitest';
import { CatalogSegments, SegmentCounts } from './catalog-segments.ts';

test('a card counts once for each brand and category, however its products differ', () => {
  const segments = new CatalogSegments();
  const [vitamins, drops, tablets] = [1, 2, 3];
  const inDrops = segments.numberOf('Éclat', [vitamins, drops, 0]);
  const inTablets = segments.numberOf('ECLAT', [vitamins, tablets, 0]);
  const ofAnother = segments.numberOf('Zahrelle', [vitamins, tablets, 0]);
  const counts = new SegmentCounts(segments);
  for (const segment of [inDrops, inTablets, inDrops, inTablets]) counts.addRow(~segment, 1, 0);
  for (const segment of [ofAnother, inDrops]) counts.addRow(~segment, 2, 0);
  counts.addRow(inDrops, -1, 0);
  counts.addCard(inDrops);
  const { brands } = segments;
  const byBrand = segments.sumByBrand(counts).inPart(0);
  expect(byBrand[brands.find('éclat') ?? 0]).toBe(4);
  expect(byBrand[brands.find('Zahrelle') ?? 0]).toBe(1);
  expect([...segments.sumByCategory(counts).inPart(0)]).toEqual([0, 4, 4, 2]);
});
