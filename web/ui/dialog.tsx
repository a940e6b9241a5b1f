import { type ReactNode, type RefObject, useEffect, useId } from 'react';

type Props = {
  /** Closes the dialog. */
  ref: RefObject<HTMLDialogElement | null>;
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

  useEffect(() => {
    const opener = document.activeElement;
    ref.current?.showModal();
    // The back button removes the dialog without closing it, so the browser does not return the focus.
    return () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, [ref]);

  return (
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={text && `${id}-text`}
      onClose={onClose}
      // Cancelling a file picker inside reaches the dialog too.
      onCancel={(event) => event.target === ref.current && isBusy && event.preventDefault()}
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
