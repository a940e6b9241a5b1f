import type { Page, Route } from '@playwright/test';
import { newId } from '../server/platform/db/new-id.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectFitting } from './expect-fitting.ts';
import { expect, type Shop, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

const support = 'support@saha.example';
const message = 'السلام عليكم، هل لديكم قفازات؟\n\nMerci d’avance.';

test('a message reaches the shop by e-mail, and the visitor can send another of at most 5000 characters', async ({
  page,
  shop,
}) => {
  const email = `${newId()}${'a'.repeat(28)}@${'b'.repeat(60)}.example`;
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/contact');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  await expectFitting(page);
  await fillIn(page, { email });
  await submit(page);
  const thanks = page.getByRole('heading', { name: 'Message Sent!' });
  await expect(thanks).toBeFocused();
  await expect(thanks).toBeInViewport();
  await expect(page.getByText(email)).toBeVisible();
  await expectFittingAtEveryWidth(page);
  await expectAccessible(page);
  await expect.poll(() => mailsFrom(shop, email)).toHaveLength(1);
  expect(mailsFrom(shop, email)[0]?.text).toContain(message);

  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeFocused();
  await expect(page.getByLabel('Full Name')).toHaveValue('Amina Benali');
  await expect(page.getByLabel('Email Address')).toHaveValue(email);
  await expect(page.getByLabel('Message')).toHaveValue('');
  await page.getByLabel('Subject').fill('One more thing');
  await page.getByLabel('Message').fill('x'.repeat(5001));
  await submit(page);
  await expect(page.getByText('Must be at most 5000 characters')).toBeVisible();
  await expect(page.getByLabel('Message')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await submit(page);
  await expect(thanks).toBeInViewport();
  await expect
    .poll(() => mailsFrom(shop, email).map(({ subject }) => subject))
    .toContain('Message: One more thing');
});

test('with the keyboard only, a visitor is led to each wrong field, past the field for bots, and sends the message', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send Message' }).press('Enter');
  const errors = page.getByRole('main').getByRole('alert');
  await expect(errors).toHaveText([
    'Name is required',
    'Email is required',
    'Subject is required',
    'Message is required',
  ]);
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expect(page.getByLabel('Message')).toHaveAccessibleDescription('Message is required');
  await expectFittingAtEveryWidth(page);
  await expectAccessible(page);
  for (const text of ['Amina Benali', 'amina@', 'Gloves', 'Two lines,\nplease.']) {
    await page.keyboard.insertText(text);
    await page.keyboard.press('Tab');
  }
  await expect(errors).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
  await expect(page.getByLabel('Leave this field empty')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(errors).toHaveText(['Email address is invalid']);
  await expect(page.getByLabel('Email Address')).toBeFocused();
  await expect(page.getByLabel('Message')).toHaveValue('Two lines,\nplease.');
  await page.keyboard.press('End');
  await page.keyboard.insertText('example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeFocused();
});

test('the message is kept while the shop refuses it or cannot be reached, and is sent in the end', async ({
  page,
}) => {
  await page.goto('/contact');
  const wrongAddress = { message: 'No such address', fields: { email: 'No such address' } };
  const tooMany = { message: 'Too many attempts. Please wait.' };
  const answers = [
    (route: Route) => route.fulfill({ status: 400, json: wrongAddress }),
    (route: Route) => route.abort(),
    (route: Route) => route.fulfill({ status: 502, body: 'Bad gateway' }),
    (route: Route) => route.fulfill({ status: 503, json: { message: 'Too busy.' } }),
    (route: Route) => route.fulfill({ status: 429, headers: { 'retry-after': '3600' }, json: tooMany }),
    (route: Route) => route.continue(),
  ];
  await page.route('**/api/contact?*', (route) => answers.shift()?.(route));
  await fillIn(page);
  await submit(page);
  await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription('No such address');
  await expect(page.getByLabel('Email Address')).toBeFocused();

  await page.getByLabel('Email Address').fill(newEmail());
  await submit(page);
  await expectKept(page, 'Unable to send your message. Please try again later.');
  await page.keyboard.press('Enter');
  await expectKept(page, 'Something went wrong. Please try again.');
  await page.keyboard.press('Enter');
  await expectKept(page, 'Too busy.');
  await page.keyboard.press('Enter');
  await expectKept(page, 'Too many attempts. Please wait. You can try again in 1 hour.');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
});

test('the form knows the signed-in user, and pressing its button repeatedly sends one message', async ({
  page,
  shop,
}) => {
  const user = await signInAs(page, shop);
  const html = await (await page.request.get('/contact')).text();
  expect(html).not.toContain(user.email);
  await page.goto('/contact');
  await expect(page.getByLabel('Full Name')).toHaveValue(user.name);
  await expect(page.getByLabel('Email Address')).toHaveValue(user.email);

  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/contact?*', async (route) => {
    await released;
    await route.continue();
  });
  const email = newEmail();
  await fillIn(page, { email });
  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  const busy = page.getByRole('button', { name: 'Sending...' });
  await expect(busy).toBeDisabled();
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await expectAccessible(page);
  await page.getByLabel('Subject').press('Enter');
  release();
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  const messages = shop.db.selectFrom('contact_messages').select('id').where('email', '=', email);
  expect(await messages.execute()).toHaveLength(1);
  await expect.poll(() => mailsFrom(shop, email)).toHaveLength(1);
});

test('before the scripts load, the page shows how and when to reach the shop and keeps what is typed', async ({
  page,
  shop,
}) => {
  const user = await signInAs(page, shop);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  const loaded = page.goto('/contact');
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

  const email = newEmail();
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Subject').fill('Early');
  await page.getByLabel('Message').fill(message);
  release();
  await loaded;
  await expect(page.getByLabel('Full Name')).toHaveValue(user.name);
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  await expect.poll(() => mailsFrom(shop, email)[0]?.text).toContain(message);
});

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

/** Reads the reason beside the button, which has the focus, and finds the message as it was. */
async function expectKept(page: Page, reason: string) {
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText(reason);
  await expect(alert).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
  await expect(page.getByLabel('Subject')).toHaveValue('Gloves');
  await expect(page.getByLabel('Message')).toHaveValue(message);
}

/** Also at 320 pixels, which the table of pages does not check. */
async function expectFittingAtEveryWidth(page: Page) {
  for (const width of [390, 1280, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectFitting(page);
  }
}
