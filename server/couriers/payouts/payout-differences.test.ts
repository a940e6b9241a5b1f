import { expect, test } from 'vitest';
import { compareLine, compareLines, payoutDifferences } from '../../../shared/couriers/parcel-terms.ts';
import type { PayoutLine } from '../../../shared/couriers/payouts.ts';
import { aShopWithParcels } from '../../../test/couriers/shop-with-parcels.ts';

/** One line for each kind of difference, one that was paid before, and one about the parcel of line 2 again. */
const everyKind = [
  'tracking,amount',
  'c-1,3000',
  'c-2,2500',
  'c-3,3500',
  'c-4,3000',
  'c-5,3000',
  'c-1,3000',
  'no,100',
];

test('preview, page and file expect the same of every line, and their columns add up', async () => {
  const { read, send } = await aShopWithParcels([
    'delivered',
    'delivered',
    'delivered',
    'picked_up',
    'delivered',
  ]);
  await read('tracking,amount\nc-5,3000\n', { reference: 'A-1' });
  const csv = everyKind.join('\n');
  const preview = (await read(csv, { apply: false })).body.found as PayoutLine[];
  const { payoutId } = (await read(csv)).body;
  const page = (await send('GET', `/payouts/${payoutId}`)).body.found as PayoutLine[];
  expect(page).toEqual(preview);
  expect(new Set(page.flatMap(({ difference }) => difference ?? []))).toEqual(new Set(payoutDifferences));
  const due = page.toSorted((a, b) => a.line - b.line).map((line) => compareLine(line).due);
  expect(due).toEqual([3_000, 3_000, 3_000, 3_000, 0, 0, 0]);
  const file: string = (await send('GET', `/payouts/${payoutId}/export`)).body;
  const [headings = '', ...lines] = file.trim().split('\r\n');
  const column = headings.split(',').indexOf('Expected (DA)');
  const expected = lines.map((line) => Number(line.split(',')[column]));
  expect(expected).toEqual([...page.map((line) => compareLine(line).due), 12_000]);
  expect(compareLines(page).due).toBe(12_000);
});

test('a line about a parcel of the same sheet names the line, one about another payout does not', async () => {
  const { read, send } = await aShopWithParcels(['delivered', 'delivered']);
  await read('tracking,amount\nc-2,3000\n', { reference: 'A-1' });
  const { payoutId, found } = (await read('tracking,amount\nc-1,3000\nc-2,3000\nc-1,3000\n')).body;
  expect(found).toMatchObject([
    { line: 3, difference: 'twice' },
    { line: 4, difference: 'twice', repeats: 2 },
    { line: 2 },
  ]);
  expect(found[0].repeats).toBeUndefined();
  const file = (await send('GET', `/payouts/${payoutId}/export?lang=fr`)).body;
  expect(file).toContain('déjà à la ligne 2 du bordereau');
  expect(file).toContain('déjà payé');
});

test('what a courier paid too much stands beside what it owes, until it is accepted or withdrawn', async () => {
  const { read, send } = await aShopWithParcels(['delivered', 'delivered', 'delivered']);
  const accounts = async () => {
    const { couriers } = (await send('GET', '/parcels/unpaid')).body;
    return couriers.map(({ amount, overpaid }: { amount: number; overpaid: number }) => [amount, overpaid]);
  };
  expect(await accounts()).toEqual([[9_000, 0]]);
  const csv = 'tracking,amount\nc-1,3000\nc-1,3000\nc-2,3500\nc-3,2500\nno,100\n';
  const { payoutId } = (await read(csv)).body;
  expect(await accounts()).toEqual([[500, 3_000 + 500 + 100]]);
  const accept = (line: number) =>
    send('POST', `/payouts/${payoutId}/lines/${line}/accept`, { reason: 'agreed' });
  await accept(3);
  await accept(5);
  expect(await accounts()).toEqual([[0, 600]]);
  await send('POST', `/payouts/${payoutId}/withdraw`);
  expect(await accounts()).toEqual([[9_000, 0]]);
});
