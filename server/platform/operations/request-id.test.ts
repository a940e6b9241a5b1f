import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { requestId } from './request-id.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function named(id?: string) {
  return { headers: id === undefined ? {} : { 'x-request-id': id } } as unknown as IncomingMessage;
}

test('a request keeps the id from the proxy', () => {
  const id = '7f1c2a52c3d64d5f9f0e4a1b2c3d4e5f';
  expect(requestId(named(id), { behindProxy: true })).toBe(id);
});

test.for([undefined, '', 'short', 'with spaces in it', `${'x'.repeat(65)}`, 'line\nbreak-in-it'])(
  'the id %j is replaced by a new one',
  (id) => {
    expect(requestId(named(id), { behindProxy: true })).toMatch(uuid);
  },
);

test('without a proxy the X-Request-Id header is ignored', () => {
  expect(requestId(named('chosen-by-a-visitor'), { behindProxy: false })).toMatch(uuid);
});
