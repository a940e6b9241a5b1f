import { mailServerApi } from '../../shared/settings/mail-server-api.ts';
import { handle } from '../platform/http/handle-endpoint.ts';
import { emailKey } from '../platform/http/limits.ts';
import { readStoredMailServer, removeMailServer, saveMailServer } from './save-mail-server.ts';

/** The mail server, as administrators enter it. */
export const routes = [
  handle(mailServerApi.read, async ({ db, env }) => ({
    isFixed: env.smtpUrl !== undefined,
    server: await readStoredMailServer(db),
  })),
  handle(mailServerApi.save, async ({ db, env, body, user, limits, now }) => {
    await limits.spend('mailsByRecipient', emailKey(user.email));
    return saveMailServer(db, { body, by: user, env, now: now() });
  }),
  handle(mailServerApi.remove, async ({ db, user }) => {
    await removeMailServer(db, user);
    return { message: 'The mail server was removed' };
  }),
];
