import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ButtonLink } from '../ui/button.tsx';

type Props = { title: string; aside: ReactNode; children: ReactNode };

/** A step beside its summary. Focus starts at the step's title when the visitor comes from another step. */
export function StepFrame({ title, aside, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => {
    // On a full page load focus belongs to the browser.
    if (document.activeElement !== document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_23rem] lg:gap-12">
      <section aria-labelledby={titleId}>
        <h2 id={titleId} ref={heading} tabIndex={-1} className="mb-5 font-semibold text-xl outline-none">
          {title}
        </h2>
        {children}
      </section>
      <aside className="rounded-card border border-line bg-surface p-6 shadow-card lg:sticky lg:top-24">
        {aside}
      </aside>
    </div>
  );
}

type ActionsProps = { backUrl: string; backText: string; children: ReactNode };

/** The way on at the end and the way back before it; on phones the way on comes first. */
export function StepActions({ backUrl, backText, children }: ActionsProps) {
  return (
    <div className="flex flex-col-reverse gap-3 sm:flex-row sm:items-center sm:justify-between">
      {/* Its text, not its padding, stands at the edge of the fields. */}
      <div className="grid sm:-ms-6">
        <ButtonLink to={backUrl} kind="plain" size="large">
          {backText}
        </ButtonLink>
      </div>
      {children}
    </div>
  );
}
