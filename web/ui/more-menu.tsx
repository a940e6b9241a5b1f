import EllipsisIcon from 'icon:ellipsis';
import { type ReactNode, useEffect, useRef } from 'react';
import { buttonStyles } from './button.tsx';

type Props = {
  label: string;
  /** Stands on the button in place of three dots. */
  icon?: ReactNode;
  children: ReactNode;
};

/** The rarer actions of a page behind a button. A press elsewhere, a choice and Escape close it. */
export function MoreMenu({ label, icon, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = ({ target }: Event) => {
      if (menu.current?.open && !menu.current.contains(target as Node)) menu.current.open = false;
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, []);

  return (
    <details
      ref={menu}
      className="relative"
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape' || !currentTarget.open) return;
        currentTarget.open = false;
        currentTarget.querySelector('summary')?.focus();
      }}
      onClick={({ target, currentTarget }) => {
        if (!(target as Element).closest('summary')) currentTarget.open = false;
      }}
    >
      <summary
        aria-label={label}
        title={icon ? undefined : label}
        className={`list-none [&::-webkit-details-marker]:hidden ${buttonStyles({ kind: 'secondary' })}`}
      >
        {icon ? (
          <>
            {icon}
            {label}
          </>
        ) : (
          <EllipsisIcon className="size-4.5" />
        )}
      </summary>
      <div
        className={`absolute ${icon ? 'start-0' : 'end-0'} z-30 mt-1 grid min-w-52 gap-1 rounded-card border border-line bg-surface p-2 shadow-lg *:w-full *:justify-start`}
      >
        {children}
      </div>
    </details>
  );
}
