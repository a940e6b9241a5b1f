import * as z from 'zod/mini';
import { roles, user } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { id, idParams } from './ids.ts';
import { minimumPassword, newPassword } from './passwords.ts';
import { pageQuery } from './query-values.ts';
import { emailAddress, typedLine } from './text.ts';

const staffRole = z.enum(['admin', 'confirmer', 'packer', 'editor'], 'Role is unknown');

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

const staff = z.object({ members: z.array(member), invitations: z.array(invitation) });

/** The endpoints through which administrators manage the staff (requirements: Staff). */
export const staffApi = {
  list: endpoint('GET', '/staff', { access: 'admin', reply: staff }),
  invite: endpoint('POST', '/staff/invitations', {
    access: 'admin',
    query: pageQuery,
    body: z.object({ email: emailAddress('Email is required', 'Email address is invalid'), role: staffRole }),
    reply: invitation,
    status: 201,
  }),
  /** Mails a new link; the previous one no longer works. */
  inviteAgain: endpoint('POST', '/staff/invitations/:id/send', {
    access: 'admin',
    params: idParams,
    reply: invitation,
  }),
  withdraw: endpoint('DELETE', '/staff/invitations/:id', {
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

export const invalidInvitation = 'This invitation is no longer valid. Please ask for a new one.';

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
      name: typedLine(200, 'Name is required'),
      password: newPassword(minimumPassword.admin, {
        required: 'Password is required',
        tooShort: `Password must be at least ${minimumPassword.admin} characters`,
      }),
    }),
    reply: user,
    status: 201,
  }),
  /** Gives the caller's own account the role. */
  accept: endpoint('POST', '/invitations/accept', {
    access: 'user',
    body: z.object({ token }),
    reply: user,
  }),
};
