import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router';
import { Spinner } from './spinner.tsx';

type Look = {
  /**
   * `primary`, once per view, is for the main action; `plain`, without a border, is for rare ones. `danger` leads to an
   * action that cannot be undone; `destructive` performs it.
   */
  kind?: 'primary' | 'secondary' | 'plain' | 'danger' | 'destructive';
  size?: 'medium' | 'large';
  /** As wide as its container. */
  wide?: boolean;
};

const kinds = {
  primary:
    'bg-brand-strong text-white shadow-button hover:bg-brand-deep disabled:bg-line disabled:text-ink-muted disabled:shadow-none',
  secondary:
    'border border-field/50 bg-surface text-ink hover:border-brand-strong hover:text-brand-strong disabled:border-line disabled:text-ink-muted',
  plain: 'text-brand-strong hover:bg-brand-soft disabled:text-ink-muted disabled:hover:bg-transparent',
  danger: 'text-danger hover:bg-danger-soft disabled:text-ink-muted disabled:hover:bg-transparent',
  destructive: 'bg-danger text-white hover:bg-danger-deep',
};

const sizes = { medium: 'min-h-11 px-4 text-sm', large: 'min-h-13 px-6 text-base' };

/** The classes of a button, for links and controls that look like one. */
export function buttonStyles({ kind = 'primary', size = 'medium', wide = false }: Look = {}) {
  const width = wide ? 'w-full' : '';
  return `button inline-flex items-center justify-center gap-2 rounded-control text-center font-semibold transition-colors disabled:cursor-not-allowed aria-busy:cursor-progress ${kinds[kind]} ${sizes[size]} ${width}`;
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & Look & { busy?: boolean };

/**
 * A button that acts on this page. While `busy` it shows a spinner and ignores clicks, but keeps the focus, which a
 * disabled button would lose.
 */
export function Button({
  kind,
  size,
  wide,
  busy = false,
  disabled,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled && !busy}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? stop : onClick}
      className={buttonStyles({ kind, size, wide })}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** Prevents the click from submitting the form. */
function stop(event: MouseEvent<HTMLButtonElement>) {
  event.preventDefault();
}

type ButtonLinkProps = Omit<ComponentProps<typeof Link>, 'className'> & Look;

/** A link that looks like a button. Its page is fetched when the visitor points at it. */
export function ButtonLink({ kind, size, wide, ...rest }: ButtonLinkProps) {
  return <Link prefetch="intent" {...rest} className={buttonStyles({ kind, size, wide })} />;
}
