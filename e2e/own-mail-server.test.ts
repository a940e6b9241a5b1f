import { anOrder } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectFitting } from './expect-fitting.ts';
import { startMailServer } from './mail-server.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

test.use({ ownVariables: { ROOT_LANGUAGE: 'fr' }, locale: 'fr-DZ' });

const account = { username: 'boutique@nour.example', password: 'abcd efgh ijkl mnop' };

test('a merchant enters her mail server in the browser, and is told what it refuses', async ({
  page,
  ownShop,
  openDevice,
}) => {
  const { url } = ownShop;
  const mails = await startMailServer({ account });
  await signInAs(page, ownShop, 'admin');
  await page.goto(`${url}/admin`);
  await page.getByRole('main').getByRole('link', { name: 'Connectez un serveur email' }).click();
  await expect(page.getByText('Pas encore de serveur email')).toBeVisible();
  const field = (name: string) => page.getByRole('textbox', { name });
  const save = () => page.getByRole('button', { name: 'Tester et enregistrer' }).click();
  await save();
  await expect(field('Serveur')).toBeFocused();
  await field('Serveur').fill('localhost');
  await field('Port').fill(String(mails.port));
  await field('Identifiant').fill(account.username);
  await page.getByLabel('Mot de passe').fill('oublié');
  await field('Adresse de l’expéditeur').fill('boutique@nour.example');
  await save();
  await expect(page.getByText('refuse l’identifiant ou le mot de passe')).toBeVisible();
  await expect(page.getByLabel('Mot de passe')).toBeFocused();
  await expectAccessible(page);

  const order = await anOrder(ownShop.db, { email: 'amina@example.com', email_sent_at: new Date() });
  const visitor = await openDevice();
  const isMailed = visitor.getByText('Nous avons envoyé une confirmation à amina@example.com.');
  await visitor.goto(`${url}/forgot-password`);
  await expect(visitor.getByText('ne peut pas encore envoyer d’emails')).toBeVisible();
  await visitor.goto(`${url}/order-confirmation/${order.id}`);
  await expect(visitor.getByText('Nous vous appelons')).toBeVisible();
  await expect(isMailed).toBeHidden();

  await page.getByLabel('Mot de passe').fill(account.password);
  await save();
  await expect(page.getByText('Un email de test vous a été envoyé')).toBeVisible();
  await expect(page.getByText('Dernier enregistrement')).toBeVisible();
  await expect(page.getByLabel('Mot de passe')).toHaveValue('');
  await visitor.reload();
  await expect(isMailed).toBeVisible();
  await visitor.goto(`${url}/forgot-password`);
  await expect(visitor.getByText('ne peut pas encore envoyer d’emails')).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFitting(page);
  // Nothing is left to save.
  await page.goto(`${url}/admin/problems`);
  await expect(page.getByText('La boutique n’a pas de serveur email')).toBeHidden();

  await page.goto(`${url}/admin/settings/mail-server`);
  await page.getByRole('button', { name: 'Retirer le serveur email' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer', exact: true }).click();
  await expect(page.getByText('Pas encore de serveur email')).toBeVisible();
  await mails.stop();
});
