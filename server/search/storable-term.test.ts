import { expect, test } from 'vitest';
import { newId } from '../platform/db/new-id.ts';
import { isStorableTerm } from './storable-term.ts';

test.each([
  'vitamin d3',
  'crème solaire spf 50+',
  '"gel douche"',
  'حليب الأطفال 2',
  'omega369',
  'vitamin 3',
  'BIODERMA',
  'tetracne',
  'doliprane 1000 mg',
  '٥٠٠ مغ',
])('%s is kept', (term) => {
  expect(isStorableTerm(term)).toBe(true);
});

test.each([
  'amina@example.com',
  'amina @ example.com',
  '0555 12 34 56',
  '+213 (0)555-12-34-56',
  'call 0555.12.34.56 please',
  '٠٥٥٥١٢٣٤٥٦',
  'W4TX WDRY',
  '#w4txwdry',
  'WTXQ-WDRY',
  newId(),
  'https://example.com/x',
  'www.example.com',
  'a'.repeat(31),
  'word '.repeat(11),
  'words of eight '.repeat(6),
  '  ',
  '""',
])('%s is not kept', (term) => {
  expect(isStorableTerm(term)).toBe(false);
});
