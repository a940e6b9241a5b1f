import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { InvoicedLine } from '../platform/db/stored-json.ts';
import { splitTva, stampDuty } from './invoice-figures.ts';
import { figuresOf, figuresOfTaken } from './invoice-snapshot.ts';

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

/** Lines at all rates with prices of any number of centimes, and an order in which their units come back. */
const takenUnits = fc
  .array(
    fc.record({
      price: fc.integer({ min: 1, max: 500_000 }),
      quantity: fc.integer({ min: 1, max: 12 }),
      rate: fc.constantFrom(0, 9, 19),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .chain((lines) => {
    const units = lines.flatMap(({ quantity }, line) => Array.from({ length: quantity }, () => line));
    return fc.record({
      lines: fc.constant(lines),
      order: fc.shuffledSubarray(units, { minLength: units.length }),
      cuts: fc.array(fc.boolean(), { minLength: units.length, maxLength: units.length }),
    });
  });

/** The units of each document: a new one begins at each cut. */
function documentsOf(order: number[], cuts: boolean[]) {
  const documents: number[][] = [[]];
  order.forEach((line, place) => {
    if (cuts[place] && documents.at(-1)?.length) documents.push([]);
    documents.at(-1)?.push(line);
  });
  return documents;
}

test('any split of the units, in any order, adds up to the invoice by line, rate, and with and without TVA', () => {
  fc.assert(
    fc.property(takenUnits, ({ lines, order, cuts }) => {
      const invoice = figuresOf(
        lines.map((each, line) => ({ ...each, line, name: 'x', total: each.price * each.quantity })),
      );
      const left = invoice.lines.map((line: InvoicedLine) => ({
        line,
        units: 0,
        netTaken: 0,
        totalLeft: 0,
        lessenedBy: [],
      }));
      const sums = new Map<string, number>();
      const add = (name: string, value: number) => {
        expect(value, name).toBeGreaterThanOrEqual(0);
        sums.set(name, (sums.get(name) ?? 0) + value);
      };
      for (const units of documentsOf(order, cuts)) {
        const taken = left.flatMap((each, place) => {
          const now = units.filter((line) => line === place).length;
          return now > 0 ? [{ ...each, now }] : [];
        });
        const document = figuresOfTaken(taken, 'en');
        add('total', document.total);
        for (const { rate, net, tva, gross } of document.taxes ?? []) {
          expect(net + tva).toBe(gross);
          add(`net ${rate}`, net);
          add(`tva ${rate}`, tva);
        }
        for (const { line, quantity, net = 0 } of document.lines) {
          add(`line ${line}`, net);
          const own = left[line];
          if (own) left[line] = { ...own, units: own.units + quantity, netTaken: own.netTaken + net };
        }
      }
      const whole = new Map([
        ['total', invoice.total],
        ...(invoice.taxes ?? []).flatMap(({ rate, net, tva }): [string, number][] => [
          [`net ${rate}`, net],
          [`tva ${rate}`, tva],
        ]),
        ...invoice.lines.map(({ line, net = 0 }): [string, number] => [`line ${line}`, net]),
      ]);
      expect(Object.fromEntries(sums)).toEqual(Object.fromEntries(whole));
    }),
  );
});

test('units credited by an earlier release, each rounded for itself, never make a part below zero', () => {
  const line = { line: 0, name: 'x', quantity: 3, price: 1, total: 3, rate: 19, net: 2 };
  const { taxes } = figuresOfTaken(
    [{ line, units: 2, netTaken: 3, now: 1, totalLeft: 1, lessenedBy: [] }],
    'en',
  );
  expect(taxes).toEqual([{ rate: 19, net: 0, tva: 1, gross: 1 }]);
});
