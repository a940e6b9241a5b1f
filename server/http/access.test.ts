import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Access } from '../../shared/endpoint.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { signedInAs } from '../../test/sign-in.ts';
import { endpointRoutes } from '../app.ts';
import { newId } from '../db/new-id.ts';
import { requireContract } from './require-contract.ts';

/** What each caller may be refused with, by the access that the contract declares. */
const refusals: Record<Access, { guest?: number; user?: number }> = {
  anyone: {},
  user: { guest: 401 },
  admin: { guest: 401, user: 403 },
};

test('every endpoint refuses exactly those whom the contract shuts out', async () => {
  const { app, db } = await createTestApp();
  const callers = {
    guest: undefined,
    user: (await signedInAs(db, 'user')).headers,
    admin: (await signedInAs(db, 'admin')).headers,
  };
  for (const { endpoint } of endpointRoutes) {
    const url = `/api${endpoint.path.replace(':id', newId())}`;
    for (const [caller, headers] of Object.entries(callers)) {
      const reply = await app.inject({
        method: endpoint.method,
        url,
        ...(headers && { headers }),
        ...(endpoint.body && { payload: {} }),
      });
      const expected = refusals[endpoint.access][caller as 'guest' | 'user'];
      const refused = [401, 403].includes(reply.statusCode) ? reply.statusCode : undefined;
      expect(refused, `${endpoint.method} ${url} by ${caller}`).toBe(expected);
      expect(reply.statusCode, `${endpoint.method} ${url} by ${caller}`).toBeLessThan(500);
    }
  }
});

test('a route under /api that the contract does not name keeps the server from starting', () => {
  const app = Fastify();
  requireContract(app);
  expect(() => app.get('/api/secret', async () => 'open')).toThrow('not in the contract');
});
