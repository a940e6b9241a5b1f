import * as z from 'zod/mini';
import { messageStates } from '../../../shared/contact.ts';
import { adminList, keywordFilter } from '../list/admin-list.ts';

/** The list of messages (requirements: Messages). */
export const messageList = adminList({
  path: '/admin/messages',
  filters: z.object({ state: z.catch(z.enum(['', ...messageStates]), ''), keyword: keywordFilter }),
  sorting: z.object({}),
});
