import ChevronDownIcon from 'icon:chevron-down';
import { type ReactNode, useState } from 'react';

/** Whether the screen is wide enough for what a phone folds, as the page opens. Only for pages that the browser draws. */
export function useOpensWide() {
  const [isWide] = useState(() => matchMedia('(min-width: 64rem)').matches);
  return isWide;
}

type Props = {
  title: string;
  /** What it says in a few words, while it is folded too. */
  summary?: ReactNode;
  /** Whether it is open on a phone too. */
  isOpen?: boolean;
  children: ReactNode;
};

/** A card of what is seldom read. On a phone it is folded. */
export function FoldedCard({ title, summary, isOpen = false, children }: Props) {
  const isWide = useOpensWide();
  const [chosen, setChosen] = useState<boolean>();
  const isShown = chosen ?? (isWide || isOpen);
  return (
    <section className="rounded-card border border-line bg-surface px-5 py-3 sm:px-6">
      <details
        open={isShown}
        onToggle={({ currentTarget: { open } }) => open !== isShown && setChosen(open)}
        className="group"
      >
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3">
          <span className="min-w-0">
            <h2 className="font-semibold text-lg">{title}</h2>
            {summary && !isShown && (
              <span className="wrap-anywhere block text-ink-muted text-sm">{summary}</span>
            )}
          </span>
          <ChevronDownIcon className="size-5 shrink-0 text-ink-muted transition-transform group-open:rotate-180" />
        </summary>
        <div className="mt-2 pb-3">{children}</div>
      </details>
    </section>
  );
}
