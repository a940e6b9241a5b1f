import { Fragment, type ReactNode, useState } from 'react';
import type { ReplyFrom } from '../../../shared/api.ts';
import { ApiError } from '../../../shared/contract/api-error.ts';
import type { SettingsGroup } from '../../../shared/settings/settings.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { existenceLoader, type Load, privateLoader } from '../../load.ts';
import { adminSettingsWords } from '../../words/admin-settings-words.ts';
import { pageWords } from '../../words/page-words.ts';
import { PageFailure, PageLoading, type PageStates } from '../kit/page-states.tsx';
import { SectionGroups } from '../kit/section-groups.tsx';
import type { Route } from './+types/settings-page.ts';
import { AnnouncementSettings } from './announcement-settings.tsx';
import { CallSettings } from './calls-group.tsx';
import { CatalogSettings } from './catalog-settings.tsx';
import { ContactSettings } from './contact-settings.tsx';
import { DeliverySettings } from './delivery-settings.tsx';
import { HomeSettings } from './home-settings.tsx';
import { InvoiceSettings } from './invoice-settings.tsx';
import { LookSettings } from './look-settings.tsx';
import { MailServerSettings } from './mail-server-settings.tsx';
import { MailSettings } from './mail-settings-form.tsx';
import { OfferSettings } from './offer-settings.tsx';
import { OrderSettings } from './order-settings.tsx';
import { PageSettings } from './page-settings.tsx';
import { SellerSettings } from './seller-settings.tsx';

const words = adminSettingsWords;

/** The forms, by what they are about. */
const areas = {
  shop: ['seller', 'look', 'contact', 'home', 'announcement', 'pages', 'catalog'],
  selling: ['orders', 'calls', 'delivery', 'offers'],
  papers: ['invoices', 'mails', 'mail-server'],
} as const;

type FormName = (typeof areas)[keyof typeof areas][number];

const formNames: FormName[] = Object.values(areas).flat();

const linkGroups = (Object.keys(areas) as (keyof typeof areas)[]).map((area) => ({
  title: words.areas[area],
  sections: areas[area].map((name) => ({
    name,
    text: words.groups[name],
    to: name === 'seller' ? '/admin/settings' : `/admin/settings/${name}`,
  })),
}));

type Loaded = {
  group: FormName;
  settings: ReplyFrom<'GET /settings/form'>;
  /** Read for its own form only. */
  mailServer: ReplyFrom<'GET /mail-server'> | undefined;
};

/** Without a group the page opens at the first one. */
const load: Load<Loaded> = async (call, { params }) => {
  const group = formNames.find((name) => name === (params.group ?? 'seller'));
  if (!group) throw ApiError.received(404, pageWords.notFound.title);
  const [settings, mailServer] = await Promise.all([
    call('GET /settings/form', {}),
    group === 'mail-server' ? call('GET /mail-server', {}) : undefined,
  ]);
  return { group, settings, mailServer };
};

export const loader = existenceLoader(load);
export const clientLoader = privateLoader(load, words.failed);

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, words);
}

export const handle = {
  loading: { title: words.title, text: words.loading, isTextShown: true, outline: ['h-160'] },
  failure: {
    title: words.errorTitle,
    failed: words.failed,
    tryAgain: words.tryAgain,
    missing: pageWords.notFound,
    back: { to: '/admin/settings', text: words.title },
  },
} satisfies PageStates;

export const HydrateFallback = PageLoading;

export const ErrorBoundary = PageFailure;

/** The settings of the shop, with a form for each group (requirements: Settings). */
export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const { group } = loaderData;
  return (
    <>
      <h1 className="font-bold text-2xl tracking-tight">{words.title}</h1>
      <p className="mt-1 max-w-3xl text-ink-muted">{words.lead}</p>
      <SectionGroups label={words.title} groups={linkGroups} current={group} />
      <p className="mt-5 max-w-3xl text-sm">{words.leads[group]}</p>
      <Group key={group} {...loaderData} />
    </>
  );
}

/** Starts the form again when a version is saved, or loaded after somebody else has saved it. */
function Group({ group, settings, mailServer }: Loaded) {
  const [stored, setStored] = useState(settings);
  const propsOf = <Name extends SettingsGroup>(name: Name) => ({
    loaded: stored[name],
    onLoad: (saved: Loaded['settings'][Name]) => setStored((last) => ({ ...last, [name]: saved })),
  });
  const forms = {
    seller: () => (
      <SellerSettings
        {...propsOf('seller')}
        logo={stored.look.value.imageUrl}
        phone={stored.contact.value.phone}
      />
    ),
    look: () => <LookSettings {...propsOf('look')} />,
    contact: () => <ContactSettings {...propsOf('contact')} />,
    home: () => <HomeSettings {...propsOf('home')} />,
    catalog: () => <CatalogSettings />,
    announcement: () => <AnnouncementSettings {...propsOf('announcement')} />,
    orders: () => <OrderSettings {...propsOf('orders')} />,
    delivery: () => <DeliverySettings {...propsOf('delivery')} />,
    pages: () => <PageSettings {...propsOf('pages')} />,
    mails: () => <MailSettings {...propsOf('mails')} />,
    'mail-server': () => mailServer && <MailServerSettings {...mailServer} />,
    invoices: () => <InvoiceSettings {...propsOf('invoices')} />,
    offers: () => <OfferSettings {...propsOf('offers')} />,
    calls: () => <CallSettings {...propsOf('calls')} />,
  } satisfies Record<FormName, () => ReactNode>;
  const version = group in stored ? stored[group as SettingsGroup].version : mailServer?.server?.version;
  return <Fragment key={version}>{forms[group]()}</Fragment>;
}
