import { Link } from 'react-router';
import { accessOf, may } from '../../../shared/access/roles.ts';
import { userEntry } from '../../session/local-entries.ts';
import { backOfficeWords } from '../../words/back-office-words.ts';
import { formatNumber } from '../../words/formats.ts';
import { type Entry, groups, problemsPage } from './office-pages.ts';
import { useProblemCount } from './use-problem-count.ts';

const words = backOfficeWords;

const linkStyles =
  'flex min-h-11 items-center gap-2.5 rounded-control px-3 font-medium text-ink-muted text-sm lg:min-h-9 hover:bg-brand-soft hover:text-brand-deep aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-deep';

type Props = {
  id: string;
  /** On a narrow screen it is folded. */
  isOpen: boolean;
  current: Entry | undefined;
  close: () => void;
};

/**
 * The pages that the signed-in person may open. The server's HTML, which is the same for everyone, keeps them hidden.
 */
export function Navigation({ id, isOpen, current, close }: Props) {
  const role = userEntry.use()?.role;
  const problems = useProblemCount(role);
  const shown = groups
    .map(({ heading, links }) => ({
      heading,
      links: links.filter(({ to }) => may(role ?? 'admin', accessOf(to))),
    }))
    .filter(({ links }) => links.length > 0);
  return (
    <nav
      aria-label={words.navigation}
      className={`border-line max-lg:border-b max-lg:bg-surface lg:border-e print:hidden ${isOpen ? '' : 'max-lg:hidden'}`}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <div
        id={id}
        className={`grid gap-x-4 gap-y-3 max-lg:px-2 max-lg:pb-4 max-sm:grid-cols-2 sm:max-lg:grid-cols-4 sm:max-lg:px-4 lg:sticky lg:top-14 lg:max-h-[calc(100dvh-3.5rem)] lg:overflow-y-auto lg:p-3 ${role ? '' : 'invisible'}`}
      >
        {shown.map(({ heading, links }) => (
          <Group
            key={links[0]?.to}
            heading={heading}
            links={links}
            current={current}
            problems={problems}
            close={close}
          />
        ))}
      </div>
    </nav>
  );
}

type GroupProps = {
  heading: string | undefined;
  links: Entry[];
  current: Entry | undefined;
  problems: number;
  close: () => void;
};

function Group({ heading, links, current, problems, close }: GroupProps) {
  return (
    <div className="max-lg:first:col-span-full">
      {heading && <p className="px-3 pb-1 font-semibold text-ink-muted text-xs">{heading}</p>}
      <ul aria-label={heading}>
        {links.map((link) => (
          <li key={link.to}>
            <Link
              to={link.to}
              aria-current={link === current ? 'page' : undefined}
              prefetch="intent"
              className={linkStyles}
              onClick={close}
            >
              <link.icon className="size-4.5" />
              {link.text}
              {link.to === problemsPage && problems > 0 && <Count of={problems} />}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A longer number would only widen the menu. */
const mostShown = 99;

function Count({ of }: { of: number }) {
  return (
    <span className="ms-auto">
      <span className="badge bg-danger-soft text-danger" aria-hidden="true">
        {of > mostShown ? `${mostShown}+` : formatNumber(of)}
      </span>
      <span className="sr-only">{words.problemsCount(of)}</span>
    </span>
  );
}
