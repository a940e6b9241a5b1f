import { signInApi } from '../../../shared/sign-in.ts';
import { handle } from '../../platform/http/handle-endpoint.ts';
import { emailKey } from '../../platform/http/limits.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import { checkResetToken, resetPassword } from './reset-password.ts';
import { sendResetLink } from './send-reset-link.ts';

export const recoveryRoutes = [
  // Whether there is such an account is found out by the job, long after the answer (threats T5).
  handle(signInApi.forgotPassword, async ({ db, jobs, limits, ip, body: { email } }) => {
    await limits.spend('resetLinksByAddress', ip);
    await limits.spend('resetLinksByEmail', emailKey(email));
    await enqueue(db, { jobs, job: sendResetLink, data: { email } });
    return { message: 'If there is an account with this email, we have sent a link to reset its password.' };
  }),
  handle(signInApi.checkResetToken, async ({ db, query: { token }, now }) => {
    await checkResetToken(db, { token, now: now() });
    return { valid: true };
  }),
  handle(signInApi.resetPassword, async ({ db, body, jobs, now }) => {
    await resetPassword(db, { ...body, jobs, now: now() });
    return { message: 'Your password has been reset. You can sign in with it now.' };
  }),
];
