import type { Page } from '@playwright/test';
import { newId } from '../server/platform/db/new-id.ts';
import { enterAs } from './enter-as.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectFitting } from './expect-fitting.ts';
import { expect, type Shop, test } from './shop.ts';

const support = 'support@saha.example';
const message = 'السلام عليكم، هل لديكم قفازات؟\n\nMerci d’avance.';

test('a message reaches the shop by e-mail, and the visitor can send another', async ({ page, shop }) => {
  const email = newEmail();
  await page.goto('/contact');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  await fillIn(page, { email });
  await submit(page);
  const thanks = page.getByRole('heading', { name: 'Message Sent!' });
  await expect(thanks).toBeFocused();
  await expect(thanks).toBeInViewport();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => mailsFrom(shop, email)).toHaveLength(1);
  expect(mailsFrom(shop, email)[0]?.text).toContain(message);

  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeFocused();
  await expect(page.getByLabel('Full Name')).toHaveValue('Amina Benali');
  await expect(page.getByLabel('Email Address')).toHaveValue(email);
  await expect(page.getByLabel('Message')).toHaveValue('');
  await page.getByLabel('Subject').fill('One more thing');
  await page.getByLabel('Message').fill('x'.repeat(5000));
  await submit(page);
  await expect(thanks).toBeVisible();
  await expect
    .poll(() => mailsFrom(shop, email).map(({ subject }) => subject))
    .toContain('Message: One more thing');
});

test('an error is shown at its field and disappears when the field changes', async ({ page }) => {
  await page.goto('/contact');
  await submit(page);
  const errors = page.getByRole('main').getByRole('alert');
  await expect(errors).toHaveText([
    'Name is required',
    'Email is required',
    'Subject is required',
    'Message is required',
  ]);
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expect(page.getByLabel('Message')).toHaveAccessibleDescription('Message is required');
  await expectAccessible(page);
  await fillIn(page, { email: 'amina@' });
  await expect(errors).toHaveCount(0);
  await submit(page);
  await expect(errors).toHaveText(['Email address is invalid']);
  await expect(page.getByLabel('Email Address')).toBeFocused();
  await expect(page.getByLabel('Message')).toHaveValue(message);
});

test('a message that is too long is refused, not cut off', async ({ page }) => {
  await page.goto('/contact');
  const tooLong = 'x'.repeat(5001);
  await fillIn(page, { message: tooLong });
  await submit(page);
  await expect(page.getByText('Must be at most 5000 characters')).toBeVisible();
  await expect(page.getByLabel('Message')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
});

const refusals = [
  [
    'refuses too many messages',
    { status: 429, headers: { 'retry-after': '3600' }, json: { message: 'Too many attempts. Please wait.' } },
    'Too many attempts. Please wait. You can try again in 1 hour.',
  ],
  ['answers with a message', { status: 503, json: { message: 'Too busy.' } }, 'Too busy.'],
  [
    'fails without a message',
    { status: 502, body: 'Bad gateway' },
    'Something went wrong. Please try again.',
  ],
] as const;

for (const [name, answer, text] of refusals) {
  test(`the message is kept when the shop ${name}`, async ({ page }) => {
    await page.goto('/contact');
    await page.route('**/api/contact', (route) => route.fulfill(answer), { times: 1 });
    await expectRefusalThenSuccess(page, text);
  });
}

test('the message is kept when the shop cannot be reached', async ({ page }) => {
  await page.goto('/contact');
  await page.route('**/api/contact', (route) => route.abort(), { times: 1 });
  await expectRefusalThenSuccess(page, 'Unable to send your message. Please try again later.');
});

test('an error that only the server finds is shown at its field', async ({ page }) => {
  await page.goto('/contact');
  const json = { message: 'No such address', fields: { email: 'No such address' } };
  await page.route('**/api/contact', (route) => route.fulfill({ status: 400, json }));
  await fillIn(page);
  await submit(page);
  await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription('No such address');
  await expect(page.getByLabel('Email Address')).toBeFocused();
});

test('pressing the button repeatedly sends one message', async ({ page, shop }) => {
  const email = newEmail();
  await page.goto('/contact');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/contact', async (route) => {
    await released;
    await route.continue();
  });
  await fillIn(page, { email });
  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  const busy = page.getByRole('button', { name: 'Sending...' });
  await expect(busy).toBeDisabled();
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await expectAccessible(page);
  await page.getByLabel('Subject').press('Enter');
  release();
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  const messages = shop.db.selectFrom('contact_messages').select('id').where('email', '=', email);
  expect(await messages.execute()).toHaveLength(1);
});

