import { formatDateTime } from '../../ui/format-dates.ts';
import { adminCouriersWords } from '../../words/admin-couriers-words.ts';
import { ListFrame } from '../kit/list-page.tsx';
import { listRoute, wholeList } from '../kit/list-route.ts';
import { RowList } from '../kit/row-list.tsx';
import type { Route } from './+types/unmapped-page.ts';
import { CourierSections } from './courier-sections.tsx';

const words = adminCouriersWords.unmapped;
const unmappedList = wholeList('/admin/couriers/parcels/unmapped');

export const { meta, clientLoader, handle } = listRoute({
  list: unmappedList,
  words,
  read: (call) => call('GET /parcels/unmapped', {}),
});

/** What couriers said that the shop does not understand (requirements: Parcels). */
export default function UnmappedPage({ loaderData }: Route.ComponentProps) {
  const { found } = loaderData;
  return (
    <ListFrame
      list={unmappedList}
      loaded={loaderData}
      words={words}
      sections={<CourierSections current="unmapped" />}
      lead={words.lead}
    >
      {found && found.words.length + found.strays.length === 0 && <p className="mt-6">{words.none}</p>}
      {found && found.words.length > 0 && (
        <Said
          title={words.words}
          rows={found.words.map(({ raw, courier, times, lastAt }) => ({
            ...{ _id: raw + courier, text: words.word(raw, courier) },
            note: words.times(times, formatDateTime(lastAt)),
          }))}
        />
      )}
      {found && found.strays.length > 0 && (
        <Said
          title={words.strays}
          rows={found.strays.map(({ tracking, courier, raw, at }) => ({
            ...{ _id: tracking + raw + at, text: words.word(tracking || '–', courier) },
            note: `${raw} · ${formatDateTime(at)}`,
          }))}
        />
      )}
    </ListFrame>
  );
}

type SaidProps = { title: string; rows: { _id: string; text: string; note: string }[] };

function Said({ title, rows }: SaidProps) {
  return (
    <section aria-label={title} className="mt-6">
      <h2 className="font-semibold text-lg">{title}</h2>
      <RowList rows={rows} className="mt-3">
        {({ text, note }) => (
          <li className="px-4 py-3 text-sm">
            <p className="own-direction wrap-anywhere font-medium">{text}</p>
            <p className="wrap-anywhere text-ink-muted">{note}</p>
          </li>
        )}
      </RowList>
    </section>
  );
}
