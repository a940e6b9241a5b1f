import * as z from 'zod/mini';
import { type Permission, permissions } from '../access/roles.ts';
import { endpoint } from '../contract/endpoint.ts';
import { messageOf } from '../refusals/codes.ts';
import { id, idParams } from '../values/ids.ts';
import { typedLine } from '../values/text.ts';

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
  name: typedLine(60, messageOf('program-name-required')),
  permissions: z
    .array(z.enum(keyPermissions, messageOf('permission-unknown')), messageOf('permissions-not-a-list'))
    .check(
      z.minLength(1, messageOf('permissions-required')),
      z.refine((all) => new Set(all).size === all.length, messageOf('permission-twice')),
    ),
  lifetime: z._default(z.enum(keyLifetimes, messageOf('key-lifetime-unknown')), 'forever'),
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
