import { expect, test } from 'vitest';
import { readCredential } from './google-identity.ts';

const credentialOf = (claims: unknown) =>
  ['header', Buffer.from(JSON.stringify(claims)).toString('base64url'), 'signature'].join('.');

test('the claims of a credential are read, in any alphabet', () => {
  const credential = credentialOf({
    email: 'amel@gmail.com',
    sub: '1234',
    name: 'أمل Émilie 🌿',
    picture: 'https://lh3.example/a?>',
  });
  expect(readCredential(credential)).toEqual({
    email: 'amel@gmail.com',
    googleId: '1234',
    name: 'أمل Émilie 🌿',
    picture: 'https://lh3.example/a?>',
    credential,
  });
});

test('name and picture may be absent', () => {
  const credential = credentialOf({ email: 'amel@gmail.com', sub: '1234' });
  expect(readCredential(credential)).toMatchObject({ name: '', picture: '' });
});

test.each(['', 'abc', 'a.b.c', 'a.%%%.c', credentialOf(null), credentialOf({ email: 'amel@gmail.com' })])(
  'what is no credential is none: %s',
  (text) => {
    expect(readCredential(text)).toBeUndefined();
  },
);
