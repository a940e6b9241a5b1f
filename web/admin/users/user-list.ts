import * as z from 'zod/mini';
import { roles } from '../../../shared/access/accounts.ts';
import { userSorts } from '../../../shared/accounts/users.ts';
import { adminList, keywordFilter, sortOrder } from '../list/admin-list.ts';

/** The list of users (requirements: Admin users). */
export const userList = adminList({
  path: '/admin/users',
  filters: z.object({ keyword: keywordFilter, role: z.catch(z.enum([...roles, '']), '') }),
  sorting: z.object({ sort: z.catch(z.enum(userSorts), 'createdAt'), order: sortOrder }),
});

export type UserListState = ReturnType<typeof userList.read>;
