import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  label: string;
  /** What the region shows; another value when it was read anew. */
  shown: unknown;
  isLoading: boolean;
  className: string;
  children: ReactNode;
};

/**
 * What a list has found. It takes the focus when what had it last is gone from the page, such as a button in a row that
 * was just deleted: whoever pressed it would else begin at the top of the page again.
 */
export function ResultsRegion({ label, shown, isLoading, className, children }: Props) {
  const region = useRef<HTMLElement>(null);
  const last = useRef<EventTarget | null>(null);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown now may have taken the focus with it.
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
