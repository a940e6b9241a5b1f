import { minimumLength } from '../../shared/accounts/passwords.ts';
import { profileApi, sessionApi } from '../../shared/accounts/profile.ts';
import { signInApi } from '../../shared/accounts/sign-in.ts';
import { handle } from '../platform/http/handle-endpoint.ts';
import { emailKey } from '../platform/http/limits.ts';
import { spendByVisitor, visitorOf } from '../platform/http/visitor.ts';
import { enqueue } from '../platform/jobs/job.ts';
import { sendEmailChanged, sendNewDevice, sendPasswordChanged, sendWelcome } from './account-mails.ts';
import { findUser, readProfile } from './account-queries.ts';
import { deleteEndedSignIns } from './delete-ended-sign-ins.ts';
import { logIn } from './log-in.ts';
import { register } from './register.ts';
import { checkResetToken, resetPassword, sendResetLink } from './reset-password.ts';
import { saveProfile } from './save-profile.ts';
import { endOtherSessions, endSession, listSessions } from './sessions/list-sessions.ts';
import { closeSession, endSessions } from './sessions/open-session.ts';

const signedOut = { message: 'You are signed out' };

export const routes = [
  handle(signInApi.register, (context) => register(context.db, context)),
  handle(signInApi.login, (context) => logIn(context.db, context)),
  handle(signInApi.logout, async (context) => {
    await closeSession(context.db, context);
    return signedOut;
  }),
  handle(signInApi.logoutEverywhere, async (context) => {
    await endSessions(context.db, context.user.id);
    await closeSession(context.db, context);
    return signedOut;
  }),
  handle(signInApi.forgotPassword, async (context) => {
    const { db, jobs, limits, ip, query, body } = context;
    const { email } = body;
    await spendByVisitor(limits, 'resetLinks', visitorOf(context));
    // By address and sender first, so that a stranger cannot use up the links of the owner (threats T26).
    await limits.spend('resetLinksBySender', `${emailKey(email)} ${ip}`);
    await limits.spend('resetLinksByEmail', emailKey(email));
    await enqueue(db, { jobs, job: sendResetLink, data: { email, language: query.lang } });
    return { message: 'If there is an account with this email, we have sent a link to reset its password.' };
  }),
  handle(signInApi.checkResetToken, async ({ db, query: { token }, now }) => {
    const { role } = await checkResetToken(db, { token, now: now() });
    return { valid: true, minLength: minimumLength(role, 'reset') };
  }),
  handle(signInApi.resetPassword, async ({ db, body, query, jobs, now, ...browser }) => {
    await resetPassword(db, { ...body, language: query.lang, jobs, browser, now: now() });
    return { message: 'Your password has been reset. You can sign in with it now.' };
  }),
  handle(profileApi.show, async ({ db, query, user }) =>
    readProfile(db, await findUser(db, user.id), query.lang),
  ),
  handle(profileApi.save, (context) => saveProfile(context.db, context)),
  handle(sessionApi.list, (context) => listSessions(context.db, context)),
  handle(sessionApi.end, async ({ db, user, body }) => {
    await endSession(db, { user, id: body.sessionId });
    return { message: 'The session has ended' };
  }),
  handle(sessionApi.endOthers, async (context) => {
    await endOtherSessions(context.db, context);
    return { message: 'All other sessions have ended' };
  }),
];

export const jobs = [
  sendWelcome,
  sendPasswordChanged,
  sendNewDevice,
  sendEmailChanged,
  sendResetLink,
  deleteEndedSignIns,
];
