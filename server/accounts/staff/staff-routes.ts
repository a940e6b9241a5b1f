import { invitationApi, staffApi } from '../../../shared/accounts/staff.ts';
import { handle } from '../../platform/http/handle-endpoint.ts';
import { acceptInvitation, joinStaff, readInvitation } from './accept-invitation.ts';
import { invite, inviteAgain, sendInvitation, showLink, withdraw } from './invitations.ts';
import { endSessionsOf, listStaff, resetStepOf } from './staff-queries.ts';

/** The staff, its invitations, and how an invited person joins. */
export const routes = [
  handle(staffApi.list, ({ db, env, now }) => listStaff(db, { env, now: now() })),
  handle(staffApi.invite, async ({ db, body, query, user, jobs, limits, now }) => {
    await limits.spend('invitationsByUser', user.id);
    return invite(db, { body, language: query.lang, by: user, jobs, now: now() });
  }),
  handle(staffApi.inviteAgain, async ({ db, params, user, jobs, limits, now }) => {
    await limits.spend('invitationsByUser', user.id);
    return inviteAgain(db, { id: params.id, by: user, jobs, now: now() });
  }),
  handle(staffApi.showLink, ({ db, env, params, user, now }) =>
    showLink(db, { id: params.id, by: user, env, now: now() }),
  ),
  handle(staffApi.withdraw, async ({ db, params, user }) => {
    await withdraw(db, { id: params.id, by: user });
    return { message: 'The invitation was withdrawn' };
  }),
  handle(staffApi.endSessions, async ({ db, params, user }) => {
    await endSessionsOf(db, { id: params.id, by: user });
    return { message: 'The person is signed out on all devices' };
  }),
  handle(staffApi.resetSecondStep, async ({ db, params, user }) => {
    await resetStepOf(db, { id: params.id, by: user });
    return { message: 'The second step was removed' };
  }),
  handle(invitationApi.read, async ({ db, body, user, ip, limits, now }) => {
    await limits.spend('invitationsByAddress', ip);
    return readInvitation(db, { token: body.token, user, now: now() });
  }),
  handle(invitationApi.join, async (context) => {
    await context.limits.spend('invitationsByAddress', context.ip);
    return joinStaff(context.db, context);
  }),
  handle(invitationApi.accept, (context) => acceptInvitation(context.db, context)),
];

export const jobs = [sendInvitation];
