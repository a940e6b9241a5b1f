import { expect, test } from 'vitest';
import { aShopThatMails } from '../test/a-shop-that-mails.ts';
import { anOrder } from '../test/factories.ts';
import { sendPasswordChanged, sendWelcome } from './accounts/account-mails.ts';
import { sendOrderConfirmation } from './orders/send-order-confirmation.ts';
import { newId } from './platform/db/new-id.ts';
import { dropFromCaches } from './platform/db/notify.ts';
import { readShopSettings } from './platform/settings/shop-settings.ts';

/** A shop that mails, with these settings of its mails. */
async function aShopWith(value: object, name: 'mails' | 'look' = 'mails') {
  const shop = await aShopThatMails();
  const row = { name, id: newId(), version: 1, value: JSON.stringify(value) };
  await shop.db
    .insertInto('settings')
    .values({ ...row, changed_at: new Date(), changed_by: 'Amina' })
    .execute();
  await dropFromCaches(shop.db, ['settings']);
  await expect.poll(async () => (await readShopSettings(shop.db))[name]).toMatchObject(value);
  return shop;
}

test('mails have the name of the sender and the closing lines of the settings, in the language of the reader', async () => {
  const { db, mail, run, user } = await aShopWith({
    senderName: 'صحة Saha',
    closing: 'Saha SARL\n0555 12 34 56',
    texts: { fr: { closing: 'La pharmacie <Saha>' }, ar: {} },
  });
  await run(sendWelcome, { userId: user.id });
  await db.updateTable('users').set({ language: 'fr' }).where('id', '=', user.id).execute();
  await run(sendPasswordChanged, { userId: user.id });
  const [english, french] = mail.to(user.email);
  expect(english?.from).toMatchObject({ name: 'صحة Saha', address: 'no-reply@saha.example' });
  for (const body of [english?.text, english?.html]) {
    expect(body).toContain('Saha SARL');
    expect(body).toContain('0555 12 34 56');
  }
  expect(french?.text).toContain('La pharmacie <Saha>');
  expect(french?.html).toContain('La pharmacie &lt;Saha&gt;');
});

test('a mail that is switched off is not sent, but those about passwords always are', async () => {
  const { db, mail, run, user } = await aShopWith({ welcome: false, placed: false });
  const order = await anOrder(db, { user });
  await run(sendWelcome, { userId: user.id });
  await run(sendOrderConfirmation, { orderId: order.id });
  await run(sendPasswordChanged, { userId: user.id });
  const mails = [...new Set([user.email, order.email])].flatMap(mail.to);
  expect(mails.map(({ subject }) => subject)).toEqual(['Your Saha password was changed']);
  const { email_sent_at } = await db.selectFrom('orders').select('email_sent_at').executeTakeFirstOrThrow();
  expect(email_sent_at).toBeNull();
});

test('mails have the name of the shop as sender and in their words, in the language of the reader, and its color', async () => {
  const name = `L'Officine "Nour", Oran`;
  const look = { name, color: '#facc15', texts: { fr: {}, ar: { name: 'صيدلية النور' } } };
  const { db, mail, run, user } = await aShopWith(look, 'look');
  await run(sendWelcome, { userId: user.id });
  await db.updateTable('users').set({ language: 'ar' }).where('id', '=', user.id).execute();
  await run(sendPasswordChanged, { userId: user.id });
  const [english, arabic] = mail.to(user.email);
  expect(english).toMatchObject({
    from: { name, address: 'no-reply@saha.example' },
    subject: `Welcome to ${name}`,
  });
  expect(english?.html).toContain('background-color:#8a6f00');
  expect(arabic).toMatchObject({
    from: { name: 'صيدلية النور' },
    subject: 'تم تغيير كلمة السر في صيدلية النور',
  });
  for (const body of [english?.text, english?.html, arabic?.text, arabic?.html]) {
    expect(body).not.toContain('Saha');
  }
});
