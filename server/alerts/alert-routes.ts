import { stockAlertApi } from '../../shared/contact.ts';
import { handle } from '../platform/http/handle-endpoint.ts';
import { sendAlertLinks, sendBackInStock } from './alert-mails.ts';
import { confirmAlert, stopAlert } from './answer-alert-link.ts';
import { askForAlert } from './ask-for-alert.ts';
import { chooseWaves } from './choose-wave.ts';
import { deleteOldAlerts } from './delete-old-alerts.ts';
import { listWaiting, markCalled } from './waiting-people.ts';

/** Telling people that a sold-out product is back (requirements: Back in stock). */
export const routes = [
  handle(stockAlertApi.ask, async (context) => {
    await askForAlert(context.db, context);
    const { by } = context.body;
    return { message: by === 'email' ? 'Please confirm with the link in our email.' : 'We will call you.' };
  }),
  handle(stockAlertApi.confirm, ({ db, body, query, now }) =>
    confirmAlert(db, { token: body.token, language: query.lang, now: now() }),
  ),
  handle(stockAlertApi.stop, async ({ db, body }) => {
    await stopAlert(db, body.token);
    return { message: 'We will not write to you about this product.' };
  }),
  handle(stockAlertApi.waiting, ({ db, env, params }) => listWaiting(db, { productId: params.id, env })),
  handle(stockAlertApi.called, async ({ db, params, user, now }) => {
    await markCalled(db, { id: params.id, by: user, now: now() });
    return { message: 'Marked as called' };
  }),
];

export const jobs = [sendAlertLinks, chooseWaves, sendBackInStock, deleteOldAlerts];
