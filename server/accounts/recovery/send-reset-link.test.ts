import { expect, test } from 'vitest';
import { aShopThatMails } from '../../../test/a-shop-that-mails.ts';
import { hashToken } from '../sessions/session-token.ts';
import { sendResetLink } from './send-reset-link.ts';

test('the mailed reset link is the token whose hash is kept, as a button and as an address', async () => {
  const { db, mail, run, user } = await aShopThatMails();
  await run(sendResetLink, { email: user.email.toUpperCase() });
  const [{ subject = '', text = '', html = '' } = {}] = mail.to(user.email);
  expect(subject).toBe('Reset your Saha password');
  const [link = '', token = ''] =
    /https:\/\/saha\.example\/reset-password\?token=([\w-]{43})/.exec(text) ?? [];
  expect(html).toContain(`href="${link}"`);
  expect(html).toContain(`>${link}<`);
  expect(text).toContain('valid for 1 hour');
  const kept = await db.selectFrom('reset_tokens').select(['token_hash', 'user_id']).execute();
  expect(kept).toEqual([{ token_hash: hashToken(token), user_id: user.id }]);
});

test('an address without an account gets no mail, and nothing is kept', async () => {
  const { db, mail, run } = await aShopThatMails();
  await run(sendResetLink, { email: 'nobody@example.com' });
  expect(mail.to('nobody@example.com')).toEqual([]);
  expect(await db.selectFrom('reset_tokens').selectAll().execute()).toEqual([]);
});
