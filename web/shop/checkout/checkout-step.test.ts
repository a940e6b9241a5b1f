import { expect, test } from 'vitest';
import { reachableStep, stepFromUrl, stepUrl } from './checkout-step.ts';

const nothing = { hasAddress: false, hasPayment: false };
const everything = { hasAddress: true, hasPayment: true };

test('the URL of a step leads to that step', () => {
  for (const step of ['shipping', 'payment', 'review'] as const) {
    expect(stepFromUrl(new URL(stepUrl(step), 'http://shop').searchParams)).toBe(step);
  }
});

test('an unknown step in the URL means the first step', () => {
  expect(stepFromUrl(new URLSearchParams('step=magic'))).toBe('shipping');
});

test('a deep link falls back to the first step that is not filled in', () => {
  expect(reachableStep('review', nothing)).toBe('shipping');
  expect(reachableStep('review', { hasAddress: true, hasPayment: false })).toBe('payment');
  expect(reachableStep('payment', { hasAddress: false, hasPayment: true })).toBe('shipping');
  expect(reachableStep('review', everything)).toBe('review');
});

test('earlier steps stay reachable when everything is filled in', () => {
  expect(reachableStep('shipping', everything)).toBe('shipping');
  expect(reachableStep('payment', everything)).toBe('payment');
});
