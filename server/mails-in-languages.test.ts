import { sql } from 'kysely';
import type { Email } from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../e2e/mail-server.ts';
import type { OrderStatus } from '../shared/orders/order-terms.ts';
import { directionOf, type Language } from '../shared/values/languages.ts';
import { createTestApp } from '../test/create-test-app.ts';
import { anOrder, aProduct, productTexts } from '../test/factories.ts';
import { openBrowser } from '../test/open-browser.ts';
import { anOrderBody } from '../test/order-body.ts';
import { signedInAs } from '../test/signed-in-as.ts';
import { sendBackInStock } from './alerts/alert-mails.ts';
import { chooseWaves } from './alerts/choose-wave.ts';
import { setOrderStatus } from './orders/change-order.ts';
import { recordReturn } from './orders/returns/record-return.ts';
import { newId } from './platform/db/new-id.ts';

const soon = { timeout: 30_000, interval: 50 };
const shopUrl = 'https://saha.example';
const [password, newPassword] = ['olive tree 7', 'lemon tree 8'];

/** What people type in each language, and the name of the product there. */
const typed = {
  fr: { name: 'Amina Benali', street: '12 rue Didouche Mourad', text: 'Bonjour', product: 'Crème solaire' },
  ar: { name: 'أمينة بن علي', street: 'شارع ديدوش مراد', text: 'السلام عليكم', product: 'واقي شمس' },
};

const subjects = {
  fr: {
    order: /^Votre commande Saha n°\u00a0[A-Z2-7]{4}\u00a0[A-Z2-7]{4}$/,
    processing: /^Votre commande Saha n°\u00a0[A-Z2-7]{4}\u00a0[A-Z2-7]{4} est en préparation$/,
    shipped: /^Votre commande Saha n°\u00a0[A-Z2-7]{4}\u00a0[A-Z2-7]{4} est en route$/,
    delivered: /^Votre commande Saha n°\u00a0[A-Z2-7]{4}\u00a0[A-Z2-7]{4} a été livrée$/,
    cancelled: /^Votre commande Saha n°\u00a0[A-Z2-7]{4}\u00a0[A-Z2-7]{4} a été annulée$/,
    returned: /^Retour de votre commande Saha n°\u00a0[A-Z2-7]{4}\u00a0[A-Z2-7]{4}$/,
    welcome: /^Bienvenue chez Saha$/,
    resetLink: /^Réinitialiser votre mot de passe Saha$/,
    passwordChanged: /^Votre mot de passe Saha a été changé$/,
    emailChanged: /^Votre adresse email Saha a été changée$/,
    code: /^Votre code de vérification Saha$/,
    invitation: /^Invitation à l’administration\u00a0: Saha$/,
    newDevice: /^Nouvel appareil connecté à votre compte Saha$/,
    passwordRemoved: /^Votre mot de passe Saha a été supprimé$/,
    alertLinks: /^À confirmer\u00a0: votre alerte de retour en stock$/,
    backInStock: /^De nouveau en stock\u00a0: .+$/,
    contact: /^Message\u00a0: Bonjour$/,
  },
  ar: {
    order: /^طلبيتك لدى Saha رقم [A-Z2-7]{4}\u00a0[A-Z2-7]{4}$/,
    processing: /^طلبيتك لدى Saha رقم [A-Z2-7]{4}\u00a0[A-Z2-7]{4} قيد التحضير$/,
    shipped: /^طلبيتك لدى Saha رقم [A-Z2-7]{4}\u00a0[A-Z2-7]{4} في الطريق$/,
    delivered: /^تم تسليم طلبيتك لدى Saha رقم [A-Z2-7]{4}\u00a0[A-Z2-7]{4}$/,
    cancelled: /^أُلغيت طلبيتك لدى Saha رقم [A-Z2-7]{4}\u00a0[A-Z2-7]{4}$/,
    returned: /^مرتجع طلبيتك لدى Saha رقم [A-Z2-7]{4}\u00a0[A-Z2-7]{4}$/,
    welcome: /^مرحبًا بك في Saha$/,
    resetLink: /^تعيين كلمة سر جديدة في Saha$/,
    passwordChanged: /^تم تغيير كلمة السر في Saha$/,
    emailChanged: /^تم تغيير بريدك الإلكتروني في Saha$/,
    code: /^رمز التحقق من Saha$/,
    invitation: /^دعوة إلى إدارة متجر Saha$/,
    newDevice: /^دخول من جهاز جديد إلى حسابك في Saha$/,
    passwordRemoved: /^أُلغيت كلمة السر في Saha$/,
    alertLinks: /^للتأكيد: إشعار عند توفر المنتج$/,
    backInStock: /^متوفر من جديد: .+$/,
    contact: /^رسالة: السلام عليكم$/,
  },
};

