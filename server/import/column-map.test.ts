import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  askForColumns,
  mapFileOf,
  mappingBy,
  parseColumnMap,
  proposeMap,
  recallMap,
  rememberMap,
} from './column-map.ts';

const columns = ['ref', 'product', 'market_price', 'Shelf'];
const text = "externalKey=ref,name=product,price=market_price*1.55,category='Face, Creams > Day',stock=20";

async function imported(record: Record<string, unknown>) {
  const toInput = await mappingBy(parseColumnMap(text), columns)(async function* () {});
  return toInput(record);
}

test('a map accepts columns, columns times a factor, numbers and texts', async () => {
  expect(await imported({ ref: 'r1', product: 'Soap', market_price: '1 000,50', Shelf: 'x' })).toEqual({
    externalKey: 'r1',
    name: 'Soap',
    price: 1550.78,
    category: 'Face, Creams > Day',
    stock: '20',
  });
});

test('a price that is missing or not a number is kept, so that its row is refused', async () => {
  expect(await imported({ ref: 'r1', market_price: '' })).toMatchObject({ price: '' });
  expect(await imported({ ref: 'r1', market_price: 'free' })).toMatchObject({ price: 'free' });
});

test('an unknown column, of ours or of the file, is refused with the nearest name', () => {
  expect(() => parseColumnMap('externalKey=ref,nmae=product')).toThrow('"nmae": did you mean name?');
  expect(() => parseColumnMap('name=product,price=cost')).toThrow('The map has no source for externalKey.');
  const map = parseColumnMap('externalKey=ref,name=prodct,price=market_price,category=Shelf');
  expect(() => mappingBy(map, columns)).toThrow('The file has no column "prodct": did you mean product?');
});

test('questions suggest the nearest column, repeat for required ones, and accept no source for others', async () => {
  const answers: Record<string, string[]> = {
    externalKey: ['', 'ref'],
    name: ['product'],
    price: ['market_price*2'],
    category: ["'Body'"],
    stock: ['-'],
  };
  const asked: string[] = [];
  const map = await askForColumns([...columns, 'Brand'], async (question) => {
    asked.push(question);
    return answers[question.split(' ')[0] ?? '']?.shift() ?? '';
  });
  expect(map).toEqual({
    externalKey: 'ref',
    name: 'product',
    brand: 'Brand',
    price: 'market_price*2',
    category: "'Body'",
  });
  expect(asked.filter((question) => question.startsWith('externalKey (required)'))).toHaveLength(2);
});

test('a map is stored next to its file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'saha-map-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'list.csv');
  expect(await recallMap(file)).toBeUndefined();
  const map = parseColumnMap(text);
  await rememberMap(file, map);
  expect(await recallMap(file)).toEqual(map);
  expect(JSON.parse(await readFile(mapFileOf(file), 'utf8'))).toMatchObject({ stock: '20' });
  await writeFile(mapFileOf(file), '[1]');
  await expect(recallMap(file)).rejects.toThrow('is not a map of columns');
});

test('Famille is a category, but a family in a file with labels, and never both', () => {
  const named = ['Référence', 'Désignation', 'Prix'];
  expect(proposeMap([...named, 'Famille'])).toMatchObject({ category: 'Famille' });
  expect(proposeMap([...named, 'Famille'])).not.toHaveProperty('family');
  expect(proposeMap([...named, 'Rayon', 'FAMILLES', 'label'])).toMatchObject({ family: 'FAMILLES' });
  const both = proposeMap([...named, 'Catégorie', 'Famille']);
  expect(both).toMatchObject({ category: 'Catégorie' });
  expect(Object.values(both)).not.toContain('Famille');
});
