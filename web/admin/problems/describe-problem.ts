import type { Problem } from '../../../shared/problems.ts';
import { adminProblemsWords as words } from '../../words/admin-problems-words.ts';

/** One sentence about what is wrong. */
export function describeProblem({ kind, about = '', amount = 0 }: Problem) {
  return words.kinds[kind].what({ about: nameOf(kind, about), amount });
}

/** Mails and jobs have the names of their queues. Newer releases may have queues that this one does not know. */
function nameOf(kind: Problem['kind'], about: string) {
  if (kind === 'mail') return (words.mails as Record<string, string>)[about] ?? about;
  return kind === 'job' ? (words.jobs[about] ?? about) : about;
}

/** The page on which a problem is solved, if there is one. */
export function pageOf({ kind, record }: Problem): { to: string; text: string } | undefined {
  const { links } = words;
  switch (kind) {
    case 'import':
      return { to: `/admin/import/${record}`, text: links.import };
    case 'courier-silent':
    case 'courier-refused':
      return { to: `/admin/couriers/${record}/edit`, text: links.courier };
    case 'webhook':
    case 'webhook-gone':
      return { to: `/admin/integrations/webhooks/${record}/edit`, text: links.webhook };
    case 'no-mail-server':
    case 'mails-waiting':
      return { to: '/admin/settings/mail-server', text: links.mailServer };
    case 'tva-unset':
      return { to: '/admin/settings/invoices', text: links.invoiceSettings };
    case 'second-step':
      return { to: '/admin/staff', text: links.staff };
    case 'invoice-clock':
      return { to: '/admin/invoices', text: links.invoices };
    default:
      return undefined;
  }
}
