import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';

export const roles = ['user', 'admin'] as const;

export type Role = (typeof roles)[number];

/** What the browser keeps under its local entry `user` (spec §3). */
export const user = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  phone: z.string(),
  createdAt: z.iso.datetime(),
});

export type User = z.infer<typeof user>;

/** Who is signed in, with the address that the checkout starts from (spec §3). */
const profile = z.object({
  ...user.shape,
  address: z.object({
    street: z.string(),
    city: z.string(),
    Wilaya: z.string(),
    postalCode: z.string(),
    country: z.string(),
  }),
  /** False for who signs in with Google alone: there is no current password to ask for. */
  hasPassword: z.boolean(),
});

/** What every page of the shop may have to call; the other calls of accounts load with the pages that make them. */
export const accountApi = {
  show: endpoint('GET', '/auth/profile', { access: 'user', reply: profile }),
  /** Also for those without a session: there is nothing to end, which is what they want. */
  logOut: endpoint('POST', '/auth/logout', { access: 'anyone', reply: z.object({ message: z.string() }) }),
};
