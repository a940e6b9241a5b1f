import type { Page } from '@playwright/test';
import type { Role } from '../shared/access/accounts.ts';
import { signedInAs } from '../test/signed-in-as.ts';
import type { Shop } from './shop.ts';
import { storeLocalEntries } from './store-local-entries.ts';

/** Signs the browser in as a new user of that role, without the form. */
export async function signInAs(page: Page, shop: Pick<Shop, 'url' | 'db'>, role: Role = 'user') {
  const { user, headers } = await signedInAs(shop.db, role);
  const cookies = headers.cookie.split('; ').map((cookie) => {
    const [name = '', ...value] = cookie.split('=');
    return { name, value: value.join('='), url: shop.url, sameSite: 'Lax' as const };
  });
  await page.context().addCookies(cookies);
  await rememberUser(page, user);
  return user;
}

type KnownUser = { id: string; name: string; email: string; role: Role; phone: string; created_at: Date };

/** Stores the local entry `user`, which needs no session. */
export async function rememberUser(page: Page, user: KnownUser) {
  await storeLocalEntries(page, { user: userEntry(user) });
}

export function userEntry({ id, created_at, name, email, role, phone }: KnownUser) {
  return { _id: id, name, email, role, phone, createdAt: created_at.toISOString() };
}

/** Ends a user's sessions, as signing out on another device does. */
export async function endSessionsOf({ db }: Shop, { id }: { id: string }) {
  await db.deleteFrom('sessions').where('user_id', '=', id).execute();
}
