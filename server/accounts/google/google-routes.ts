import { signInApi } from '../../../shared/accounts/sign-in.ts';
import { handle } from '../../platform/http/handle-endpoint.ts';
import { sendPasswordRemoved } from '../account-mails.ts';
import { sendVerificationCode } from './create-verification.ts';
import { keepGoogleBrowser } from './google-browser.ts';
import { requestGoogleSignIn } from './request-google-sign-in.ts';
import { resendCode, verifyCode } from './verify-code.ts';

export const routes = [
  handle(signInApi.options, async ({ env: { google } }) =>
    google ? { google: { clientId: google.clientId, scriptUrl: `${google.issuer}/gsi/client` } } : {},
  ),
  handle(signInApi.googleNonce, async (context) => ({
    nonce: keepGoogleBrowser(context).toString('base64url'),
  })),
  handle(signInApi.googleRequest, (context) => requestGoogleSignIn(context.db, context)),
  handle(signInApi.googleVerify, (context) => verifyCode(context.db, context)),
  handle(signInApi.googleResend, async (context) => ({
    verificationId: await resendCode(context.db, context),
  })),
];

export const jobs = [sendVerificationCode, sendPasswordRemoved];
