import { expect, test } from 'vitest';
import { refusalWords as arabic } from '../words-ar/refusal-words.ts';
import { refusalWords as french } from '../words-fr/refusal-words.ts';
import { translatorOf } from './refusal-table.ts';

const inFrench = translatorOf(french);
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

test('a message is looked up by its English text', () => {
  expect(inFrench('Please sign in')).toBe('Veuillez vous connecter');
  expect(translatorOf(arabic)('Your cart is empty')).toBe('سلتك فارغة');
});

test('values stay as they are, and the longest sentence that fits is taken', () => {
  expect(plain(inFrench('Zinc (10 mg) is out of stock'))).toBe('Zinc (10 mg) est en rupture de stock');
  expect(plain(inFrench('Clogs in size 38 is out of stock'))).toBe(
    'Clogs en taille 38 est en rupture de stock',
  );
  expect(inFrench('Must be at most 200 characters')).toBe('200 caractères au maximum');
});

test('a value that is a message is translated too', () => {
  expect(plain(inFrench('Page number must be a whole number from 1 to 500'))).toBe(
    'Numéro de page\u00a0: un nombre entier de 1 à 500',
  );
});

test('a name keeps its own direction within an Arabic sentence', () => {
  expect(translatorOf(arabic)('Vitamin C is out of stock')).toBe('نفد مخزون \u2068Vitamin C\u2069');
});

test('an unknown message stays English', () => {
  expect(inFrench('The moon is full')).toBe('The moon is full');
});
