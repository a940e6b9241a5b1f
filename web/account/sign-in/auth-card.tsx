import ArrowLeftIcon from 'icon:arrow-left';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Icon } from '../../ui/icons/icon.tsx';
import { signInWords } from '../../words/sign-in-words.ts';

type Props = {
  title: string;
  /** For a card that shows a result instead of a form. */
  icon?: Icon;
  tone?: 'brand' | 'danger';
  /** One or two lines below the title. */
  lead?: ReactNode;
  /** Links to other pages, below the card. */
  footer?: ReactNode;
  /** True if the card has replaced another one; its title then takes the focus. */
  takesFocus?: boolean;
  children?: ReactNode;
};

/** A link within text, large enough for a finger. */
export const linkStyles =
  'inline-flex min-h-11 items-center rounded-sm font-semibold text-brand-strong text-sm hover:underline';

const tones = { brand: 'bg-brand-soft text-brand-strong', danger: 'bg-danger-soft text-danger' };

/** The card of a sign-in page. It is aligned to the top, so that it grows without moving its fields. */
export function AuthCard({ title, icon: Icon, tone = 'brand', lead, footer, takesFocus, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className="min-h-[80dvh] bg-canvas px-4 py-8 sm:py-16">
      <div className="mx-auto max-w-md">
        <div className="rounded-card border border-line bg-surface p-6 shadow-card sm:p-9">
          {Icon && (
            <span className={`mb-5 grid size-14 place-items-center rounded-full ${tones[tone]}`}>
              <Icon className="size-7" />
            </span>
          )}
          <h1 ref={heading} tabIndex={-1} className="font-bold text-2xl tracking-tight outline-none">
            {title}
          </h1>
          {lead && <div className="wrap-anywhere mt-2 text-pretty text-ink-muted">{lead}</div>}
          {children && <div className="mt-7">{children}</div>}
        </div>
        {footer && <div className="mt-5 text-center text-ink-muted text-sm">{footer}</div>}
      </div>
    </div>
  );
}

export function BackToLogin() {
  return (
    <Link to="/login" className={`gap-1.5 ${linkStyles}`}>
      <ArrowLeftIcon className="size-4 rtl:-scale-x-100" />
      {signInWords.backToLogin}
    </Link>
  );
}
