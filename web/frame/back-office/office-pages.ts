import ChartColumnIcon from 'icon:chart-column';
import ContactRoundIcon from 'icon:contact-round';
import ContainerIcon from 'icon:container';
import FingerprintIcon from 'icon:fingerprint-pattern';
import FolderTreeIcon from 'icon:folder-tree';
import HeartHandshakeIcon from 'icon:heart-handshake';
import IdCardIcon from 'icon:id-card';
import LayoutDashboardIcon from 'icon:layout-dashboard';
import OffersIcon from 'icon:list';
import MailIcon from 'icon:mail';
import PackageIcon from 'icon:package';
import PhoneCallIcon from 'icon:phone-call';
import PillIcon from 'icon:pill';
import HistoryIcon from 'icon:rotate-ccw-clock';
import SearchIcon from 'icon:search';
import SettingsIcon from 'icon:settings';
import StarIcon from 'icon:star';
import StoreIcon from 'icon:store';
import TriangleAlertIcon from 'icon:triangle-alert';
import TruckIcon from 'icon:truck';
import UsersRoundIcon from 'icon:users-round';
import WebhookIcon from 'icon:webhook';
import type { Icon } from '../../ui/icons/icon.tsx';
import { backOfficeWords } from '../../words/back-office-words.ts';

const words = backOfficeWords;

export type Entry = {
  to: string;
  icon: Icon;
  text: string;
  /** Where its other pages are. */
  covers?: string[];
};

export const problemsPage = '/admin/problems';

/** The pages of the back office by the work for which somebody opens them. */
export const groups: { heading: string | undefined; links: Entry[] }[] = [
  {
    heading: undefined,
    links: [{ to: '/admin', icon: LayoutDashboardIcon, text: words.dashboard }],
  },
  {
    heading: words.groups.orders,
    links: [
      { to: '/admin/orders', icon: PackageIcon, text: words.orders },
      { to: '/admin/confirmation', icon: PhoneCallIcon, text: words.confirmation },
      {
        ...{ to: '/admin/couriers/parcels', icon: ContainerIcon, text: words.parcels },
        covers: ['/admin/couriers'],
      },
      { to: '/admin/customers', icon: ContactRoundIcon, text: words.customers },
      { to: '/admin/messages', icon: MailIcon, text: words.messages },
      { to: '/admin/reports', icon: ChartColumnIcon, text: words.reports, covers: ['/admin/invoices'] },
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
      { to: '/admin/reviews', icon: StarIcon, text: words.reviews },
      { to: '/admin/search', icon: SearchIcon, text: words.search },
    ],
  },
  {
    heading: words.groups.shop,
    links: [
      { to: '/admin/delivery', icon: TruckIcon, text: words.delivery },
      { to: '/admin/settings', icon: SettingsIcon, text: words.settings },
      { to: '/admin/offers', icon: OffersIcon, text: words.offers },
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

/** The entry to which the page at this path belongs, with the longest path of all that fit. */
export function entryOf(pathname: string) {
  const places = groups
    .flatMap(({ links }) => links)
    .flatMap((entry) => [entry.to, ...(entry.covers ?? [])].map((path) => ({ entry, path })));
  const [nearest] = places
    .filter(({ path }) => pathname === path || (path !== '/admin' && pathname.startsWith(`${path}/`)))
    .toSorted((a, b) => b.path.length - a.path.length);
  return nearest?.entry;
}
