import { expect, test } from 'vitest';
import { nationalNumber } from './phones.ts';

test.each([
  '0550123456',
  '0550 12 34 56',
  '+213550123456',
  '+213 550 12 34 56',
  '+213 (0)550-12-34-56',
  '00213550123456',
  '00 213 0550 12.34.56',
  '213550123456',
])('%s is 550123456 within Algeria', (phone) => {
  expect(nationalNumber(phone)).toBe('550123456');
});

test.each([
  ['021 55 12 34', '21551234'],
  ['+213 21 55 12 34', '21551234'],
  ['0213 55 12 34', '213551234'],
])('the landline %s is %s', (phone, number) => {
  expect(nationalNumber(phone)).toBe(number);
});

test.each(['+33 6 12 34 56 78', '0033612345678'])('the foreign number %s keeps its country code', (phone) => {
  expect(nationalNumber(phone)).toBe('33612345678');
});

test.each([
  ['0550', '550'],
  ['+213 550', '550'],
  ['00213', ''],
])('the beginning %s is %s', (phone, number) => {
  expect(nationalNumber(phone)).toBe(number);
});
