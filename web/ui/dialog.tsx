import {
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';

/** Lets the parts of a dialog close it. */
export type DialogHandle = { close: () => void };

type Props = {
  ref: Ref<DialogHandle>;
  title: string;
  /** Shown below the title and read out together with it. */
  text?: string;
  /** The class of the width. */
  width: string;
  /** Whether an action is under way, which Escape does not interrupt. */
  isBusy?: boolean;
  /** Called when the dialog has closed for any reason. */
  onClose: () => void;
  children: ReactNode;
};

/** A dialog over the page. It is open while it is rendered, and then returns the focus. */
export function Dialog({ ref, title, text, width, isBusy = false, onClose, children }: Props) {
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  const isReported = useRef(false);

  useEffect(() => {
    const opener = document.activeElement;
    element.current?.showModal();
    // The back button removes the dialog without closing it, so the browser does not return the focus.
    return () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  function report() {
    if (isReported.current) return;
    isReported.current = true;
    onClose();
  }

  /**
   * The browser reports the closing only after it has returned the focus. If a key opened the next dialog in between,
   * the late report would close it.
   */
  function close() {
    element.current?.close();
    report();
  }

  useImperativeHandle(ref, () => ({ close }));

  function cancel(event: SyntheticEvent) {
    // Cancelling a file picker inside reaches the dialog too.
    if (event.target !== element.current) return;
    event.preventDefault();
    if (!isBusy) close();
  }

  return (
    <dialog
      ref={element}
      aria-labelledby={`${id}-title`}
      aria-describedby={text && `${id}-text`}
      onCancel={cancel}
      onClose={report}
      className={`m-auto ${width} rounded-card bg-surface p-5 text-ink shadow-panel backdrop:bg-ink/40 sm:p-6`}
    >
      <h2 id={`${id}-title`} className="font-semibold text-lg">
        {title}
      </h2>
      {text && (
        <p id={`${id}-text`} className="wrap-anywhere mt-2 text-ink-muted">
          {text}
        </p>
      )}
      {children}
    </dialog>
  );
}
