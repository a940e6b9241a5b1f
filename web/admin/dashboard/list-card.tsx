import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { colon } from '../../words/formats.ts';

type Props = {
  title: string;
  /** What the entries are. */
  lead?: string;
  /** The link to the whole list. */
  all?: { to: string; text: string };
  /** The text for an empty list. */
  none: string;
  children: ReactNode[];
};

/** The first few entries of a long list. */
export function ListCard({ title, lead, all, none, children }: Props) {
  return (
    <section className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="mb-2 flex items-start justify-between gap-4">
        <div>
          <h2 className="font-semibold text-lg leading-snug">{title}</h2>
          {lead && <p className="text-ink-muted text-xs">{lead}</p>}
        </div>
        {all && (
          <Link
            to={all.to}
            prefetch="intent"
            aria-label={all.text + colon + title}
            className="-my-2 -me-2 inline-flex min-h-11 shrink-0 items-center rounded-control px-2 font-semibold text-brand-strong text-sm hover:bg-brand-soft"
          >
            {all.text}
          </Link>
        )}
      </div>
      {children.length === 0 ? (
        <p className="py-5 text-center text-ink-muted text-sm">{none}</p>
      ) : (
        <ul className="divide-y divide-line">{children}</ul>
      )}
    </section>
  );
}
