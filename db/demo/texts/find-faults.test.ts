import { expect, test } from 'vitest';
import type { ProductLine } from '../products/product-line.ts';
import { frenchTexts } from '../texts-fr/french-texts.ts';
import { findFaults } from './find-faults.ts';
import { findWritingFaults } from './find-writing-faults.ts';
import type { LineTexts } from './line-texts.ts';

const facts = { ingredients: 'Aqua.', usage: '{how}.', warnings: 'None.', audience: 'Adults.' };

const line: ProductLine = {
  key: 'milk',
  category: 'Body Milk',
  brand: 'Petinoor',
  name: 'Milk (Lait), {kind}, {volume}',
  description: 'A milk.',
  features: ['Soft', 'Mild'],
  picture: { shape: 'pump', label: 'Milk', tint: 'sky' },
  price: 500,
  options: { kind: { Day: 1, Night: 1 }, volume: { '250 ml': 1 } },
  facts: { class: 'cosmetic', ...facts, terms: { how: { Day: 'Early', Night: 'Late' } } },
};

const good: LineTexts = {
  name: 'Lait, {kind}, {volume}',
  description: 'Un lait.',
  features: ['Souple', 'Doux'],
  facts: { ...facts, terms: { how: { Day: 'Tôt', Night: 'Tard' } } },
  options: { Day: 'Jour', Night: 'Nuit' },
};

function faultsOf(changes: Partial<LineTexts>) {
  return findFaults(line, { ...good, ...changes }, frenchTexts);
}

test('texts that fit to their original have no faults', () => {
  expect(faultsOf({})).toEqual([]);
});

test('each kind of fault is found', () => {
  expect(faultsOf({ options: { Day: 'Jour' } })).toEqual(['milk: no words for "Night"']);
  expect(faultsOf({ options: { Day: 'Jour', Night: 'Jour' } })).toEqual([
    'milk: two options of an axis have the same words',
  ]);
  expect(faultsOf({ options: { ...good.options, Noon: 'Midi' } })).toEqual([
    'milk: "Noon" is no option of the English line',
  ]);
  expect(faultsOf({ name: 'Lait, {kind}' })).toEqual(['milk: {volume} is missing in name']);
  expect(faultsOf({ name: 'Lait {kind}, {volume}' })).toEqual(['milk: familyName is missing']);
  expect(faultsOf({ name: 'Lait {kind}, {volume}', familyName: 'Lait' })).toEqual([]);
  expect(faultsOf({ features: ['Souple'] })).toEqual(['milk: 1 features instead of 2']);
  expect(faultsOf({ description: 'Un lait {size}.' })).toEqual(['milk: nothing fills {size} in description']);
  expect(faultsOf({ facts: { ...good.facts, terms: { how: { Day: 'Tôt' } } } })).toEqual([
    'milk: nothing fills {how} in usage',
  ]);
});

test('marks and spaces of the language are found missing', () => {
  expect(findWritingFaults('fr', { a: ['Peau\u00a0: l’eau'], b: undefined }, 'x')).toEqual([]);
  expect(findWritingFaults('fr', { a: ['Peau : eau'] }, 'x')).toEqual([
    'x: a: 0 needs a no-break space at : ; ? ! % « »: Peau : eau',
  ]);
  expect(findWritingFaults('fr', "l'eau", 'x')).toHaveLength(1);
  expect(findWritingFaults('ar', 'ماء، Aqua, Glycerin', 'x')).toEqual([]);
  expect(findWritingFaults('ar', 'ماء, ملح', 'x')).toHaveLength(1);
  expect(findWritingFaults('ar', '٣ أقراص', 'x')).toHaveLength(1);
  expect(findWritingFaults('ar', ' ماء', 'x')).toHaveLength(1);
  expect(findWritingFaults('fr', { terms: { mix: { Day: '', Night: ' Tard.' } } }, 'x')).toEqual([]);
});
