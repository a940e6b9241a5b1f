import ChartColumnIcon from 'icon:chart-column';
import ChevronDownIcon from 'icon:chevron-down';
import ContactRoundIcon from 'icon:contact-round';
import ContainerIcon from 'icon:container';
import FingerprintIcon from 'icon:fingerprint-pattern';
import FolderTreeIcon from 'icon:folder-tree';
import HeartHandshakeIcon from 'icon:heart-handshake';
import IdCardIcon from 'icon:id-card';
import LayoutDashboardIcon from 'icon:layout-dashboard';
import MailIcon from 'icon:mail';
import PackageIcon from 'icon:package';
import PhoneCallIcon from 'icon:phone-call';
import PillIcon from 'icon:pill';
import HistoryIcon from 'icon:rotate-ccw-clock';
import SearchIcon from 'icon:search';
import SettingsIcon from 'icon:settings';
import StoreIcon from 'icon:store';
import TriangleAlertIcon from 'icon:triangle-alert';
import TruckIcon from 'icon:truck';
import UsersRoundIcon from 'icon:users-round';
import WebhookIcon from 'icon:webhook';
import { useId, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { accessOf, may } from '../../../shared/access/roles.ts';
import { userEntry } from '../../session/local-entries.ts';
import type { Icon } from '../../ui/icons/icon.tsx';
import { backOfficeWords } from '../../words/back-office-words.ts';
import { formatNumber } from '../../words/formats.ts';
import { useProblemCount } from './use-problem-count.ts';

const words = backOfficeWords;

type Entry = {
  to: string;
  icon: Icon;
  text: string;
  /** Where its other pages are. */
  covers?: string[];
};

const problemsPage = '/admin/problems';

/** The pages of the back office by the work for which somebody opens them. */
const groups: { heading: string | undefined; links: Entry[] }[] = [
  {
    heading: undefined,
    links: [{ to: '/admin', icon: LayoutDashboardIcon, text: words.dashboard }],
  },
  {
    heading: words.groups.orders,
    links: [
      { to: '/admin/orders', icon: PackageIcon, text: words.orders, covers: ['/admin/invoices'] },
      { to: '/admin/confirmation', icon: PhoneCallIcon, text: words.confirmation },
      {
        ...{ to: '/admin/couriers/parcels', icon: ContainerIcon, text: words.parcels },
        covers: ['/admin/couriers'],
      },
      { to: '/admin/customers', icon: ContactRoundIcon, text: words.customers },
      { to: '/admin/messages', icon: MailIcon, text: words.messages },
      { to: '/admin/reports', icon: ChartColumnIcon, text: words.reports },
    ],
  },
  {
    heading: words.groups.catalog,
    links: [
      {
        ...{ to: '/admin/products', icon: PillIcon, text: words.products },
        covers: ['/admin/import', '/admin/translations'],
      },
      { to: '/admin/categories', icon: FolderTreeIcon, text: words.categories },
      { to: '/admin/needs', icon: HeartHandshakeIcon, text: words.needs },
      { to: '/admin/search', icon: SearchIcon, text: words.search },
    ],
  },
  {
    heading: words.groups.shop,
    links: [
      { to: '/admin/delivery', icon: TruckIcon, text: words.delivery },
      { to: '/admin/settings', icon: SettingsIcon, text: words.settings },
      { to: '/admin/integrations', icon: WebhookIcon, text: words.integrations },
      { to: '/admin/staff', icon: IdCardIcon, text: words.staff },
      { to: '/admin/users', icon: UsersRoundIcon, text: words.users },
      { to: '/admin/audit', icon: HistoryIcon, text: words.audit },
      { to: problemsPage, icon: TriangleAlertIcon, text: words.problems },
    ],
  },
  {
    heading: words.groups.you,
    links: [
      { to: '/second-step', icon: FingerprintIcon, text: words.secondStep },
      { to: '/', icon: StoreIcon, text: words.shop },
    ],
  },
];

const linkStyles =
  'flex min-h-11 items-center gap-2.5 rounded-control px-3 font-medium text-ink-muted text-sm lg:min-h-9 hover:bg-brand-soft hover:text-brand-deep aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-deep';

/**
 * The frame of the back office. Its navigation is at the side, or behind a button on narrow screens. It shows the pages
 * that the signed-in person may open; the server's HTML, which is the same for everyone, keeps it hidden.
 */
export default function BackOfficeLayout() {
  return (
    <div className="mx-auto grid min-h-dvh w-full max-w-[100rem] grid-cols-1 max-lg:content-start lg:grid-cols-[13.5rem_minmax(0,1fr)] print:block">
      <Navigation />
      <div className="px-4 py-6 sm:px-6 lg:px-8 lg:py-8">
        <Outlet />
      </div>
    </div>
  );
}

function Navigation() {
  const role = userEntry.use()?.role;
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const problems = useProblemCount(role);
  const current = entryOf(useLocation().pathname);
  const CurrentIcon = current?.icon ?? LayoutDashboardIcon;
  const shown = groups
    .map(({ heading, links }) => ({
      heading,
      links: links.filter(({ to }) => may(role ?? 'admin', accessOf(to))),
    }))
    .filter(({ links }) => links.length > 0);
  return (
    <nav
      aria-label={words.navigation}
      className="border-line max-lg:border-b max-lg:bg-surface lg:border-e print:hidden"
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={list}
        className="flex min-h-12 w-full items-center justify-between gap-3 px-4 text-start font-semibold text-sm sm:px-6 lg:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        <span className="flex items-center gap-2.5">
          <CurrentIcon className="size-4.5 text-brand-strong" />
          {current?.text ?? words.navigation}
        </span>
        <ChevronDownIcon className={`size-5 text-ink-muted ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <div
        id={list}
        className={`gap-x-4 gap-y-3 max-lg:px-2 max-lg:pb-4 max-sm:grid-cols-2 sm:max-lg:grid-cols-4 sm:max-lg:px-4 lg:sticky lg:top-18 lg:grid lg:max-h-[calc(100dvh-4.5rem)] lg:overflow-y-auto lg:p-3 ${isOpen ? 'grid' : 'max-lg:hidden'} ${role ? '' : 'invisible'}`}
      >
        {shown.map(({ heading, links }) => (
          <Group
            key={links[0]?.to}
            heading={heading}
            links={links}
            current={current}
            problems={problems}
            close={() => setOpen(false)}
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

/** The entry to which the page at this path belongs, with the longest path of all that fit. */
function entryOf(pathname: string) {
  const places = groups
    .flatMap(({ links }) => links)
    .flatMap((entry) => [entry.to, ...(entry.covers ?? [])].map((path) => ({ entry, path })));
  const [nearest] = places
    .filter(({ path }) => pathname === path || (path !== '/admin' && pathname.startsWith(`${path}/`)))
    .toSorted((a, b) => b.path.length - a.path.length);
  return nearest?.entry;
}
