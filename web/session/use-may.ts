import { type Access, accessOf, may, type Permission } from '../../shared/access/roles.ts';
import { userEntry } from './local-entries.ts';

/**
 * Tells what the signed-in person may do, to leave out what the server would refuse (requirements: Staff). The role is
 * the one that this browser knows; the server decides.
 */
export function useMay() {
  const role = useRole();
  return (access: Access) => may(role, access);
}

/** Tells whether the signed-in person may open the page of the back office to which a link leads. */
export function useMayOpen() {
  const may = useMay();
  return (link: string) => may(accessOf(link.replace(/\?.*/, '')));
}

/** The role that this browser knows; `user` without a session. */
export function useRole() {
  return userEntry.use()?.role ?? 'user';
}

/** The same as `useMay` outside of a component. */
export function mayNow(permission: Permission) {
  return may(userEntry.get()?.role ?? 'user', permission);
}
