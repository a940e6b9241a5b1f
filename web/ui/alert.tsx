import circleCheckIcon from 'icon:circle-check';
import circleExclamationPointIcon from 'icon:circle-exclamation-point';
import infoIcon from 'icon:info';
import triangleExclamationPointIcon from 'icon:triangle-exclamation-point';
import type { ReactNode } from 'react';
import { Icon } from './icons/icon.tsx';

const kinds = {
  danger: { box: 'border-danger/30 bg-danger-soft text-danger', icon: circleExclamationPointIcon },
  warning: {
    box: 'border-warning/30 bg-warning-soft text-warning',
    icon: triangleExclamationPointIcon,
  },
  info: { box: 'border-info/25 bg-info-soft text-info', icon: infoIcon },
  success: { box: 'border-brand/40 bg-brand-soft text-brand-deep', icon: circleCheckIcon },
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
      <Icon drawing={icon} className="mt-px size-5" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
