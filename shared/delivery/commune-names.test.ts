import damerauLevenshtein from 'damerau-levenshtein';
import { expect, test } from 'vitest';
import { capitalOf, communeNamed, communesByName, nearCommunes } from './commune-names.ts';

const communes = [
  { id: 1, names: ['Bordj El Kiffan', 'برج الكيفان'] },
  { id: 2, names: ['Bordj El Bahri', 'برج البحري'] },
  { id: 3, names: ['El Harrach', 'الحراش'] },
  { id: 4, names: ['Aïn Taya', 'عين طاية'] },
  { id: 5, names: ['Les Eucalyptus', 'الكاليتوس'] },
];

const near = (typed: string) =>
  nearCommunes(communes, typed, (a, b) => damerauLevenshtein(a, b).steps).map(({ id }) => id);

test.each([
  ['BORDJ EL KIFFAN', 1],
  ['Bordj el-kiffan', 1],
  [' برج الكيفان', 1],
  ['ain taya', 4],
  ['عَيْن طـايه', 4],
  ['الكاليتوس', 5],
  ['ألحراش', 3],
  ['بُرج البحرى', 2],
])('%j is the name of a commune', (typed, id) => {
  expect(communeNamed(communes, typed)?.id).toBe(id);
});

test('the capital of a wilaya has its name, or the one of its commune', () => {
  expect(['Alger', 'In Guezzam', 'Oran'].map(capitalOf)).toEqual(['Alger Centre', 'Ain Guezzam', 'Oran']);
});

test('a commune of a list is found by the name of its reader and by the stored one, and a blank text finds none', () => {
  const inArabic = communesByName([{ id: 1, name: 'باب الوادي', stored: 'Bab El Oued' }]);
  for (const name of ['باب الوادى', 'bab el-oued']) expect(inArabic(name)?.id, name).toBe(1);
  const inFrench = communesByName([{ id: 1, name: 'Bab El Oued' }]);
  expect(inFrench('Bab el Oued')?.id).toBe(1);
  for (const find of [inArabic, inFrench])
    for (const name of ['', ' ', '-']) expect(find(name)).toBeUndefined();
});

test('another spelling, no name and a name of two communes choose none', () => {
  for (const typed of ['Bordj el kifane', '', '-', 'Alger']) {
    expect(communeNamed(communes, typed)).toBeUndefined();
  }
  expect(communeNamed([...communes, { id: 6, names: ['Ain Taya'] }], 'Aïn Taya')).toBeUndefined();
});

test.each([
  ['Bordj el kifane', [1]],
  ['borj el kiffan', [1]],
  ['Harrach', [3]],
  ['برج الكفان', [1]],
  ['bordj el', [1, 2]],
  ['El Harrach centre', [3]],
  ['ain', []],
  ['Hydra', []],
])('%j is near %j', (typed, ids) => {
  expect(near(typed)).toEqual(ids);
});
