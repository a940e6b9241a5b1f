import { useRevalidator } from 'react-router';
import type { Call } from '../../../shared/api.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { privateLoader } from '../../load.ts';
import { formatDateTime } from '../../ui/format-dates.ts';
import { adminCouriersWords } from '../../words/admin-couriers-words.ts';
import { listStates } from '../kit/page-states.tsx';
import { foundOrProblem } from '../list/admin-list.ts';
import { ListHeading } from '../list/list-heading.tsx';
import { ListProblem } from '../list/list-results.tsx';
import type { Route } from './+types/unmapped-page.ts';
import { CourierSections } from './courier-sections.tsx';

const words = adminCouriersWords.unmapped;

export function meta() {
  return pageMeta(words);
}

export const clientLoader = privateLoader(
  (call: Call) => foundOrProblem(call('GET /parcels/unmapped', {})),
  words.failed,
);

export const handle = listStates(words);

/** What couriers said that the shop does not understand (requirements: Parcels). */
export default function UnmappedPage({ loaderData: { found, problem } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <>
      <ListHeading title={words.title}>{null}</ListHeading>
      <CourierSections current="unmapped" />
      <p className="mt-4 max-w-3xl text-ink-muted text-sm">{words.lead}</p>
      <ListProblem title={words.errorTitle} text={problem} onRetry={revalidate} />
      {found && found.words.length + found.strays.length === 0 && <p className="mt-6">{words.none}</p>}
      {found && found.words.length > 0 && (
        <Said
          title={words.words}
          rows={found.words.map(({ raw, courier, times, lastAt }) => ({
            ...{ key: raw + courier, text: words.word(raw, courier) },
            note: words.times(times, formatDateTime(lastAt)),
          }))}
        />
      )}
      {found && found.strays.length > 0 && (
        <Said
          title={words.strays}
          rows={found.strays.map(({ tracking, courier, raw, at }) => ({
            ...{ key: tracking + raw + at, text: words.word(tracking || '–', courier) },
            note: `${raw} · ${formatDateTime(at)}`,
          }))}
        />
      )}
    </>
  );
}

type SaidProps = { title: string; rows: { key: string; text: string; note: string }[] };

function Said({ title, rows }: SaidProps) {
  return (
    <section aria-label={title} className="mt-6">
      <h2 className="font-semibold text-lg">{title}</h2>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
        {rows.map(({ key, text, note }) => (
          <li key={key} className="px-4 py-3 text-sm">
            <p className="own-direction wrap-anywhere font-medium">{text}</p>
            <p className="wrap-anywhere text-ink-muted">{note}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
