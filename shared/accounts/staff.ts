import * as z from 'zod/mini';
import { roles, user } from '../access/accounts.ts';
import { endpoint } from '../contract/endpoint.ts';
import { pageQuery } from '../contract/query-values.ts';
import { messageOf } from '../refusals/codes.ts';
import { id, idParams } from '../values/ids.ts';
import { emailAddress, line, typedLine, withLatinDigits } from '../values/text.ts';
import { minimumPassword, newPassword } from './passwords.ts';
import { secondSteps, signedInUser } from './sign-in.ts';

/** People type codes in groups. */
const withoutSpaces = z.overwrite<string>((text) => text.replace(/\s/g, ''));

const staffRole = z.enum(['admin', 'confirmer', 'packer', 'editor'], messageOf('role-unknown'));

export type StaffRole = z.output<typeof staffRole>;

/** Somebody with a role of staff. */
const member = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** The time of the last call, up to five minutes late; absent without a session. */
  lastSeenAt: z.optional(z.iso.datetime()),
  sessions: z.int(),
  hasSecondStep: z.boolean(),
  emailProved: z.boolean(),
});

export type StaffMember = z.infer<typeof member>;

/** An invitation that nobody has accepted or withdrawn. */
const invitation = z.object({
  _id: id,
  email: z.string(),
  role: staffRole,
  /** The administrator who invited. */
  by: z.string(),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isExpired: z.boolean(),
});

export type Invitation = z.infer<typeof invitation>;

const staff = z.object({
  members: z.array(member),
  invitations: z.array(invitation),
  /** Without a mail server an invitation reaches nobody: its mail only lies in a folder. */
  hasMailServer: z.boolean(),
});

/** The endpoints through which administrators manage the staff (requirements: Staff). */
export const staffApi = {
  list: endpoint('GET', '/staff', { access: 'admin', reply: staff }),
  invite: endpoint('POST', '/staff/invitations', {
    access: 'admin',
    query: pageQuery,
    body: z.object({
      email: emailAddress(),
      role: staffRole,
    }),
    reply: invitation,
    status: 201,
  }),
  /** Mails a new link; the previous one no longer works. */
  inviteAgain: endpoint('POST', '/staff/invitations/:id/send', {
    access: 'admin',
    params: idParams,
    reply: invitation,
  }),
  /**
   * A new link to hand over, where no mail server would bring it; the previous one no longer works, and it proves nobody's
   * address. Answers 409 with a mail server.
   */
  showLink: endpoint('POST', '/staff/invitations/:id/link', {
    access: 'admin',
    params: idParams,
    reply: z.object({ url: z.string() }),
  }),
  withdraw: endpoint('DELETE', '/staff/invitations/:id', {
    access: 'admin',
    params: idParams,
    reply: z.object({ message: z.string() }),
  }),
  /** For somebody who lost their second step: removes it with its recovery codes and signs them out. */
  resetSecondStep: endpoint('DELETE', '/staff/:id/second-step', {
    access: 'admin',
    params: idParams,
    reply: z.object({ message: z.string() }),
  }),
  /** Signs a member of staff out on all devices. */
  endSessions: endpoint('DELETE', '/staff/:id/sessions', {
    access: 'admin',
    params: idParams,
    reply: z.object({ message: z.string() }),
  }),
};

const invalidInvitation = messageOf('invitation-expired');

/** 256 random bits in base64url. Anything else gets the same message as an expired one. */
const token = z._default(z.string(invalidInvitation).check(z.maxLength(500, invalidInvitation)), '');

/** The endpoints for the invited person, who has only the mailed link. */
export const invitationApi = {
  /** `hasAccount`: the address has an account, which accepts the invitation after signing in. Uses nothing up. */
  read: endpoint('POST', '/invitations/read', {
    access: 'anyone',
    body: z.object({ token }),
    reply: z.object({ email: z.string(), role: staffRole, hasAccount: z.boolean(), isSignedIn: z.boolean() }),
  }),
  /** Creates the account and signs in. */
  join: endpoint('POST', '/invitations/join', {
    access: 'anyone',
    query: pageQuery,
    body: z.object({
      token,
      name: typedLine(200, messageOf('name-required')),
      password: newPassword(minimumPassword.admin, {
        required: messageOf('password-required'),
        tooShort: messageOf('password-too-short', { min: minimumPassword.admin }),
      }),
    }),
    reply: signedInUser,
    status: 201,
  }),
  /** Gives the caller's own account the role. */
  accept: endpoint('POST', '/invitations/accept', {
    access: 'user',
    body: z.object({ token }),
    reply: signedInUser,
  }),
};

/** A way to confirm a sign-in. */
const factor = z.object({
  _id: id,
  kind: z.enum(['totp', 'passkey']),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.optional(z.iso.datetime()),
});

export type SecondFactor = z.infer<typeof factor>;

/** What the browser passes on to the device and back; @simplewebauthn checks every part of it. */
const passkeyData = z.looseObject({ id: z.optional(z.string()) }, messageOf('passkey-not-accepted'));
const passkeyOptions = z.looseObject({ challenge: z.string() });

const factorName = typedLine(60, messageOf('name-required'));

/** Ten new codes, shown this once. Absent if the person had a second step already. */
const added = z.object({ recoveryCodes: z.optional(z.array(z.string())) });

/** The second step with which staff sign in (requirements: Second step). */
export const secondStepApi = {
  /** `step`: what this session still needs. */
  show: endpoint('GET', '/auth/second-step', {
    access: 'signing-in',
    reply: z.object({
      step: z.enum([...secondSteps, 'done']),
      isRequired: z.boolean(),
      /** The number of unused ones. */
      recoveryCodes: z.int(),
      factors: z.array(factor),
    }),
  }),
  /** Takes a code of an app or a recovery code. */
  verify: endpoint('POST', '/auth/second-step/verify', {
    access: 'signing-in',
    body: z.object({ code: line(40, messageOf('code-required')).check(withLatinDigits, withoutSpaces) }),
    reply: user,
  }),
  passkeyOptions: endpoint('POST', '/auth/second-step/passkey-options', {
    access: 'signing-in',
    reply: passkeyOptions,
  }),
  signWithPasskey: endpoint('POST', '/auth/second-step/passkey', {
    access: 'signing-in',
    body: z.object({ response: passkeyData }),
    reply: user,
  }),
  /** The secret for an app, and the address that its QR code holds. */
  beginApp: endpoint('POST', '/auth/second-step/app', {
    access: 'signing-in',
    reply: z.object({ secret: z.string(), uri: z.string() }),
  }),
  confirmApp: endpoint('POST', '/auth/second-step/app/confirm', {
    access: 'signing-in',
    body: z.object({
      code: line(40, messageOf('code-required')).check(withLatinDigits, withoutSpaces),
      name: factorName,
    }),
    reply: added,
  }),
  newPasskeyOptions: endpoint('POST', '/auth/second-step/new-passkey-options', {
    access: 'signing-in',
    reply: passkeyOptions,
  }),
  addPasskey: endpoint('POST', '/auth/second-step/passkeys', {
    access: 'signing-in',
    body: z.object({ response: passkeyData, name: factorName }),
    reply: added,
  }),
  remove: endpoint('DELETE', '/auth/second-step/factors/:id', {
    access: 'signing-in',
    params: idParams,
    reply: z.object({ message: z.string() }),
  }),
  newCodes: endpoint('POST', '/auth/second-step/recovery-codes', {
    access: 'signing-in',
    reply: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
};
