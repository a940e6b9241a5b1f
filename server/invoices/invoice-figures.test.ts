import { expect, test } from 'vitest';
import { splitTva, stampDuty } from './invoice-figures.ts';

test('TVA is taken out of the sum of each rate, and the lines add up to it', () => {
  // 3 × 100.00 at 19 %: 300 / 1.19 = 252.10, so 47.90 TVA; 109.00 at 9 %: 100 and 9.
  const lines = [
    { total: 100_00, rate: 19 },
    { total: 109_00, rate: 9 },
    { total: 100_00, rate: 19 },
    { total: 100_00, rate: 19 },
    { total: 50_00, rate: 0 },
  ];
  const { nets, taxes } = splitTva(lines);
  expect(taxes).toEqual([
    { rate: 19, net: 252_10, tva: 47_90, gross: 300_00 },
    { rate: 9, net: 100_00, tva: 9_00, gross: 109_00 },
    { rate: 0, net: 50_00, tva: 0, gross: 50_00 },
  ]);
  expect(nets).toEqual([84_03, 100_00, 84_04, 84_03, 50_00]);
});

test('the sums agree to the centime for any totals', () => {
  for (let seed = 1; seed < 500; seed++) {
    const lines = Array.from({ length: 1 + (seed % 7) }, (_, place) => ({
      total: (seed * 7_919 * (place + 1)) % 1_000_003,
      rate: [0, 9, 19][(seed + place) % 3] ?? 0,
    }));
    const { nets, taxes } = splitTva(lines);
    for (const { rate, net, tva, gross } of taxes) {
      const own = (part: number[]) =>
        part.filter((_, place) => lines[place]?.rate === rate).reduce((sum, each) => sum + each, 0);
      expect([net + tva, own(lines.map(({ total }) => total)), own(nets)]).toEqual([gross, gross, net]);
      expect(Math.abs(tva - (gross * rate) / (100 + rate))).toBeLessThanOrEqual(0.5);
    }
  }
});

test.each([
  [300_00, 'whole', 0],
  [300_01, 'whole', 5_00],
  [450_00, 'whole', 5_00],
  [2_450_00, 'whole', 25_00],
  [30_000_00, 'whole', 300_00],
  [30_000_01, 'whole', 451_50],
  [100_000_00, 'whole', 1_500_00],
  [120_000_00, 'whole', 2_400_00],
  [30_000_01, 'slices', 301_50],
  [100_000_00, 'slices', 1_350_00],
  [120_000_00, 'slices', 1_750_00],
] as const)('%i centimes in cash, by %s, owe %i', (total, method, duty) => {
  expect(stampDuty({ total, day: '2026-03-01', method, least: 5_00 })).toBe(duty);
});

test('the least duty can be 30 DA, and before 2025 there is no rule', () => {
  expect(stampDuty({ total: 1_000_00, day: '2026-03-01', method: 'whole', least: 30_00 })).toBe(30_00);
  expect(stampDuty({ total: 1_000_00, day: '2024-12-31', method: 'whole', least: 5_00 })).toBe(0);
});
