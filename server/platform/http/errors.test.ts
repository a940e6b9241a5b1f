import { expect, test } from 'vitest';
import { toApiError } from './errors.ts';

function failure(details: object) {
  return Object.assign(new Error('failed'), details);
}

test.each([
  { code: 'ECONNREFUSED' },
  { code: 'ETIMEDOUT' },
  { code: 'EAI_AGAIN' },
  { code: 'ENOENT', syscall: 'connect' },
  { code: '57P01' },
  { code: '53300' },
  { code: '25006' },
  { code: '40P01' },
  { message: 'Client has encountered a connection error and is not queryable' },
  { message: 'Client was closed and is not queryable' },
  { message: 'Query read timeout' },
  { code: '08006' },
])('an unreachable database (%o) answers 503 with the seconds to wait', (details) => {
  expect(toApiError(failure(details))).toMatchObject({ status: 503, details: { retryAfter: 5 } });
});

test.each([{ code: 'ENOENT', syscall: 'open' }, { code: '23505' }, {}])('%o answers 500', (details) => {
  expect(toApiError(failure(details)).status).toBe(500);
});

test.each([{ code: '53100' }, { code: 'ENOSPC' }, { code: 'EDQUOT' }])(
  'a full disk (%o) has its own message',
  (details) => {
    expect(toApiError(failure(details))).toMatchObject({ status: 507, details: { retryAfter: 60 } });
  },
);
