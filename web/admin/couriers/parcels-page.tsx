import PackageOpenIcon from 'icon:package-open';
import PackageSearchIcon from 'icon:package-search';
import { Link } from 'react-router';
import type { ReplyFrom } from '../../../shared/api.ts';
import { groupedNumber } from '../../../shared/values/ids.ts';
import { phoneAddress, shownPhone } from '../../../shared/values/phone-notation.ts';
import { useMayOpen } from '../../session/use-may.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { adminCouriersWords } from '../../words/admin-couriers-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { wilayaName } from '../../words/wilaya-names.ts';
import { ListPage } from '../kit/list-page.tsx';
import { listRoute } from '../kit/list-route.ts';
import { RowList } from '../kit/row-list.tsx';
import { LabelledPageChoice, RowChoice } from '../list/row-choice.tsx';
import { type Selection, useSelection } from '../list/use-selection.ts';
import type { Route } from './+types/parcels-page.ts';
import { CourierSections } from './courier-sections.tsx';
import { parcelFilters, parcelList } from './parcel-filters.ts';
import { ParcelSelection } from './parcel-selection.tsx';
import { LabelLink, ParcelState } from './parcel-state.tsx';
import { Sheets } from './sheets.tsx';
import { TrackingImport } from './tracking-import.tsx';

const words = adminCouriersWords.parcels;
const rescuePath = '/admin/confirmation/rescue';

type Listed = ReplyFrom<'GET /parcels'>['parcels'][number];

export const { meta, clientLoader, handle } = listRoute({
  list: parcelList,
  words,
  async read(call, query) {
    const [parcels, couriers, sheets] = await Promise.all([
      call('GET /parcels', { query }),
      call('GET /couriers', {}),
      call('GET /parcels/sheets', {}),
    ]);
    return { ...parcels, couriers, sheets };
  },
});

/** The parcels of all couriers, and those that need somebody (requirements: Parcels). */
export default function ParcelsPage({ loaderData }: Route.ComponentProps) {
  const { couriers = [], sheets = [] } = loaderData.found ?? {};
  const mayOpen = useMayOpen();
  const selection = useSelection(loaderData.found?.parcels ?? []);
  return (
    <>
      <ListPage
        list={parcelList}
        loaded={loaderData}
        words={words}
        actions={({ readAgain }) => (
          <>
            {mayOpen(rescuePath) && (
              <ButtonLink to={rescuePath} kind="secondary">
                {words.toRescue}
              </ButtonLink>
            )}
            <ButtonLink to="/admin/orders?status=Processing&parcel=none" kind="secondary">
              {words.toShip}
            </ButtonLink>
            <TrackingImport couriers={couriers} onDone={readAgain} />
          </>
        )}
        sections={<CourierSections current="parcels" />}
        filters={parcelFilters(couriers)}
        rowsOf={({ parcels }) => parcels}
        summary={({ parcels, count }) => words.found(parcels.length, count)}
        empty={{ icon: PackageOpenIcon, filteredIcon: PackageSearchIcon, words: words.empty }}
      >
        {(parcels, { shown, found: { count } }) => (
          <>
            <ParcelSelection
              {...{ parcels, selection, count }}
              state={shown.state}
              onChanged={shown.readAgain}
            />
            <LabelledPageChoice selection={selection} />
            <RowList rows={parcels} label={words.title}>
              {(parcel) => <ParcelRow parcel={parcel} selection={selection} />}
            </RowList>
          </>
        )}
      </ListPage>
      <Sheets sheets={sheets} />
    </>
  );
}

function ParcelRow({ parcel, selection }: { parcel: Listed; selection: Selection }) {
  const { orderId, courier, tracking, labelUrl, customer, phone, wilaya, collected, owed } = parcel;
  return (
    <li className="grid items-start gap-x-4 gap-y-2 px-4 py-3 text-sm sm:grid-cols-[9.5rem_minmax(0,1fr)_minmax(0,1fr)] lg:grid-cols-[9.5rem_minmax(0,1fr)_minmax(0,1fr)_minmax(0,12rem)_7rem]">
      <div className="flex items-start gap-3.5">
        <RowChoice id={parcel._id} name={groupedNumber(orderId)} selection={selection} />
        <Link
          to={`/admin/orders/${orderId}`}
          prefetch="intent"
          className="-my-2.5 inline-flex min-h-11 items-center whitespace-nowrap font-semibold text-brand-strong hover:underline"
        >
          <bdi dir="ltr">{groupedNumber(orderId)}</bdi>
        </Link>
      </div>
      <div className="min-w-0">
        <p className="own-direction wrap-anywhere">{customer}</p>
        <p className="text-ink-muted text-xs">
          <a href={phoneAddress(phone)} className="-my-3.5 inline-flex min-h-11 items-center hover:underline">
            <bdi dir="ltr">{shownPhone(phone)}</bdi>
          </a>{' '}
          · {wilayaName(wilaya)}
        </p>
      </div>
      <div className="min-w-0">
        <p className="own-direction wrap-anywhere font-medium">{courier.name}</p>
        <p className="wrap-anywhere text-ink-muted text-xs">
          {tracking ? <bdi dir="ltr">{tracking}</bdi> : words.noTracking}
        </p>
        {labelUrl && <LabelLink url={labelUrl} />}
      </div>
      <ParcelState parcel={parcel} />
      <div className="tabular-nums lg:text-end">
        <p className="whitespace-nowrap font-semibold">{formatPrice(owed ?? collected)}</p>
        {owed !== undefined && owed < collected && (
          <p className="text-ink-muted text-xs">{words.owed(formatPrice(owed), formatPrice(collected))}</p>
        )}
      </div>
    </li>
  );
}
