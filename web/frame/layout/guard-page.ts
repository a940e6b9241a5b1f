import { redirect } from 'react-router';
import { pageAccess } from '../../../shared/page-access.ts';
import { readProfile } from '../../account/profile/read-profile.ts';
import { userEntry } from '../../session/local-entries.ts';

/**
 * Before a page that not everyone may open reads anything: who is known to this browser goes on, others as the server
 * says (requirements: Page access). The server guards full page loads in the same way and every call by itself.
 */
export async function guardPage({ request }: { request: Request }) {
  const { pathname, search } = new URL(request.url);
  const access = pageAccess(pathname);
  if (access === 'anyone') return;
  const known = userEntry.get();
  if (known && (access === 'user' || known.role === 'admin')) return;
  const { role } = await readProfile({ signal: request.signal, page: pathname + search });
  if (access === 'admin' && role !== 'admin') throw redirect('/');
}
