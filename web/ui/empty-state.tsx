import type { ReactNode } from 'react';
import type { Icon } from './icons/icon.tsx';

type Props = {
  icon: Icon;
  title: string;
  text?: string;
  /** Level of the title; 1 if the page shows nothing but the empty state. */
  level?: 1 | 2;
  /** Links or buttons for the next step. */
  children?: ReactNode;
};

/** Says that there is nothing to show, and why. */
export function EmptyState({ icon: Icon, title, text, level = 2, children }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-16 text-center sm:py-20">
      <span className="mb-6 grid size-20 place-items-center rounded-full bg-brand-soft text-brand-strong">
        <Icon className="size-9" />
      </span>
      <Heading className="text-balance font-semibold text-2xl tracking-tight">{title}</Heading>
      {text && <p className="mt-2 text-pretty text-ink-muted">{text}</p>}
      {children && <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
