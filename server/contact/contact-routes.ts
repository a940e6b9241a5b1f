import { contactApi, messageApi } from '../../shared/contact.ts';
import { handle } from '../platform/http/handle-endpoint.ts';
import { readShopSettings, settingsTag } from '../platform/settings/shop-settings.ts';
import { listMessages, markMessage } from './list-messages.ts';
import { sendContactMail } from './send-contact-mail.ts';
import { storeMessage } from './store-message.ts';

const sent = {
  success: true,
  message: 'Your message has been sent. We will reply within 24 hours.',
} as const;

export const routes = [
  handle(contactApi.show, async ({ db, env, tags }) => {
    tags.add(settingsTag);
    const { contact } = await readShopSettings(db);
    return { email: contact.email || env.supportEmail };
  }),
  handle(contactApi.send, async (context) => {
    await storeMessage(context.db, context);
    return sent;
  }),
  handle(messageApi.list, ({ db, query }) => listMessages(db, query)),
  handle(messageApi.mark, ({ db, params, body, user, now }) =>
    markMessage(db, { id: params.id, answered: body.answered, by: user, now: now() }),
  ),
];

export const jobs = [sendContactMail];
