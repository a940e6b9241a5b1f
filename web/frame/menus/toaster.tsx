import CircleExclamationPointIcon from 'icon:circle-alert';
import CircleCheckIcon from 'icon:circle-check';
import InfoIcon from 'icon:info';
import TriangleExclamationPointIcon from 'icon:triangle-alert';
import XIcon from 'icon:x';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Icon } from '../../ui/icons/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { dismissToast, type ShownToast, type ToastKind, toastStore } from '../../ui/toast.ts';
import { uiWords } from '../../words/ui-words.ts';

const looks: Record<ToastKind, { icon: Icon; color: string } | null> = {
  default: null,
  info: { icon: InfoIcon, color: 'text-info-light' },
  success: { icon: CircleCheckIcon, color: 'text-success-light' },
  warning: { icon: TriangleExclamationPointIcon, color: 'text-warning-light' },
  error: { icon: CircleExclamationPointIcon, color: 'text-danger-light' },
  loading: null,
};

/** On a phone older messages would cover the page. Errors stay, since nobody may have read them. */
const phoneStack = 'max-sm:not-last:hidden';

const shortStay = 5_000;
/** Enough time to read, decide and reach the button. */
const longStay = 8_000;

/** The toasts, for the live region of the frame (web/frame/layout/shell.tsx). */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.getShown, toastStore.getNone);
  return toasts.map((toast) => <ToastCard key={toast.id} toast={toast} />);
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const { id, kind, text, actions = [] } = toast;
  const holding = useLeaveInTime(toast);
  const look = looks[kind];
  return (
    <div
      {...holding}
      className={`toast-enter pointer-events-auto flex w-full max-w-md items-center gap-3 rounded-control bg-ink ps-4 pe-1 text-sm text-white shadow-panel ${kind === 'error' ? '' : phoneStack}`}
    >
      {look && <look.icon className={`size-5 shrink-0 ${look.color}`} />}
      {kind === 'loading' && <Spinner />}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
        <p className="flex-auto py-3.5">{text}</p>
        {actions.map(({ label, run }) => (
          <button
            key={label}
            type="button"
            onClick={() => {
              run();
              dismissToast(id);
            }}
            className="min-h-11 rounded-control font-semibold text-brand-soft underline underline-offset-2 hover:bg-white/10 focus-visible:outline-white"
          >
            {label}
          </button>
        ))}
      </div>
      <button
        type="button"
        aria-label={uiWords.dismiss}
        onClick={() => dismissToast(id)}
        className="grid size-11 shrink-0 place-items-center rounded-control text-white/70 hover:bg-white/10 hover:text-white focus-visible:outline-white"
      >
        <XIcon className="size-4" />
      </button>
    </div>
  );
}

/** Dismisses a toast after its time. The time stops while the pointer or the focus is on the toast. */
function useLeaveInTime({ id, kind, actions }: ShownToast) {
  const [isHeld, setHeld] = useState(false);
  const stay = actions ? longStay : shortStay;
  useEffect(() => {
    if (isHeld || kind === 'loading') return;
    const timer = setTimeout(() => dismissToast(id), stay);
    return () => clearTimeout(timer);
  }, [id, kind, stay, isHeld]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return { onMouseEnter: hold, onMouseLeave: release, onFocus: hold, onBlur: release };
}
