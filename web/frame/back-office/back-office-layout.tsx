import ChartColumnIcon from 'icon:chart-column';
import ContactRoundIcon from 'icon:contact-round';
import ContainerIcon from 'icon:container';
import FingerprintIcon from 'icon:fingerprint-pattern';
import FolderTreeIcon from 'icon:folder-tree';
import HeartHandshakeIcon from 'icon:heart-handshake';
import IdCardIcon from 'icon:id-card';
import LayoutDashboardIcon from 'icon:layout-dashboard';
import PackageIcon from 'icon:package';
import PhoneCallIcon from 'icon:phone-call';
import PillIcon from 'icon:pill';
import HistoryIcon from 'icon:rotate-ccw-clock';
import SearchIcon from 'icon:search';
import SettingsIcon from 'icon:settings';
import StoreIcon from 'icon:store';
import TruckIcon from 'icon:truck';
import UsersRoundIcon from 'icon:users-round';
import WebhookIcon from 'icon:webhook';
import { NavLink, Outlet } from 'react-router';
import { accessOf, may } from '../../../shared/roles.ts';
import { userEntry } from '../../session/local-entries.ts';
import { backOfficeWords } from '../../words/back-office-words.ts';

const links = [
  { to: '/admin', icon: LayoutDashboardIcon, text: backOfficeWords.dashboard },
  { to: '/admin/orders', icon: PackageIcon, text: backOfficeWords.orders },
  { to: '/admin/confirmation', icon: PhoneCallIcon, text: backOfficeWords.confirmation },
  { to: '/admin/couriers/parcels', icon: ContainerIcon, text: backOfficeWords.parcels },
  { to: '/admin/customers', icon: ContactRoundIcon, text: backOfficeWords.customers },
  { to: '/admin/products', icon: PillIcon, text: backOfficeWords.products },
  { to: '/admin/categories', icon: FolderTreeIcon, text: backOfficeWords.categories },
  { to: '/admin/needs', icon: HeartHandshakeIcon, text: backOfficeWords.needs },
  { to: '/admin/search', icon: SearchIcon, text: backOfficeWords.search },
  { to: '/admin/reports', icon: ChartColumnIcon, text: backOfficeWords.reports },
  { to: '/admin/users', icon: UsersRoundIcon, text: backOfficeWords.users },
  { to: '/admin/staff', icon: IdCardIcon, text: backOfficeWords.staff },
  { to: '/admin/audit', icon: HistoryIcon, text: backOfficeWords.audit },
  { to: '/admin/delivery', icon: TruckIcon, text: backOfficeWords.delivery },
  { to: '/admin/integrations', icon: WebhookIcon, text: backOfficeWords.integrations },
  { to: '/admin/settings', icon: SettingsIcon, text: backOfficeWords.settings },
  { to: '/second-step', icon: FingerprintIcon, text: backOfficeWords.secondStep },
  { to: '/', icon: StoreIcon, text: backOfficeWords.shop },
];

const linkStyles =
  'flex min-h-11 items-center gap-2.5 rounded-control px-3 font-medium text-ink-muted text-sm max-sm:h-full max-sm:flex-col max-sm:justify-center max-sm:gap-1 max-sm:text-center max-sm:leading-tight sm:whitespace-nowrap max-sm:px-1 max-sm:py-1.5 max-sm:text-2xs hover:bg-brand-soft hover:text-brand-deep aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-deep';

/**
 * The frame of the back office. Its navigation is at the side, or at the top on narrow screens, where it wraps. It shows
 * the pages that the signed-in person may open; the server's HTML, which is the same for everyone, keeps it hidden.
 */
export default function BackOfficeLayout() {
  const role = userEntry.use()?.role;
  return (
    <div className="mx-auto grid min-h-dvh w-full max-w-[100rem] grid-cols-1 max-lg:content-start lg:grid-cols-[13.5rem_minmax(0,1fr)] print:block">
      <nav
        aria-label={backOfficeWords.navigation}
        className="border-line max-lg:border-b max-lg:bg-surface lg:border-e print:hidden"
      >
        <ul
          className={`gap-1 p-3 max-lg:flex-wrap max-sm:grid max-sm:grid-cols-5 max-sm:gap-0 max-sm:p-1.5 sm:flex lg:sticky lg:top-20 lg:flex-col lg:py-6 ${role ? '' : 'invisible'}`}
        >
          {links
            .filter(({ to }) => may(role ?? 'admin', accessOf(to)))
            .map(({ to, icon: Icon, text }) => (
              <li key={to} className="min-w-0">
                <NavLink to={to} end={to === '/admin' || to === '/'} prefetch="intent" className={linkStyles}>
                  <Icon className="size-4.5" />
                  {text}
                </NavLink>
              </li>
            ))}
        </ul>
      </nav>
      <div className="px-4 py-6 sm:px-6 lg:px-8 lg:py-8">
        <Outlet />
      </div>
    </div>
  );
}
