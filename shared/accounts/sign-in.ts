import * as z from 'zod/mini';
import { user } from '../access/accounts.ts';
import { endpoint } from '../contract/endpoint.ts';
import { pageQuery } from '../contract/query-values.ts';
import { messageOf } from '../refusals/codes.ts';
import {
  emailAddress,
  line,
  optionalText,
  optionalTypedText,
  typedLine,
  withLatinDigits,
} from '../values/text.ts';
import { minimumPassword, newPassword, typedPassword } from './passwords.ts';

const email = emailAddress();

/** What staff must do before their session opens anything: use their second step, or set one up. */
export const secondSteps = ['verify', 'enrol'] as const;

export type SecondStep = (typeof secondSteps)[number];

/** The person who has signed in. `secondStep` is absent once the session is complete. */
export const signedInUser = z.extend(user, { secondStep: z.optional(z.enum(secondSteps)) });

export type SignedInUser = z.infer<typeof signedInUser>;

/** A new account. A role or an id in the request is dropped (threats T7). */
const registerBody = z.object({
  name: typedLine(200, messageOf('name-required')),
  email,
  password: newPassword(minimumPassword.register, {
    required: messageOf('password-required'),
    tooShort: messageOf('password-too-short', { min: minimumPassword.register }),
  }),
});

const loginBody = z.object({ email, password: typedPassword(messageOf('password-required')) });

const message = z.object({ message: z.string() });

const invalidResetToken = messageOf('reset-token-invalid');

/** 256 random bits in base64url. Anything else gets the same message as an expired token. */
const token = z._default(z.string(invalidResetToken).check(z.maxLength(500, invalidResetToken)), '');

const missingInformation = messageOf('sign-in-incomplete');

const verificationId = line(100, missingInformation);

/**
 * The answer of the identity provider's script, decoded. Only `credential` proves anything (requirements: Google
 * sign-in).
 */
const googleRequestBody = z.object({
  email,
  name: optionalTypedText(200),
  googleId: optionalText(255),
  picture: optionalText(2000),
  credential: z.optional(
    z.string(messageOf('not-text')).check(z.maxLength(8000, messageOf('text-too-long', { max: 8_000 }))),
  ),
});

/** Either the signed-in `user`, or the id of the verification that waits for the mailed code. */
const googleRequestReply = z.object({
  user: z.optional(signedInUser),
  verificationId: z.optional(z.string()),
});

export const codeLength = 6;

/** Seconds for which a mailed code is valid (requirements: Verify code). */
export const codeLifetime = 300;

const googleVerifyBody = z.object({
  email: emailAddress(missingInformation),
  verificationId,
  code: line(20, messageOf('verification-code-required')).check(
    withLatinDigits,
    z.regex(new RegExp(`^\\d{${codeLength}}$`), messageOf('invalid-verification-code')),
  ),
});

export const signInApi = {
  register: endpoint('POST', '/auth/register', {
    access: 'anyone',
    query: pageQuery,
    body: registerBody,
    reply: user,
    status: 201,
  }),
  login: endpoint('POST', '/auth/login', { access: 'anyone', body: loginBody, reply: signedInUser }),
  /** Open to callers without a session, who are signed out already. */
  logout: endpoint('POST', '/auth/logout', { access: 'anyone', reply: message }),
  /** Ends the caller's sessions on all devices, including this one. */
  logoutEverywhere: endpoint('POST', '/auth/logout-everywhere', { access: 'user', reply: message }),
  /** The ways to sign in besides the password; `google` is absent if it is not set up. */
  options: endpoint('GET', '/auth/options', {
    access: 'anyone',
    reply: z.object({ google: z.optional(z.object({ clientId: z.string(), scriptUrl: z.string() })) }),
    cacheable: true,
  }),
  /** A value for the `nonce` claim of the ID token, bound to this browser by a cookie. */
  googleNonce: endpoint('GET', '/auth/google-nonce', {
    access: 'anyone',
    reply: z.object({ nonce: z.string() }),
  }),
  googleRequest: endpoint('POST', '/auth/google-auth-request', {
    access: 'anyone',
    query: pageQuery,
    body: googleRequestBody,
    reply: googleRequestReply,
  }),
  googleVerify: endpoint('POST', '/auth/google-auth-verify', {
    access: 'anyone',
    query: pageQuery,
    body: googleVerifyBody,
    reply: signedInUser,
  }),
  googleResend: endpoint('POST', '/auth/google-auth-resend', {
    access: 'anyone',
    query: pageQuery,
    body: z.pick(googleVerifyBody, { email: true, verificationId: true }),
    reply: z.object({ verificationId: z.string() }),
  }),
  forgotPassword: endpoint('POST', '/auth/forgot-password', {
    access: 'anyone',
    query: pageQuery,
    body: z.object({ email }),
    reply: message,
  }),
  checkResetToken: endpoint('GET', '/auth/reset-password/verify', {
    access: 'anyone',
    query: z.object({ token }),
    /** The new password needs at least `minLength` characters, more for administrators (requirements: Passwords). */
    reply: z.object({ valid: z.boolean(), minLength: z.number() }),
  }),
  resetPassword: endpoint('POST', '/auth/reset-password', {
    access: 'anyone',
    query: pageQuery,
    body: z.object({
      token,
      password: newPassword(minimumPassword.reset, {
        required: messageOf('password-required'),
        tooShort: messageOf('reset-password-too-short', { min: minimumPassword.reset }),
      }),
    }),
    reply: message,
  }),
};
