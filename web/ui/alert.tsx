import type { ReactNode } from 'react';

const kinds = {
  danger: { box: 'border-danger/30 bg-danger-soft text-danger', icon: 'icon-[circle-exclamation-point]' },
  warning: {
    box: 'border-warning/30 bg-warning-soft text-warning',
    icon: 'icon-[triangle-exclamation-point]',
  },
  info: { box: 'border-info/25 bg-info-soft text-info', icon: 'icon-[info]' },
  success: { box: 'border-brand/40 bg-brand-soft text-brand-deep', icon: 'icon-[circle-check]' },
};

type Props = { kind?: keyof typeof kinds; title?: string; children: ReactNode };

/** A message in the page. Errors and warnings are spoken at once, the others when their turn comes. */
export function Alert({ kind = 'danger', title, children }: Props) {
  const { box, icon } = kinds[kind];
  const isUrgent = kind === 'danger' || kind === 'warning';
  return (
    <div
      role={isUrgent ? 'alert' : 'note'}
      className={`flex items-start gap-3 rounded-control border p-4 text-sm ${box}`}
    >
      <span aria-hidden="true" className={`${icon} mt-px size-5 shrink-0`} />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
