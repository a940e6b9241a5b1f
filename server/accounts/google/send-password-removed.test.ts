import { expect, test } from 'vitest';
import { aShopThatMails } from '../../../test/a-shop-that-mails.ts';
import { sendPasswordRemoved } from './send-password-removed.ts';

test('who proved an address is told that its old password is gone, and how to set a new one', async () => {
  const { mail, run, user } = await aShopThatMails();
  await run(sendPasswordRemoved, { userId: user.id });
  const [{ subject, text, html } = {}] = mail.to(user.email);
  expect(subject).toBe('Your Saha password was removed');
  for (const part of [text, html]) {
    expect(part).toContain('https://saha.example/forgot-password');
    expect(part).toContain('we removed it and signed the account out on all other devices');
  }
});
