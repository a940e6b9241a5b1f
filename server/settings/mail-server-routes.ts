import { buyerMailApi } from '../../shared/settings/buyer-mails.ts';
import { mailServerApi } from '../../shared/settings/mail-server-api.ts';
import { optionalMails } from '../../shared/settings/optional-mails.ts';
import { handle } from '../platform/http/handle-endpoint.ts';
import { emailKey } from '../platform/http/limits.ts';
import { readMailServer } from '../platform/settings/read-mail-server.ts';
import { readShopSettings } from '../platform/settings/shop-settings.ts';
import { readStoredMailServer, removeMailServer, saveMailServer } from './save-mail-server.ts';

/** The mail server, as administrators enter it, and what goes out to buyers. */
export const routes = [
  handle(mailServerApi.read, async ({ db, env }) => ({
    isFixed: env.smtpUrl !== undefined,
    server: await readStoredMailServer(db),
  })),
  handle(buyerMailApi.buyerMails, async ({ db, env }) => {
    const { mails } = await readShopSettings(db);
    const hasServer = (await readMailServer(db, env)) !== undefined;
    return { hasServer, on: optionalMails.filter((name) => mails[name]) };
  }),
  handle(mailServerApi.save, async ({ db, env, body, user, limits, now }) => {
    await limits.spend('mailsByRecipient', emailKey(user.email));
    return saveMailServer(db, { body, by: user, env, now: now() });
  }),
  handle(mailServerApi.remove, async ({ db, user }) => {
    await removeMailServer(db, user);
    return { message: 'The mail server was removed' };
  }),
];
