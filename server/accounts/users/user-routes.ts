import { usersApi } from '../../../shared/accounts/users.ts';
import { recordExport } from '../../platform/audit/record-change.ts';
import { handle } from '../../platform/http/handle-endpoint.ts';
import { sendMadeAdmin } from '../account-mails.ts';
import { deleteUser, setRole } from './change-user.ts';
import { countUsers, exportUsers, listUsers } from './user-queries.ts';

/** The endpoints with which administrators manage users. */
export const routes = [
  handle(usersApi.count, async ({ db }) => ({ count: await countUsers(db) })),
  handle(usersApi.list, ({ db, query }) => listUsers(db, query)),
  handle(usersApi.export, async ({ db, query, user }) => {
    await recordExport(db, { by: user, list: 'users' });
    return exportUsers(db, query);
  }),
  handle(usersApi.setRole, ({ db, params, body, user, jobs }) =>
    setRole(db, { id: params.id, role: body.role, by: user, jobs }),
  ),
  handle(usersApi.remove, async ({ db, params, user }) => {
    await deleteUser(db, { id: params.id, by: user });
    return { message: 'User deleted successfully' };
  }),
];

export const jobs = [sendMadeAdmin];
