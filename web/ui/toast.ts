export type ToastKind = 'default' | 'info' | 'success' | 'warning' | 'error' | 'loading';

/**
 * A short message that disappears on its own; `actions` offer steps such as Undo. Of several with one `topic` only the
 * newest is shown.
 */
export type Toast = {
  kind: ToastKind;
  text: string;
  actions?: ToastAction[];
  topic?: 'call';
};

export type ToastAction = { label: string; run: () => void };

export type ShownToast = Toast & { id: number };

const maxShown = 3;
const nothing: ShownToast[] = [];

let shown = nothing;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast and returns its id. A `loading` toast stays until it is replaced or dismissed. */
export function showToast(toast: Toast) {
  lastId += 1;
  const others = shown.filter(({ topic }) => topic === undefined || topic !== toast.topic);
  setShown([...others, { ...toast, id: lastId }].slice(-maxShown));
  return lastId;
}

/** Replaces a toast, for example when loading ends. */
export function replaceToast(id: number, toast: Toast) {
  if (!shown.some((other) => other.id === id)) return showToast(toast);
  setShown(shown.map((other) => (other.id === id ? { ...toast, id } : other)));
  return id;
}

export function dismissToast(id: number) {
  setShown(shown.filter((toast) => toast.id !== id));
}

/** The toasts as a store for React; the server shows none. */
export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getShown: () => shown,
  getNone: () => nothing,
};

function setShown(toasts: ShownToast[]) {
  shown = toasts;
  for (const listener of listeners) listener();
}
