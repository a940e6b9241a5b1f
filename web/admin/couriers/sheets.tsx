import DownloadIcon from 'icon:download';
import type { ReplyFrom } from '../../../shared/api.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { adminCouriersWords } from '../../words/admin-couriers-words.ts';

const words = adminCouriersWords.sheets;

/** More would push the page apart: a shop that sends every day has fifty of them. */
const shownAtOnce = 6;

type Sheet = ReplyFrom<'GET /parcels/sheets'>[number];

/** The files for couriers without an interface, one for each time that orders were sent. The older ones open on request. */
export function Sheets({ sheets }: { sheets: Sheet[] }) {
  const older = sheets.slice(shownAtOnce);
  if (sheets.length === 0) return null;
  return (
    <section aria-label={words.title} className="mt-10">
      <h2 className="font-semibold text-lg">{words.title}</h2>
      <SheetList sheets={sheets.slice(0, shownAtOnce)} />
      {older.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-11 w-fit cursor-pointer py-2.5 font-semibold text-brand-strong text-sm">
            {words.older(older.length)}
          </summary>
          <SheetList sheets={older} />
        </details>
      )}
    </section>
  );
}

/** The file of the parcels that were made together. */
export function sheetPath(batch: string) {
  return `/api/parcels/sheets/${batch}/export`;
}

function SheetList({ sheets }: { sheets: Sheet[] }) {
  return (
    <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
      {sheets.map(({ _id, courier, createdAt, parcels, tracked }) => (
        <li key={_id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 text-sm">
          <div className="min-w-0">
            <p className="own-direction wrap-anywhere font-medium">{courier.name}</p>
            <p className="text-ink-muted text-xs tabular-nums">
              {formatDateTime(createdAt)} · {words.parcels(parcels, tracked)}
            </p>
          </div>
          <a
            href={sheetPath(_id)}
            download
            aria-label={words.downloadNamed(courier.name, formatDateTime(createdAt))}
            className={buttonStyles({ kind: 'secondary' })}
          >
            <DownloadIcon className="size-4.5" />
            {words.download}
          </a>
        </li>
      ))}
    </ul>
  );
}
