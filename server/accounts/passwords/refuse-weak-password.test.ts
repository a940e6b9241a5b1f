import { expect, test } from 'vitest';
import { refuseWeakPassword } from './refuse-weak-password.ts';

const asUser = { role: 'user', field: 'password' } as const;
const asAdmin = { role: 'admin', field: 'newPassword' } as const;

test.each(['123456', 'password', 'Password1', 'QWERTY123', 'iloveyou', 'michael'])(
  'the common password %s is refused',
  (password) => {
    const message = 'Password is one of the most common ones. Choose another';
    expect(() => refuseWeakPassword(password, asUser)).toThrow(
      expect.objectContaining({
        status: 400,
        message,
        details: expect.objectContaining({ refused: { password: expect.objectContaining({ message }) } }),
      }),
    );
  },
);

test('simple passwords and the comments of the list are accepted', () => {
  for (const password of ['olivetree', 'zaytouna', '#', '# the software']) {
    expect(() => refuseWeakPassword(password, asUser)).not.toThrow();
  }
});

test('an administrator needs twelve characters', () => {
  const message = 'New password must be at least 12 characters';
  expect(() => refuseWeakPassword('olive tree7', asAdmin)).toThrow(
    expect.objectContaining({
      status: 400,
      message,
      details: expect.objectContaining({ refused: { newPassword: expect.objectContaining({ message }) } }),
    }),
  );
  expect(() => refuseWeakPassword('olive tree 7', asAdmin)).not.toThrow();
  expect(() => refuseWeakPassword('olive tree7', asUser)).not.toThrow();
});
