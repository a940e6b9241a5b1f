import { anOrder } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

test.use({
  ownVariables: async ({ shop }, use) => use({ ROOT_LANGUAGE: 'fr', SMTP_URL: shop.mails.url }),
  locale: 'fr-DZ',
});

test('a merchant types the texts of the settings once in French, for the pages and the mails of the shop', async ({
  page,
  shop: { mails },
  ownShop,
}) => {
  const { url, db } = ownShop;
  await signInAs(page, ownShop, 'admin');
  const save = async () => {
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Paramètres enregistrés')).toBeVisible();
  };
  const field = (name: string) => page.getByRole('textbox', { name: `${name} (facultatif)`, exact: true });

  await page.goto(`${url}/admin/settings/look`);
  const tabs = page.getByRole('tablist', { name: 'Langues' }).getByRole('tab');
  await expect(tabs).toHaveText([/^Français/, /^English/, /^العربية/]);
  await expect(field('Nom de la boutique')).toHaveAttribute('lang', 'fr');
  await field('Nom de la boutique').fill('Pharma Lumière');
  // What has no translation stands beside the French texts.
  await page.getByRole('textbox', { name: /^Couleur/ }).fill('#0f766e');
  await expect(page.getByText('Logo', { exact: false }).first()).toBeVisible();
  await expectAccessible(page);
  await tabs.nth(1).click();
  await expect(page.getByText('et le français quand un texte est vide')).toBeVisible();
  await page.getByLabel('Nom de la boutique en anglais').fill('Light Pharmacy');
  await save();

  await page.goto(`${url}/admin/settings/home`);
  await field('Titre').fill('Votre parapharmacie à Alger');
  await expect(page.getByText('Voir les produits')).toBeVisible();
  await tabs.nth(1).click();
  // Its own usual words, not the French text.
  await expect(page.getByText('Everyday care, delivered to your door')).toBeVisible();
  await save();

  const heading = page.getByRole('heading', { level: 1 });
  for (const [path, title, name] of [
    ['/', 'Votre parapharmacie à Alger', 'Pharma Lumière'],
    ['/en', 'Everyday care, delivered to your door', 'Light Pharmacy'],
    ['/ar', 'عنايتك اليومية، تصلك إلى باب البيت', 'Pharma Lumière'],
  ] as const) {
    await page.goto(url + path);
    await expect(heading).toHaveText(title);
    const manifest = await page.request.get(`${url}${path === '/' ? '' : path}/manifest.webmanifest`);
    expect(await manifest.json(), path).toMatchObject({ name });
  }

  for (const [language, name] of [
    ['fr', 'Pharma Lumière'],
    ['en', 'Light Pharmacy'],
  ] as const) {
    const email = `${language}-base@example.com`;
    const { id } = await anOrder(db, { email, language });
    await page.goto(`${url}/admin/orders/${id}`);
    await page.getByRole('button', { name: 'Envoyer l’email' }).click();
    await expect.poll(() => mails.to(email).at(-1)?.subject).toContain(name);
    expect(mails.to(email).at(-1)?.from).toMatchObject({ name });
  }
});
