import { expect, test } from 'vitest';
import { courierRefusals as arabicCouriers } from '../../web/words-ar/courier-refusals.ts';
import { officeRefusals as arabicSettings } from '../../web/words-ar/office-refusals.ts';
import { refusalWords as arabic } from '../../web/words-ar/refusal-words.ts';
import { courierRefusals as frenchCouriers } from '../../web/words-fr/courier-refusals.ts';
import { officeRefusals as frenchSettings } from '../../web/words-fr/office-refusals.ts';
import { refusalWords as french } from '../../web/words-fr/refusal-words.ts';
import { collectMessages } from './collect-messages.ts';

const messages = collectMessages();

test('the messages of schemas and of refusals are found', () => {
  expect(messages.get('Please sign in')).toBe('shared/api-error.ts');
  expect(messages.get('Only {0} left in stock')).toMatch(/^server\/catalog\//);
  expect(messages.size).toBeGreaterThan(200);
});

test.each([
  ['French', { ...french, ...frenchSettings, ...frenchCouriers }],
  ['Arabic', { ...arabic, ...arabicSettings, ...arabicCouriers }],
])('every message of the API is said in %s, with its values', (_, words: Record<string, string>) => {
  const missing = [...messages].filter(([message]) => !words[message]);
  expect(missing).toEqual([]);
  const obsolete = Object.keys(words).filter((message) => !messages.has(message));
  expect(obsolete).toEqual([]);
  for (const [message, translation] of Object.entries(words)) {
    const values = new Set(translation.match(/\{\d\}/g));
    const known = new Set(message.match(/\{\d\}/g));
    expect([message, [...values].filter((value) => !known.has(value))]).toEqual([message, []]);
  }
});
