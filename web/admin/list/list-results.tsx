import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Icon } from '../../ui/icons/icon.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { backOfficeWords } from '../../words/back-office-words.ts';
import type { AdminList, ListState, Texts } from './admin-list.ts';

const words = backOfficeWords.list;

type EmptyProps = {
  icon: Icon;
  filteredIcon?: Icon;
  /** `none` if there are no rows at all, `filtered` if no row matches the filters. */
  words: { title: string; none: string; filtered?: string };
  /** Shown if there are no rows at all. */
  action?: ReactNode;
};

type Props<Filters extends Texts, Sorting extends Texts> = {
  label: string;
  list: AdminList<Filters, Sorting>;
  state: ListState<Filters, Sorting>;
  /** A list without pages shows all its rows. */
  found: { count?: number; pages?: number };
  isLoading: boolean;
  /** Shown above the rows. */
  toolbar?: ReactNode;
  empty: EmptyProps;
  /** The rows; false if there are none. */
  children: ReactNode;
};

/** One page of the rows that were found, dimmed while others are loading. */
export function ListResults<Filters extends Texts, Sorting extends Texts>(props: Props<Filters, Sorting>) {
  const { label, list, state, found, isLoading, toolbar, empty, children } = props;
  return (
    <ResultsRegion label={label} shown={found} isLoading={isLoading} className="mt-4">
      {toolbar}
      <div className={isLoading ? 'opacity-50 transition-opacity delay-150 duration-300' : ''}>
        {children || <NothingFound {...{ list, state, empty }} isPastTheEnd={(found.count ?? 0) > 0} />}
      </div>
      {found.pages !== undefined && (
        <div className="mt-6">
          <Pagination page={state.page} pages={found.pages} hrefOf={(page) => list.url({ ...state, page })} />
        </div>
      )}
    </ResultsRegion>
  );
}

type NothingProps<Filters extends Texts, Sorting extends Texts> = Pick<
  Props<Filters, Sorting>,
  'list' | 'state' | 'empty'
> & { isPastTheEnd: boolean };

function NothingFound<Filters extends Texts, Sorting extends Texts>(props: NothingProps<Filters, Sorting>) {
  const { list, state, empty, isPastTheEnd } = props;
  const { icon, filteredIcon = icon, words: emptyWords } = empty;
  const { title, none, filtered = none } = emptyWords;
  if (isPastTheEnd) {
    return (
      <EmptyState icon={filteredIcon} title={title} text={words.pastTheEnd}>
        <ButtonLink to={list.url({ ...state, page: 1 })}>{words.toFirstPage}</ButtonLink>
      </EmptyState>
    );
  }
  if (list.isFiltered(state)) {
    return (
      <EmptyState icon={filteredIcon} title={title} text={filtered}>
        <ButtonLink to={list.url(list.clear(state))}>{words.clear}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={icon} title={title} text={none}>
      {empty.action}
    </EmptyState>
  );
}

type RegionProps = {
  label: string;
  /** The content of the region. A new value means that it was read again. */
  shown: unknown;
  isLoading: boolean;
  className: string;
  children: ReactNode;
};

/**
 * The region of a list's rows. It takes the focus when the focused element disappears with its row, such as the button
 * that deleted it. Otherwise the keyboard would start again at the top of the page.
 */
export function ResultsRegion({ label, shown, isLoading, className, children }: RegionProps) {
  const region = useRef<HTMLElement>(null);
  const last = useRef<EventTarget | null>(null);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new content may have removed the focused element.
  useEffect(() => {
    const isGone = last.current instanceof Element && !last.current.isConnected;
    if (isGone && document.activeElement === document.body) region.current?.focus();
  }, [shown]);

  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={label}
      aria-busy={isLoading}
      className={`outline-none ${className}`}
    >
      {children}
    </section>
  );
}

type ProblemProps = { title?: string; text: string | null; onRetry: () => unknown };

/** The reason why a list cannot be read, if there is one. */
export function ListProblem({ title, text, onRetry }: ProblemProps) {
  if (text === null) return null;
  return (
    <div className="mt-6 grid justify-items-start gap-4">
      <Alert title={title}>{text}</Alert>
      <Button onClick={() => void onRetry()}>{words.tryAgain}</Button>
    </div>
  );
}
