import { expect, test } from 'vitest';
import { aShopThatMails } from '../../test/a-shop-that-mails.ts';
import {
  sendEmailChanged,
  sendMadeAdmin,
  sendPasswordChanged,
  sendPasswordRemoved,
  sendWelcome,
} from './account-mails.ts';

test('the welcome mail says what to do if somebody else created the account', async () => {
  const { mail, run, user } = await aShopThatMails();
  await run(sendWelcome, { userId: user.id });
  const [{ subject = '', text = '', html = '' } = {}] = mail.to(user.email);
  expect(subject).toBe('Welcome to Saha');
  expect(text).toContain('Hello A user,');
  expect(text).toContain('If you did not create this account');
  expect(html).toContain('href="https://saha.example/products"');
});

test('the mail about a new password says what to do if somebody else set it', async () => {
  const { mail, run, user } = await aShopThatMails();
  await run(sendPasswordChanged, { userId: user.id });
  const [{ subject = '', text = '' } = {}] = mail.to(user.email);
  expect(subject).toBe('Your Saha password was changed');
  expect(text).toContain('https://saha.example/forgot-password');
});

test('two changes of a password send two mails with different message ids', async () => {
  const { mail, run, user } = await aShopThatMails();
  await run(sendPasswordChanged, { userId: user.id });
  await run(sendPasswordChanged, { userId: user.id });
  const [first, second] = mail.to(user.email).map(({ messageId }) => messageId);
  expect(second).toMatch(/@saha\.example>$/);
  expect(second).not.toBe(first);
});

test('the mail about a new e-mail address goes to the old one, and names it in full if that was proved', async () => {
  const { mail, run } = await aShopThatMails();
  const change = { newEmail: 'new@example.com', name: 'Amina' };
  await run(sendEmailChanged, { ...change, oldEmail: 'old@example.com', isProved: true });
  await run(sendEmailChanged, { ...change, oldEmail: 'stranger@example.com', isProved: false });
  const [{ subject = '', text = '' } = {}] = mail.to('old@example.com');
  expect(subject).toBe('Your Saha email address was changed');
  expect(text).toContain('new@example.com');
  expect(text).toContain('support@saha.example');
  expect(mail.to('new@example.com')).toEqual([]);
  const [toStranger] = mail.to('stranger@example.com');
  expect(toStranger?.text).toContain('n•••@•••');
  expect(toStranger?.text).not.toContain('new@example.com');
});

test('the owner of a proved address is told that the old password was removed, and how to set a new one', async () => {
  const { mail, run, user } = await aShopThatMails();
  await run(sendPasswordRemoved, { userId: user.id });
  const [{ subject, text, html } = {}] = mail.to(user.email);
  expect(subject).toBe('Your Saha password was removed');
  for (const part of [text, html]) {
    expect(part).toContain('https://saha.example/forgot-password');
    expect(part).toContain('we removed it and signed the account out on all other devices');
  }
});

test('the address of a new administrator is told how to prove it, or to take the account over', async () => {
  const { mail, run, user } = await aShopThatMails();
  await run(sendMadeAdmin, { userId: user.id });
  const [{ text = '' } = {}] = mail.to(user.email);
  expect(text).toContain('https://saha.example/forgot-password');
  expect(text).toContain('it locks them out');
});

test('a deleted account gets no mail', async () => {
  const { db, mail, run, user } = await aShopThatMails();
  await db.deleteFrom('users').execute();
  await run(sendWelcome, { userId: user.id });
  await run(sendPasswordChanged, { userId: user.id });
  expect(mail.to(user.email)).toEqual([]);
});
