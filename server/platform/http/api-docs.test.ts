import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';

test('every endpoint of the contract is in the documentation, with what it needs', async () => {
  const { app } = await createTestApp();
  const { statusCode, headers, body } = await app.inject({ url: '/docs/api' });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  const { paths, components } = (await app.inject({ url: '/api/openapi.json' })).json();
  expect(components.securitySchemes.key).toEqual({ type: 'http', scheme: 'bearer' });
  for (const path of Object.keys(paths)) expect(body).toContain(`<code>${path}</code>`);
  expect(body).toContain('<b>PUT</b> <code>/orders/{id}/status</code> <span>permission orders.pack</span>');
  expect(paths['/orders/{id}/status'].put.security).toEqual([{ key: [] }]);
  expect(body).toContain('<b>POST</b> <code>/api-keys</code> <span>administrators only</span>');
  expect(paths['/api-keys'].post.security).toBeUndefined();
  expect(body).toContain('permissions: (&#34;orders.read&#34; | ');
  expect(body).not.toMatch(/<script|style=/);
});
