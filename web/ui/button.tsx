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

/** Whole names, because Tailwind looks for them in the source. */
const kinds = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  plain: 'button-plain',
  danger: 'button-danger',
  destructive: 'button-destructive',
};

const sizes = { medium: '', large: ' button-large' };

/** The classes of a button, for links and controls that look like one. */
export function buttonStyles({ kind = 'primary', size = 'medium', wide = false }: Look = {}) {
  return `button ${kinds[kind]}${sizes[size]}${wide ? ' w-full' : ''}`;
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
