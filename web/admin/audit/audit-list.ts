import * as z from 'zod/mini';
import { type AuditArea, auditAreas } from '../../../shared/audit.ts';
import { adminList, dayFilter } from '../list/admin-list.ts';

const id = z.catch(z.union([z.string().check(z.regex(/^[a-z2-7]{36}$/)), z.literal('')]), '');
const entry = z.catch(z.union([z.string().check(z.regex(/^[1-9]\d{0,17}$/)), z.literal('')]), '');

/** The list of what the staff did (requirements: Audit history). Its pages begin before or after an entry. */
export const auditList = adminList({
  path: '/admin/audit',
  filters: z.object({
    person: id,
    action: z.catch(z.string(), ''),
    thing: id,
    startDate: dayFilter,
    endDate: dayFilter,
  }),
  sorting: z.object({ before: entry, after: entry }),
});

export type AuditState = ReturnType<typeof auditList.read>;

/** Other filters begin at the newest entry. */
export const fromNewest = { before: '', after: '' };

/** The area of an action such as `order.paid`, if this release knows it. */
export function areaOf(action: string): AuditArea | undefined {
  return auditAreas.find((area) => action.startsWith(`${area}.`));
}
