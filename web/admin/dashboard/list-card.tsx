import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { colon } from '../../words/formats.ts';

type Props = {
  title: string;
  /** The link to the whole list. */
  all: { to: string; text: string };
  /** The text for an empty list. */
  none: string;
  children: ReactNode[];
};

/** The first few entries of a long list. */
export function ListCard({ title, all, none, children }: Props) {
  return (
    <section className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 className="font-semibold text-lg">{title}</h2>
        <Link
          to={all.to}
          prefetch="intent"
          aria-label={all.text + colon + title}
          className="-my-2 -me-2 inline-flex min-h-11 items-center rounded-control px-2 font-semibold text-brand-strong text-sm hover:bg-brand-soft"
        >
          {all.text}
        </Link>
      </div>
      {children.length === 0 ? (
        <p className="py-8 text-center text-ink-muted text-sm">{none}</p>
      ) : (
        <ul className="divide-y divide-line">{children}</ul>
      )}
    </section>
  );
}
