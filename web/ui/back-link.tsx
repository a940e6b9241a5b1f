import ArrowLeftIcon from 'icon:arrow-left';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A link above a page to the list that it belongs to. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      prefetch="intent"
      className="-ms-2 inline-flex print:hidden min-h-11 items-center gap-2 rounded-control px-2 font-semibold text-brand-strong text-sm hover:bg-brand-soft"
    >
      <ArrowLeftIcon className="size-4 rtl:-scale-x-100" />
      {children}
    </Link>
  );
}
