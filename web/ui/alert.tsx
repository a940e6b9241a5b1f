import CircleExclamationPointIcon from 'icon:circle-alert';
import CircleCheckIcon from 'icon:circle-check';
import InfoIcon from 'icon:info';
import TriangleExclamationPointIcon from 'icon:triangle-alert';
import type { ReactNode } from 'react';

const kinds = {
  danger: { box: 'border-danger/30 bg-danger-soft text-danger', icon: CircleExclamationPointIcon },
  warning: {
    box: 'border-warning/30 bg-warning-soft text-warning',
    icon: TriangleExclamationPointIcon,
  },
  info: { box: 'border-info/25 bg-info-soft text-info', icon: InfoIcon },
  success: { box: 'border-success/40 bg-success-soft text-success', icon: CircleCheckIcon },
};

type Props = {
  kind?: keyof typeof kinds;
  title?: string;
  /** Whether it has no icon and little padding on a phone. */
  isCompact?: boolean;
  children: ReactNode;
};

/** A message in the page. Screen readers announce errors and warnings at once. */
export function Alert({ kind = 'danger', title, isCompact = false, children }: Props) {
  const { box, icon: Icon } = kinds[kind];
  const isUrgent = kind === 'danger' || kind === 'warning';
  return (
    <div
      role={isUrgent ? 'alert' : 'note'}
      className={`flex items-start gap-3 rounded-control border p-4 text-sm ${isCompact ? 'max-sm:px-3 max-sm:py-0.5 max-sm:leading-5' : ''} ${box}`}
    >
      <Icon className={`mt-px size-5 ${isCompact ? 'max-sm:hidden' : ''}`} />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