type Kind = keyof typeof subjects.fr;

/** The page to which the links of a mail lead. Codes, changed addresses and messages come without links. */
const links: Partial<Record<Kind, RegExp>> = {
  order: /^(order-confirmation\/[a-z2-7]{36}|track)$/,
  processing: /^(order-confirmation\/[a-z2-7]{36}|track)$/,
  shipped: /^(order-confirmation\/[a-z2-7]{36}|track)$/,
  delivered: /^order-confirmation\/[a-z2-7]{36}(#again)?$/,
  cancelled: /^(order-confirmation\/[a-z2-7]{36}|track)$/,
  returned: /^(order-confirmation\/[a-z2-7]{36}|track)$/,
  welcome: /^products$/,
  resetLink: /^reset-password\?token=/,
  passwordChanged: /^forgot-password$/,
  newDevice: /^forgot-password$/,
  passwordRemoved: /^forgot-password$/,
  invitation: /^invitation\?token=/,
  alertLinks: /^stock-alert\/(confirm|stop)\?token=/,
  backInStock: /^products\/[a-z2-7]{36}$/,
};

async function aShopInThreeLanguages() {
  const mail = await startMailServer();
  onTestFinished(mail.stop);
  const env = { SMTP_URL: mail.url, PUBLIC_URL: shopUrl, LANGUAGES: 'en,fr,ar' };
  const shop = await createTestApp({ env, runsJobs: true });
  /** The newest of the mails to an address, once there are `count`. */
  async function mailTo(address: string, count = 1) {
    await expect.poll(() => mail.to(address), soon).toHaveLength(count);
    return mail.to(address).at(-1) as Email;
  }
  return { ...shop, mailTo };
}

type Shop = Awaited<ReturnType<typeof aShopInThreeLanguages>>;

/** One mail of each kind, each caused by a page in this language. */
async function everyMail(shop: Shop, language: Exclude<Language, 'en'>): Promise<Record<Kind, Email>> {
  return {
    ...(await mailsOfVisitors(shop, language)),
    ...(await mailsOfStates(shop, language)),
    returned: await mailOfReturn(shop, language),
    ...(await mailsOfAccounts(shop, language)),
    ...(await mailsOfAlerts(shop, language)),
    invitation: await mailOfInvitation(shop, language),
    newDevice: await mailOfNewDevice(shop, language),
  };
}

async function mailsOfVisitors({ app, db, mailTo }: Shop, language: Exclude<Language, 'en'>) {
  const { name, street, text, product: translation } = typed[language];
  const product = await aProduct(db);
  await productTexts(db, product, { language, name: translation });
  const visitor = openBrowser(app);
  const address = { fullName: name, street, city: name, email: 'order@example.com' };
  const body = anOrderBody([{ productId: product.id, quantity: 2 }], address);
  await visitor.post(`/orders?lang=${language}`, body);
  const message = { name, email: 'visitor@example.com', subject: text, message: text };
  await visitor.post(`/contact?lang=${language}`, message);
  return { order: await mailTo('order@example.com'), contact: await mailTo('support@saha.example') };
}

const admin = { id: newId(), name: 'Admin', email: '', phone: '', role: 'admin', language: 'en' } as const;

async function mailOfReturn({ db, resources, mailTo }: Shop, language: Exclude<Language, 'en'>) {
  const email = 'returned@example.com';
  const { name, product } = typed[language];
  const { id: product_id } = await aProduct(db);
  const items = [{ product_id, name: product }];
  const values = { language, email, full_name: name, items, status: 'Shipped' as const };
  const { id } = await anOrder(db, values);
  const body = {
    ...{ reason: 'Damaged', refund: 0, seen: 0 },
    lines: [{ position: 0, quantity: 1, restocked: false }],
  };
  await recordReturn(db, { id, body, by: admin, jobs: resources.jobs, now: new Date() });
  return mailTo(email);
}

/** The mails of the statuses that an administrator sets one after the other. */
async function mailsOfStates({ db, resources, mailTo }: Shop, language: Exclude<Language, 'en'>) {
  const email = 'states@example.com';
  const { name, street, product } = typed[language];
  const values = { language, email, full_name: name, street, items: [{ name: product }] };
  const { id } = await anOrder(db, values);
  const told = async (status: OrderStatus, count: number) => {
    await setOrderStatus(db, { id, status, by: admin, jobs: resources.jobs, now: new Date() });
    await sql`update pgboss.job set start_after = now() where name = 'order-state'`.execute(db);
    return mailTo(email, count);
  };
  return {
    processing: await told('Processing', 1),
    shipped: await told('Shipped', 2),
    delivered: await told('Delivered', 3),
    cancelled: await told('Cancelled', 4),
  };
}

async function mailsOfAccounts({ app, mailTo }: Shop, language: Exclude<Language, 'en'>) {
  const { name } = typed[language];
  const [first, second] = ['first@example.com', 'second@example.com'];
  const user = openBrowser(app);
  await user.post(`/auth/register?lang=${language}`, { name, email: first, password });
  const welcome = await mailTo(first, 1);
  await user.post(`/auth/forgot-password?lang=${language}`, { email: first });
  const resetLink = await mailTo(first, 2);
  const reset = { token: tokenIn(resetLink), password: newPassword };
  await user.post(`/auth/reset-password?lang=${language}`, reset);
  const passwordChanged = await mailTo(first, 3);
  await user.post('/auth/login', { email: first, password: newPassword });
  await user.put(`/auth/profile?lang=${language}`, { email: second, currentPassword: newPassword });
  const emailChanged = await mailTo(first, 4);
  const owner = openBrowser(app);
  const { body } = await owner.post(`/auth/google-auth-request?lang=${language}`, { email: second, name });
  const code = await mailTo(second, 1);
  const digits = /\d{6}/.exec(code.text ?? '')?.[0];
  await owner.post(`/auth/google-auth-verify?lang=${language}`, { email: second, ...body, code: digits });
  const passwordRemoved = await mailTo(second, 2);
  return { welcome, resetLink, passwordChanged, emailChanged, code, passwordRemoved };
}

async function mailsOfAlerts({ app, db, resources, mailTo }: Shop, language: Exclude<Language, 'en'>) {
  const email = 'waiting@example.com';
  const product = await aProduct(db, { stock: 0 });
  await productTexts(db, product, { language, name: typed[language].product });
  const visitor = openBrowser(app);
  await visitor.post(`/stock-alerts?lang=${language}`, { by: 'email', productId: product.id, email });
  const alertLinks = await mailTo(email, 1);
  const token = tokenIn(alertLinks);
  const confirmed = await visitor.post(`/stock-alerts/confirm?lang=${language}`, { token });
  expect(confirmed.body).toMatchObject({ name: typed[language].product });
  await db.updateTable('products').set({ stock: 1 }).where('id', '=', product.id).execute();
  await chooseWaves.run({}, { ...resources, jobId: newId(), signal: AbortSignal.any([]) });
  return { alertLinks, backInStock: await mailTo(email, 2) };
}

async function mailOfInvitation({ app, db, mailTo }: Shop, language: Exclude<Language, 'en'>) {
  const { user, headers: sent } = await signedInAs(db, 'admin');
  const { name } = typed[language];
  await db.updateTable('users').set({ name }).where('id', '=', user.id).execute();
  // The shop's address begins with https.
  const headers = { ...sent, cookie: `__Host-${sent.cookie}` };
  const payload = { email: 'invited@example.com', role: 'packer' };
  await app.inject({ method: 'POST', url: `/api/staff/invitations?lang=${language}`, headers, payload });
  return mailTo('invited@example.com');
}

async function mailOfNewDevice({ app, db, mailTo }: Shop, language: Exclude<Language, 'en'>) {
  const user = openBrowser(app);
  const email = 'packer@example.com';
  await user.post(`/auth/register?lang=${language}`, { name: typed[language].name, email, password });
  await mailTo(email, 1);
  const longAgo = sql`now() - interval '1 year'`;
  await sql`update users set role = 'packer', created_at = ${longAgo} where email = ${email}`.execute(db);
  await openBrowser(app, { userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/144.0' }).post('/auth/login', {
    email,
    password,
  });
  return mailTo(email, 2);
}

function tokenIn({ text = '' }: Email) {
  return /token=([\w-]+)/.exec(text)?.[1] ?? '';
}

/** The plain text without addresses, names of the shop and of others, and what nobody translates. */
function ownWords(text: string) {
  return text
    .replace(/https?:\/\/\S+|\S+@\S+/g, '')
    .replace(/\b(Saha|Google|Oran|Firefox|Windows|[A-Z2-7]{4}\u00a0[A-Z2-7]{4})\b/g, '')
    .toLowerCase();
}

const englishWord =
  /\b(the|and|your|you|order|shipping|password|mail|address|was|with|for|this|it|to|of|not)\b/;

test.each(['fr', 'ar'] as const)('every mail to a reader of %s is in that language', async (language) => {
  const mails = await everyMail(await aShopInThreeLanguages(), language);
  for (const [kind, { subject = '', html = '', text = '' }] of Object.entries(mails) as [Kind, Email][]) {
    expect(subject, kind).toMatch(subjects[language][kind]);
    expect(html, kind).toContain(`<html lang="${language}" dir="${directionOf(language)}">`);
    for (const [cell] of html.matchAll(/<t(d|able)\b[^>]*>/g)) {
      expect(cell, kind).toContain(`dir="${directionOf(language)}"`);
    }
    const found = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
    for (const href of found) {
      expect(href.startsWith(`${shopUrl}/${language}/`), href).toBe(true);
      expect(href.slice(`${shopUrl}/${language}/`.length), kind).toMatch(links[kind] ?? /^$/);
    }
    expect([kind, found.length > 0]).toEqual([kind, links[kind] !== undefined]);
    expect(ownWords(text), kind).not.toMatch(language === 'ar' ? /[a-z]/ : englishWord);
  }
});

test('an order is confirmed with the names, prices and dates of its language', async () => {
  const shop = await aShopInThreeLanguages();
  const french = await mailsOfVisitors(shop, 'fr');
  expect(french.order.text).toContain('2 × Crème solaire');
  expect(french.order.text).toContain('Oran, Algérie');
  expect(french.order.text).toContain('3\u00a0000,00\u00a0DA');
  const other = await aShopInThreeLanguages();
  const { order } = await mailsOfVisitors(other, 'ar');
  expect(order.text).toContain('2 × \u2068واقي شمس\u2069');
  expect(order.text).toContain('\u2068وهران\u2069، الجزائر');
  expect(order.text).toContain('\u2066•••• 56\u2069');
  expect(order.text).toContain('3\u00a0000,00\u00a0دج');
  expect(order.html).toContain('<bdi dir="ltr">•••• 56</bdi>');
});

test('mails are in English once the shop has no pages in the language any more', async () => {
  const { app, db, resources, mailTo } = await aShopInThreeLanguages();
  const product = await aProduct(db);
  await productTexts(db, product);
  const url = '/api/orders?lang=fr';
  const payload = anOrderBody([{ productId: product.id, quantity: 1 }], { email: 'late@example.com' });
  resources.env.languages.splice(1);
  await app.inject({ method: 'POST', url, payload });
  const { subject, text = '', html } = await mailTo('late@example.com');
  expect(subject).toMatch(/^Your Saha order /);
  expect(text).toContain('1 × Vitamin C 500 mg');
  expect(text).toContain(`${shopUrl}/order-confirmation/`);
  expect(html).toContain('<html lang="en" dir="ltr">');
  const alert = { id: newId(), product_id: product.id, email: 'alert@example.com', language: 'fr' } as const;
  const now = new Date();
  await db
    .insertInto('stock_alerts')
    .values({ ...alert, confirmed_at: now, chosen_at: now })
    .execute();
  const context = { ...resources, jobId: newId(), signal: AbortSignal.any([]) };
  await sendBackInStock.run({ alertId: alert.id }, context);
  const back = await mailTo('alert@example.com');
  expect(back.text).toContain('“Vitamin C 500 mg” is back in stock at Saha.');
});