test('a message can be sent by keyboard, which skips the field for bots', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Full Name').focus();
  for (const text of ['Amina Benali', newEmail(), 'Gloves', 'Two lines,\nplease.']) {
    await page.keyboard.insertText(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
  await expect(page.getByLabel('Leave this field empty')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeFocused();
});

test('the form is filled in with the name and e-mail address of the signed-in user', async ({
  page,
  shop,
}) => {
  const { name, email } = await enterAs(page, shop);
  const html = await (await page.request.get('/contact')).text();
  expect(html).not.toContain(email);
  await page.goto('/contact');
  await expect(page.getByLabel('Full Name')).toHaveValue(name);
  await expect(page.getByLabel('Email Address')).toHaveValue(email);
  const other = newEmail();
  await fillIn(page, { email: other });
  await submit(page);
  await expect(page.getByText(other)).toBeVisible();
  await expect.poll(() => mailsFrom(shop, other)).toHaveLength(1);
});

test('text typed before the scripts load is sent', async ({ context, shop }) => {
  const user = await enterAs(await context.newPage(), shop);
  const email = newEmail();
  const page = await context.newPage();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Subject').fill('Early');
  await page.getByLabel('Message').fill(message);
  release();
  await expect(page.getByLabel('Full Name')).toHaveValue(user.name);
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  await expect.poll(() => mailsFrom(shop, email)[0]?.text).toContain(message);
});

test('the page shows how and when to reach the shop without JavaScript', async ({ browser, shop }) => {
  const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await expect(main.getByRole('link', { name: support })).toHaveAttribute('href', `mailto:${support}`);
  await expect(main.getByText('Coming Soon')).toHaveCount(2);
  for (const [days, time] of [
    ['Saturday to Thursday', '9:00 AM to 6:00 PM'],
    ['Friday', 'Closed'],
  ]) {
    await expect(main.getByRole('listitem').filter({ hasText: days })).toContainText(time ?? '');
  }
  await expect(main.getByText('24 hours')).toBeVisible();
  await context.close();
});

for (const width of [320, 390, 1280]) {
  test(`the page fits ${width} pixels with errors and long texts`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/contact');
    await expectReadable(page);
    await submit(page);
    await expectReadable(page);
    await fillIn(page, { email: `${'a'.repeat(64)}@${'b'.repeat(60)}.example`, message: 'x'.repeat(5000) });
    await submit(page);
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeInViewport();
    await expectReadable(page);
  });
}

const newEmail = () => `${newId()}@example.com`;

const mailsFrom = ({ mails }: Shop, email: string) =>
  mails.to(support).filter(({ replyTo }) => replyTo?.[0]?.address === email);

async function fillIn(page: Page, { email = newEmail(), message: text = message } = {}) {
  await page.getByLabel('Full Name').fill('Amina Benali');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Subject').fill('Gloves');
  await page.getByLabel('Message').fill(text);
}

async function submit(page: Page) {
  await page.getByRole('button', { name: 'Send Message' }).click();
}

/** Sends a message that is refused, reads the reason beside the button, and sends it again. */
async function expectRefusalThenSuccess(page: Page, reason: string) {
  await fillIn(page);
  await submit(page);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText(reason);
  await expect(alert).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
  await expectAccessible(page);
  await expect(page.getByLabel('Subject')).toHaveValue('Gloves');
  await expect(page.getByLabel('Message')).toHaveValue(message);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
}

async function expectReadable(page: Page) {
  await expectFitting(page);
  await expectAccessible(page);
}
