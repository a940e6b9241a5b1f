import PackageOpenIcon from 'icon:package-open';
import PackageSearchIcon from 'icon:package-search';
import { Link } from 'react-router';
import type { Call, ReplyFrom } from '../../../shared/api.ts';
import { groupedNumber } from '../../../shared/ids.ts';
import { accessOf } from '../../../shared/roles.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { privateLoader } from '../../load.ts';
import { useMay } from '../../session/use-may.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { RefreshButton } from '../../ui/refresh-button.tsx';
import { phoneAddress } from '../../ui/seller/phone-address.ts';
import { adminCouriersWords } from '../../words/admin-couriers-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { wilayaName } from '../../words/wilaya-names.ts';
import { listStates } from '../kit/page-states.tsx';
import { foundOrProblem } from '../list/admin-list.ts';
import { ListHeading } from '../list/list-heading.tsx';
import { ListProblem, ListResults } from '../list/list-results.tsx';
import { useAdminList } from '../list/use-admin-list.ts';
import type { Route } from './+types/parcels-page.ts';
import { CourierSections } from './courier-sections.tsx';
import { ParcelFilters, parcelList } from './parcel-filters.tsx';
import { ParcelState } from './parcel-state.tsx';
import { Sheets } from './sheets.tsx';
import { TrackingImport } from './tracking-import.tsx';

const words = adminCouriersWords.parcels;
const rescuePath = '/admin/confirmation/rescue';

type Listed = ReplyFrom<'GET /parcels'>['parcels'][number];

export function meta() {
  return pageMeta(words);
}

export const clientLoader = privateLoader(async (call: Call, { url }) => {
  const state = parcelList.read(url.searchParams);
  const reading = Promise.all([
    call('GET /parcels', { query: state }),
    call('GET /couriers', {}),
    call('GET /parcels/sheets', {}),
  ]);
  const { found, problem } = await foundOrProblem(reading);
  const [parcels, couriers = [], sheets = []] = found ?? [];
  return { state, parcels, couriers, sheets, problem };
}, words.failed);

export const handle = listStates(words);

/** The parcels of all couriers, and those that need somebody (requirements: Parcels). */
export default function ParcelsPage({ loaderData }: Route.ComponentProps) {
  const { parcels: found, couriers, sheets, problem } = loaderData;
  const { state, isLoading, isRefreshing, readAgain } = useAdminList(parcelList, loaderData.state);
  const may = useMay();
  return (
    <>
      <ListHeading title={words.title}>
        {may(accessOf(rescuePath)) && (
          <ButtonLink to={rescuePath} kind="secondary">
            {words.toRescue}
          </ButtonLink>
        )}
        <ButtonLink to="/admin/orders?status=Processing" kind="secondary">
          {words.toShip}
        </ButtonLink>
        <TrackingImport couriers={couriers} onDone={readAgain} />
        <RefreshButton text={words.refresh} isRefreshing={isRefreshing} onRefresh={readAgain} />
      </ListHeading>
      <CourierSections current="parcels" />
      <div className="mt-6">
        <ParcelFilters state={state} couriers={couriers} />
      </div>
      <ListProblem title={words.errorTitle} text={problem} onRetry={readAgain} />
      {found && (
        <ListResults
          label={words.title}
          list={parcelList}
          {...{ state, found, isLoading }}
          toolbar={
            <p aria-live="polite" className="mb-3 text-ink-muted text-sm tabular-nums">
              {words.found(found.parcels.length, found.count)}
            </p>
          }
          empty={{ icon: PackageOpenIcon, filteredIcon: PackageSearchIcon, words: words.empty }}
        >
          {found.parcels.length > 0 && <ParcelRows parcels={found.parcels} />}
        </ListResults>
      )}
      <Sheets sheets={sheets} />
    </>
  );
}

function ParcelRows({ parcels }: { parcels: Listed[] }) {
  return (
    <ul aria-label={words.title} className="divide-y divide-line rounded-card border border-line bg-surface">
      {parcels.map((parcel) => (
        <ParcelRow key={parcel._id} parcel={parcel} />
      ))}
    </ul>
  );
}

function ParcelRow({ parcel }: { parcel: Listed }) {
  const { orderId, courier, tracking, customer, phone, wilaya, collected } = parcel;
  return (
    <li className="grid items-start gap-x-4 gap-y-2 px-4 py-3 text-sm sm:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1fr)] lg:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1fr)_minmax(0,12rem)_7rem]">
      <Link
        to={`/admin/orders/${orderId}`}
        prefetch="intent"
        className="-my-2.5 inline-flex min-h-11 items-center whitespace-nowrap font-semibold text-brand-strong hover:underline"
      >
        <bdi dir="ltr">{groupedNumber(orderId)}</bdi>
      </Link>
      <div className="min-w-0">
        <p className="own-direction wrap-anywhere">{customer}</p>
        <p className="text-ink-muted text-xs">
          <a href={phoneAddress(phone)} className="-my-3.5 inline-flex min-h-11 items-center hover:underline">
            <bdi dir="ltr">{phone}</bdi>
          </a>{' '}
          · {wilayaName(wilaya)}
        </p>
      </div>
      <div className="min-w-0">
        <p className="own-direction wrap-anywhere font-medium">{courier.name}</p>
        <p className="wrap-anywhere text-ink-muted text-xs">
          {tracking ? <bdi dir="ltr">{tracking}</bdi> : words.noTracking}
        </p>
      </div>
      <ParcelState parcel={parcel} />
      <p className="whitespace-nowrap font-semibold tabular-nums lg:text-end">{formatPrice(collected)}</p>
    </li>
  );
}
