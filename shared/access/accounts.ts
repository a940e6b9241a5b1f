import * as z from 'zod/mini';
import { id } from '../values/ids.ts';

/** The roles of accounts: `user` is a customer, all others are staff (requirements: Staff). */
export const roles = ['user', 'admin', 'confirmer', 'packer', 'editor'] as const;

export type Role = (typeof roles)[number];

export function isStaff(role: Role) {
  return role !== 'user';
}

/** A user as the API returns it and as the browser keeps it in the local entry `user` (requirements: Local entries). */
export const user = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  phone: z.string(),
  createdAt: z.iso.datetime(),
});

export type User = z.infer<typeof user>;

/** The most addresses in the book of an account. The trigger `users_keep_address` knows the number too. */
export const mostAddresses = 20;
