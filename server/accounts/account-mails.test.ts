import { expect, test } from 'vitest';
import { aShopThatMails } from '../../test/a-shop-that-mails.ts';
import { sendEmailChanged } from './send-email-changed.ts';
import { sendPasswordChanged } from './send-password-changed.ts';
import { sendWelcome } from './send-welcome.ts';

test('a new account is welcomed, and its owner learns what to do if they did not make it', async () => {
  const { mail, run, user } = await aShopThatMails();
  await run(sendWelcome, { userId: user.id });
  const [{ subject = '', text = '', html = '' } = {}] = mail.to(user.email);
  expect(subject).toBe('Welcome to Saha');
  expect(text).toContain('Hello A user,');
  expect(text).toContain('Did you not create this account?');
  expect(html).toContain('href="https://saha.example/products"');
});

test('a changed password is told with what to do if it was somebody else', async () => {
  const { mail, run, user } = await aShopThatMails();
  await run(sendPasswordChanged, { userId: user.id });
  const [{ subject = '', text = '' } = {}] = mail.to(user.email);
  expect(subject).toBe('Your Saha password was changed');
  expect(text).toContain('https://saha.example/forgot-password');
});

test('two changes of a password are two mails, which no mailbox takes for one', async () => {
  const { mail, run, user } = await aShopThatMails();
  await run(sendPasswordChanged, { userId: user.id });
  await run(sendPasswordChanged, { userId: user.id });
  const [first, second] = mail.to(user.email).map(({ messageId }) => messageId);
  expect(second).toMatch(/@saha\.example>$/);
  expect(second).not.toBe(first);
});

test('a changed e-mail address is told to the old one', async () => {
  const { mail, run } = await aShopThatMails();
  await run(sendEmailChanged, { oldEmail: 'old@example.com', newEmail: 'new@example.com', name: 'Amina' });
  const [{ subject = '', text = '' } = {}] = mail.to('old@example.com');
  expect(subject).toBe('Your Saha e-mail address was changed');
  expect(text).toContain('new@example.com');
  expect(text).toContain('support@saha.example');
  expect(mail.to('new@example.com')).toEqual([]);
});

test('an account that is gone gets no mail', async () => {
  const { db, mail, run, user } = await aShopThatMails();
  await db.deleteFrom('users').execute();
  await run(sendWelcome, { userId: user.id });
  await run(sendPasswordChanged, { userId: user.id });
  expect(mail.to(user.email)).toEqual([]);
});
