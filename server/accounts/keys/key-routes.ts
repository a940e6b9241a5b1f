import { keyApi } from '../../../shared/accounts/keys.ts';
import { handle } from '../../platform/http/handle-endpoint.ts';
import { createKey, listKeys, revokeKey } from './api-keys.ts';

export const routes = [
  handle(keyApi.list, ({ db }) => listKeys(db)),
  handle(keyApi.create, ({ db, body, user, now }) => createKey(db, { body, by: user, now: now() })),
  handle(keyApi.revoke, async ({ db, params, user, now }) => {
    await revokeKey(db, { id: params.id, by: user, now: now() });
    return { message: 'Key revoked' };
  }),
];
