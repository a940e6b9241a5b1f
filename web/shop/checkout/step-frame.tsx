import { type ReactNode, useEffect, useRef } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import type { CheckoutStep } from './checkout-step.ts';

type Props = { title: string; aside: ReactNode; children: ReactNode };

/** One step is shown at a time, so one id is enough. */
const stepTitleId = 'step-title';

/** A step beside its summary. */
export function StepFrame({ title, aside, children }: Props) {
  return (
    <div className="grid items-start gap-8 *:min-w-0 lg:grid-cols-[1fr_23rem] lg:gap-12">
      <section aria-labelledby={stepTitleId}>
        <h2 id={stepTitleId} tabIndex={-1} className="mb-5 font-semibold text-xl outline-none">
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

/**
 * Moves focus to the step's title whenever the step changes: the button that led there is gone, and keyboard and screen
 * reader would lose their place. The first step of a visit leaves focus to the browser. A step that
 * is still being loaded is null.
 */
export function useStepFocus(step: CheckoutStep | null) {
  const lastStep = useRef(step);
  useEffect(() => {
    if (step === null || lastStep.current === step) return;
    const isFirst = lastStep.current === null;
    lastStep.current = step;
    if (isFirst) return;
    document.getElementById(stepTitleId)?.focus({ preventScroll: true });
  }, [step]);
}

type ActionsProps = { backUrl: string; backText: string; children: ReactNode };

/** The submit button at the end and the link back at the start; on phones the button comes first. */
export function StepActions({ backUrl, backText, children }: ActionsProps) {
  return (
    <div className="flex flex-col-reverse gap-3 sm:flex-row sm:items-center sm:justify-between">
      {/* Aligns the link's text, not its padding, with the edge of the fields. */}
      <div className="grid sm:-ms-6">
        <ButtonLink to={backUrl} kind="plain" size="large">
          {backText}
        </ButtonLink>
      </div>
      {children}
    </div>
  );
}
