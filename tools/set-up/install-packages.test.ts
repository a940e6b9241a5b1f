import { expect, test } from 'vitest';
import { isInstalled } from './install-packages.mjs';

test('packages count as installed only if all of the shop are there in their versions', () => {
  const wanted = {
    '': { version: '0.1.0' },
    'node_modules/zod': { version: '4.0.0' },
    'node_modules/tested': { version: '1.0.0', dev: true },
    'node_modules/native': { version: '2.0.0', os: [process.platform], cpu: process.arch },
    'node_modules/elsewhere': { version: '2.0.0', os: ['plan9'] },
  };
  const found = { 'node_modules/zod': { version: '4.0.0' }, 'node_modules/native': { version: '2.0.0' } };
  expect(isInstalled(wanted, found)).toBe(true);
  expect(isInstalled(wanted, {})).toBe(false);
  expect(isInstalled(wanted, { ...found, 'node_modules/zod': { version: '3.9.0' } })).toBe(false);
  expect(isInstalled(wanted, { 'node_modules/zod': { version: '4.0.0' } })).toBe(false);
});
