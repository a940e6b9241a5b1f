import { expect, test } from 'vitest';
import { expandLine } from './expand-line.ts';
import type { ProductLine } from './product-line.ts';

const line: ProductLine = {
  key: 'zinc',
  category: 'Minerals',
  brand: 'Vitanoor',
  name: 'Zinc {strength}, {pack}',
  description: 'Tablets.',
  features: [],
  picture: { shape: 'pill bottle', label: 'Zinc', tint: 'sky' },
  price: 640,
  options: { strength: { '10 mg': 1, '15 mg': 1.15 }, pack: { '60 tablets': 1, '120 tablets': 1.8 } },
  facts: {
    class: 'supplement',
    ingredients: 'Per tablet: zinc {strength} ({share}); cellulose.',
    usage: 'One tablet a day. {course}',
    warnings: 'Not for children.',
    audience: 'Adults.',
    terms: {
      share: { '10 mg': '100 %', '15 mg': '150 %' },
      course: { '10 mg': 'Every day.', '15 mg': 'For three months, then a pause.' },
    },
  },
};

test('a back names the alternatives of its products and leaves out sentences that differ too much', () => {
  const { back } = expandLine(line);
  expect(back.name).toBe('Zinc');
  expect(back.print.sections).toEqual([
    { title: 'Ingredients', text: 'Per tablet: zinc 10 mg / 15 mg (100 % / 150 %), cellulose.' },
    { title: 'How to use', text: 'One tablet a day.' },
    { title: 'Take care', text: 'Not for children.' },
  ]);
  expect(back.print.content).toBe('');
});

test('a back states the net quantity that all its products share', () => {
  const spec = { ...line, facts: { ...line.facts, content: '60 tablets' } };
  expect(expandLine(spec).back.print.content).toBe('60 pieces');
});

test('a back leaves out ingredients that have nothing in common', () => {
  const secret = { ...line, facts: { ...line.facts, ingredients: '{course}' } };
  const titles = expandLine(secret).back.print.sections.map(({ title }) => title);
  expect(titles).toEqual(['How to use', 'Take care']);
});
