import { profileApi } from '../../shared/profile.ts';
import { signInApi } from '../../shared/sign-in.ts';
import { handle } from '../platform/http/handle-endpoint.ts';
import { findUser, toProfile } from './account-queries.ts';
import { logIn } from './log-in.ts';
import { register } from './register.ts';
import { saveProfile } from './save-profile.ts';
import { closeSession, endSessions } from './sessions/open-session.ts';

const signedOut = { message: 'You are signed out' };

export const accountRoutes = [
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
  handle(profileApi.show, async ({ db, user }) => toProfile(await findUser(db, user.id))),
  handle(profileApi.save, (context) => saveProfile(context.db, context)),
];
