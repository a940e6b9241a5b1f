import * as z from 'zod/mini';
import { accountApi } from './accounts.ts';
import { endpoint, type ReplyOf } from './endpoint.ts';
import { minimumPassword, newPassword, typedPassword } from './passwords.ts';
import { blankableText, emailAddress, line, phoneNumber } from './text.ts';
import { wilayas } from './wilayas.ts';

export type Profile = ReplyOf<typeof accountApi.show>;

const blank = z.literal('');

/**
 * What changes; what is not sent stays. Names are flat (spec §3). `newPassword` and another e-mail need the
 * `currentPassword` of an account that has one (threats T8).
 */
export const profileBody = z.object({
  name: z.optional(line(200, 'Name is required')),
  email: z.optional(emailAddress('Email is required', 'Email address is invalid')),
  phone: z.optional(z.union([blank, phoneNumber('Phone is required')], 'Phone number is invalid')),
  street: z.optional(blankableText(300)),
  city: z.optional(blankableText(200)),
  wilaya: z.optional(z.union([blank, z.enum(wilayas)], 'Wilaya is unknown')),
  postalCode: z.optional(blankableText(20)),
  country: z.optional(z.literal(['', 'Algeria'], 'We deliver within Algeria only')),
  currentPassword: z.optional(z.union([blank, typedPassword('Current password is required')])),
  newPassword: z.optional(
    newPassword(minimumPassword.profile, {
      required: 'New password is required',
      tooShort: `New password must be at least ${minimumPassword.profile} characters`,
    }),
  ),
});

export type ProfileBody = z.output<typeof profileBody>;

export const profileApi = {
  show: accountApi.show,
  save: endpoint('PUT', '/auth/profile', {
    access: 'user',
    body: profileBody,
    reply: accountApi.show.reply,
  }),
};
