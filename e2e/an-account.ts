import type { Page } from '@playwright/test';
import type { Insertable } from 'kysely';
import { hashPassword } from '../server/accounts/passwords/hash-password.ts';
import type { Db } from '../server/platform/db/connection.ts';
import { newId } from '../server/platform/db/new-id.ts';
import type { Tables } from '../server/platform/db/tables.ts';

export const password = 'Saffron-and-7-dates';

/** Hashed once, because argon2 is slow on purpose. */
const passwordHash = hashPassword(password);

/** A stored account with that password. */
export async function anAccount(db: Db, values: Partial<Insertable<Tables['users']>> = {}) {
  return db
    .insertInto('users')
    .values({
      id: newId(),
      name: 'Amina Benali',
      email: `${newId()}@example.com`,
      email_proved: true,
      password_hash: await passwordHash,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Fills in and submits the open sign-in form. */
export async function submitSignIn(page: Page, email: string, typed = password) {
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Signs out through the account menu and waits until the home page is loaded, even if it was open already. */
export async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Account' }).click();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Logout' }).click();
  await loaded;
  await page.waitForURL('/');
}
