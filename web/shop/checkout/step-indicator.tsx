import CheckIcon from 'icon:check';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { checkoutWords } from '../../words/checkout-words.ts';
import { type CheckoutStep, checkoutSteps, stepUrl } from './checkout-step.ts';

type State = 'completed' | 'active' | 'pending';

/** The three steps of the checkout. Completed steps are links. */
export function StepIndicator({ current }: { current: CheckoutStep }) {
  const currentIndex = checkoutSteps.indexOf(current);
  return (
    <nav aria-label={checkoutWords.progress}>
      <ol className="flex items-start justify-between gap-2 sm:gap-4">
        {checkoutSteps.map((step, index) => (
          <Step key={step} step={step} number={index + 1} state={stateOf(index, currentIndex)} />
        ))}
      </ol>
    </nav>
  );
}

function stateOf(index: number, currentIndex: number): State {
  if (index < currentIndex) return 'completed';
  return index === currentIndex ? 'active' : 'pending';
}

const circles: Record<State, string> = {
  completed: 'bg-brand-soft text-brand-strong',
  active: 'bg-brand-strong text-white',
  pending: 'border border-field/50 text-ink-muted',
};

const bars: Record<State, string> = {
  completed: 'bg-brand-strong',
  active: 'bg-brand-strong',
  pending: 'bg-line',
};

type StepProps = { step: CheckoutStep; number: number; state: State };

function Step({ step, number, state }: StepProps) {
  const { name, about } = checkoutWords.steps[step];
  return (
    <li
      data-state={state}
      aria-current={state === 'active' ? 'step' : undefined}
      className={`flex-1 ${state === 'pending' ? 'text-ink-muted' : ''}`}
    >
      <span aria-hidden="true" className={`mb-3 block h-1 rounded-full ${bars[state]}`} />
      <StepLink step={step} state={state}>
        <span
          className={`grid size-8 shrink-0 place-items-center rounded-full font-semibold text-sm ${circles[state]}`}
        >
          {state === 'completed' ? <CheckIcon className="size-4" /> : number}
        </span>
        <span className="min-w-0">
          <span className="block font-semibold text-sm">
            {name}
            {state === 'completed' && <span className="sr-only"> ({checkoutWords.completed})</span>}
          </span>
          <span className="hidden text-ink-muted text-xs sm:block">{about}</span>
        </span>
      </StepLink>
    </li>
  );
}

function StepLink({ step, state, children }: { step: CheckoutStep; state: State; children: ReactNode }) {
  // On very narrow screens, such as at 400 % zoom, the name goes below the number.
  const look =
    'flex min-h-11 items-center gap-1.5 sm:gap-2.5 max-[22.5rem]:flex-col max-[22.5rem]:items-start max-[22.5rem]:gap-1';
  if (state !== 'completed') return <span className={look}>{children}</span>;
  return (
    <Link to={stepUrl(step)} className={`rounded-control hover:text-brand-strong ${look}`}>
      {children}
    </Link>
  );
}
