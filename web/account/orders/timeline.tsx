import { formatDateTime } from '../../../shared/dates.ts';
import type { Icon } from '../../ui/icons/icon.tsx';

export type TimelineEntry = {
  label: string;
  icon: Icon;
  /** ISO 8601; absent where only the fact is known. */
  time?: string | undefined;
  /** What else is to be said, such as who did it. */
  note?: string | undefined;
};

/** What has happened to an order, from the first to the last. */
export function Timeline({ entries }: { entries: TimelineEntry[] }) {
  return (
    <ol>
      {entries.map(({ label, icon: Icon, time, note }) => (
        <li key={`${label} ${time}`} className="group relative flex gap-4 pb-6 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute start-[1.1875rem] top-10 bottom-0 w-px bg-line group-last:hidden"
          />
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong">
            <Icon className="size-5" />
          </span>
          <div className="min-w-0 self-center text-sm">
            <p className="font-medium">{label}</p>
            {time && (
              <time dateTime={time} className="text-ink-muted">
                {formatDateTime(time)}
              </time>
            )}
            {note && <p className="wrap-anywhere text-ink-muted">{note}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
