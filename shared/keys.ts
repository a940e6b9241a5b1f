import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, idParams } from './ids.ts';
import { type Permission, permissions } from './roles.ts';
import { typedLine } from './text.ts';

/** What a key may be allowed to do: never to manage the staff, the settings or other keys. */
export const keyPermissions = permissions.filter(
  (permission): permission is Exclude<Permission, 'office' | 'admin'> =>
    permission !== 'office' && permission !== 'admin',
);

/** The most keys of a shop that work at the same time. */
export const mostKeys = 50;

/** For how long a new key works. */
export const keyLifetimes = ['90days', 'year', 'forever'] as const;

export const newKeyBody = z.object({
  name: typedLine(60, 'Type the name of the program'),
  permissions: z
    .array(z.enum(keyPermissions, 'This permission does not exist'), 'Permissions must be a list')
    .check(
      z.minLength(1, 'Choose at least one permission'),
      z.refine((all) => new Set(all).size === all.length, 'A permission can be chosen only once'),
    ),
  lifetime: z._default(z.enum(keyLifetimes, 'A key works for 90days, a year or forever'), 'forever'),
});

const apiKey = z.object({
  _id: id,
  name: z.string(),
  permissions: z.array(z.enum(keyPermissions)),
  /** The last characters of the key, by which people tell keys apart. */
  ending: z.string(),
  createdAt: z.string(),
  createdBy: z.string(),
  lastUsedAt: z.optional(z.string()),
  revokedAt: z.optional(z.string()),
  /** Absent for a key that works until it is revoked. */
  expiresAt: z.optional(z.string()),
});

export type ApiKey = z.infer<typeof apiKey>;
export type NewKeyBody = z.output<typeof newKeyBody>;

/** Keys with which other programs call the API (requirements: API keys). */
export const keyApi = {
  /** Keys that are not revoked, newest first, then the revoked ones. */
  list: endpoint('GET', '/api-keys', { access: 'admin', reply: z.array(apiKey) }),
  /** The only answer with the whole key. */
  create: endpoint('POST', '/api-keys', {
    access: 'admin',
    body: newKeyBody,
    reply: z.extend(apiKey, { key: z.string() }),
    status: 201,
  }),
  /** Ends a key at once and for ever. */
  revoke: endpoint('DELETE', '/api-keys/:id', {
    access: 'admin',
    params: idParams,
    reply: z.object({ message: z.string() }),
  }),
};
