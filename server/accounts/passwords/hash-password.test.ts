import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword, isOutdated, verifyPassword } from './hash-password.ts';

test('a hash matches its own password only and has a new salt each time', async () => {
  const hash = await hashPassword('olive tree 7');
  expect(await verifyPassword('olive tree 7', hash)).toBe(true);
  expect(await verifyPassword('Olive tree 7', hash)).toBe(false);
  expect(await verifyPassword('olive tree 7 ', hash)).toBe(false);
  expect(await verifyPassword('', hash)).toBe(false);
  expect(await hashPassword('olive tree 7')).not.toBe(hash);
  expect(isOutdated(hash)).toBe(false);
});

test('a letter is the same however a keyboard composes it', async () => {
  const hash = await hashPassword('caf\u00e9 noir');
  expect(await verifyPassword('cafe\u0301 noir', hash)).toBe(true);
  expect(await verifyPassword('cafe noir', hash)).toBe(false);
});

test('a hash with other parameters still matches, and is outdated if its cost is lower', async () => {
  const key = argon2Sync('argon2id', {
    message: 'olive tree 7',
    nonce: Buffer.from('0123456789abcdef'),
    memory: 1024,
    passes: 3,
    parallelism: 2,
    tagLength: 24,
  });
  const older = `$argon2id$v=19$m=1024,t=3,p=2$MDEyMzQ1Njc4OWFiY2RlZg$${key.toString('base64').replace(/=+$/, '')}`;
  expect(await verifyPassword('olive tree 7', older)).toBe(true);
  expect(await verifyPassword('olive tree 8', older)).toBe(false);
  expect(isOutdated(older)).toBe(true);
});

test.each([
  ['no hash', null],
  ['no PHC string', 'olive tree 7'],
  ['another algorithm', '$2b$12$0123456789012345678901uKXnE2VQmJ0Y1S3Z8tq0o9vQe5nU0mG'],
])('with %s no password is right', async (_, hash) => {
  expect(await verifyPassword('olive tree 7', hash)).toBe(false);
});
