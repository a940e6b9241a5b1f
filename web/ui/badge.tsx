import type { ReactNode } from 'react';

const tones = {
  brand: 'bg-brand-soft text-brand-deep',
  solid: 'bg-brand-strong text-white',
  success: 'bg-success-soft text-success',
  danger: 'bg-danger-soft text-danger',
  warning: 'bg-warning-soft text-warning',
  info: 'bg-info-soft text-info',
  pending: 'bg-pending-soft text-pending',
  processing: 'bg-processing-soft text-processing',
  shipped: 'bg-shipped-soft text-shipped',
  delivered: 'bg-delivered-soft text-delivered',
  cancelled: 'bg-cancelled-soft text-cancelled',
  neutral: 'bg-canvas text-ink-muted',
};

/** A short fact, such as a discount, a stock or a status. */
export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return <span className={`badge ${tones[tone]}`}>{children}</span>;
}
