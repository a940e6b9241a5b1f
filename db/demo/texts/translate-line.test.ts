import { expect, test } from 'vitest';
import type { ProductLine } from '../products/product-line.ts';
import { frenchTexts } from '../texts-fr/french-texts.ts';
import type { LineTexts } from './line-texts.ts';
import { translateLine } from './translate-line.ts';

const line: ProductLine = {
  key: 'milk',
  category: 'Body Milk',
  brand: 'Petinoor',
  name: 'Milk (Lait), {kind}, {volume}',
  description: 'A milk.',
  features: ['Soft'],
  picture: { shape: 'pump', label: 'Milk', tint: 'sky' },
  price: 500,
  options: { kind: { Day: 1, Night: 1 }, volume: { '250 ml': 1 } },
  facts: { class: 'cosmetic', ingredients: 'Aqua.', usage: '{how}.', warnings: 'None.', audience: 'All.' },
};

const own: LineTexts = {
  name: 'Lait, {kind}, {volume}',
  description: 'Un lait de {kind:small}, {how}.',
  features: ['Souple'],
  facts: {
    ingredients: 'Aqua.',
    usage: '{how}.',
    warnings: 'Aucune.',
    audience: 'Tous.',
    terms: { how: { Day: 'le matin', Night: 'le soir' } },
  },
  options: { Day: 'Jour', Night: 'Nuit' },
};

const optionNames = { ...frenchTexts.optionNames, axes: { kind: 'Type', volume: 'Format' } };

test('products keep the keys of their English options and take the words of the language', () => {
  const { products, family } = translateLine(line, own, { ...frenchTexts, optionNames });
  expect(products).toMatchObject([
    {
      key: 'milk-day-250-ml',
      name: 'Lait, Jour, 250\u00a0ml',
      description: 'Un lait de jour, le matin.',
      label: 'Jour, 250\u00a0ml',
    },
    {
      key: 'milk-night-250-ml',
      name: 'Lait, Nuit, 250\u00a0ml',
      usage: 'le soir.',
      label: 'Nuit, 250\u00a0ml',
    },
  ]);
  expect(family).toEqual({ key: 'milk', name: 'Lait', optionName: 'Type et format' });
});

test('Arabic options are joined by an Arabic comma, which is no part of the name of the family', () => {
  const arabic = { ...own, name: 'حليب، {kind}، {volume}', options: { Day: 'نهار', Night: 'ليل' } };
  const { products, family } = translateLine(line, arabic, { ...frenchTexts, optionNames });
  expect(products.map(({ label }) => label)).toEqual([
    'نهار، \u2067250\u00a0مل\u2069',
    'ليل، \u2067250\u00a0مل\u2069',
  ]);
  expect(family?.name).toBe('حليب');
});

test('an amount keeps its unit beside it, which is an Arabic one in an Arabic text', () => {
  const [cream, arabic] = [
    { ...line, options: { kind: { 'Cream 75 ml': 1 } } },
    {
      ...own,
      name: 'كريم 20 x 30 cm، {kind}',
      description: 'يذاب في 200 ml من الماء',
      options: { 'Cream 75 ml': 'كريم 75 ml' },
    },
  ];
  const { products, family } = translateLine(cream, arabic, frenchTexts);
  const inside = 'كريم 75\u00a0مل';
  expect(products).toMatchObject([
    {
      name: `كريم \u206620\u00a0x\u00a030\u2069\u00a0سم، \u2067${inside}\u2069`,
      description: 'يذاب في 200\u00a0مل من الماء',
      label: inside,
    },
  ]);
  expect(family?.name).toBe('كريم \u206620\u00a0x\u00a030\u2069\u00a0سم');
});

test('numbers and Latin letters of options do not turn the direction of an Arabic name', () => {
  const pack = { ...line, options: { strength: { '500 mg': 1 }, pack: { '30 tablets': 1 } } };
  const arabic = { ...own, name: 'فيتامين C، {strength}، {pack}', options: { '30 tablets': '30 قرصًا' } };
  expect(translateLine(pack, arabic, frenchTexts).products).toMatchObject([
    {
      name: 'فيتامين C، \u2067500\u00a0ملغ\u2069، \u206730 قرصًا\u2069',
      label: '\u200f\u2067500\u00a0ملغ\u2069، \u206730 قرصًا\u2069',
    },
  ]);
});

test('a family shows the English option name while a word is missing, and a single product has no family', () => {
  const missing = { ...optionNames, axes: { kind: 'Type' } };
  expect(translateLine(line, own, { ...frenchTexts, optionNames: missing }).family?.optionName).toBe('');
  const { options: _, ...single } = line;
  expect(translateLine(single, own, frenchTexts)).toMatchObject({
    family: undefined,
    products: [{ key: 'milk', label: '' }],
  });
});
