import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useMayOpen } from '../../session/use-may.ts';
import { formatNumber } from '../../words/formats.ts';

type Props<Name extends string> = {
  label: string;
  /** The texts by name, in their order. */
  sections: Record<Name, string>;
  hrefOf: (name: Name) => string;
  current: Name;
  /** How many there are of each, once it is known. */
  counts?: Partial<Record<Name, number>> | undefined;
  /** Whether they show parts of one list, which stays where it is on the screen. */
  keepsPlace?: boolean;
};

/** Links to the pages that belong together, as tabs, without those that this person may not open. */
export function SectionLinks<Name extends string>(props: Props<Name>) {
  const { label, sections, hrefOf, current, counts, keepsPlace = false } = props;
  const nav = useCurrentInView(current);
  const mayOpen = useMayOpen();
  const names = Object.keys(sections) as Name[];
  const open = names.filter((name) => mayOpen(hrefOf(name)));

  return (
    <nav ref={nav} aria-label={label} className="mt-4 border-line border-b">
      <ul className="-mb-px flex gap-x-1 overflow-x-auto overflow-y-hidden sm:flex-wrap">
        {open.map((name) => (
          <li key={name}>
            <Link
              to={hrefOf(name)}
              prefetch="intent"
              preventScrollReset={keepsPlace}
              aria-current={name === current ? 'page' : undefined}
              className="inline-flex min-h-12 items-center gap-1.5 whitespace-nowrap border-transparent border-b-2 px-3 font-semibold text-ink-muted text-sm hover:text-ink aria-[current=page]:border-brand-strong aria-[current=page]:text-brand-strong sm:px-4"
            >
              {sections[name]}
              {counts && (
                <span className="font-normal text-xs tabular-nums">{formatNumber(counts[name] ?? 0)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** For a row of links that is scrolled sideways on a phone: its ref, which keeps the link that `current` marks on the screen. */
export function useCurrentInView(current: string) {
  const nav = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the link that `current` marks.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);

  return nav;
}
