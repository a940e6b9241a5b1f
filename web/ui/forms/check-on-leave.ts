import type { FocusEvent } from 'react';
import { translatedFields } from '../../session/translated.ts';
import type { FieldErrors } from './check-values.ts';

type Form = {
  status?: number | undefined;
  changeErrors: (update: (errors: FieldErrors) => FieldErrors) => void;
};

/** For `onBlur` of a form. Checks the field that loses focus, and again the fields that already have an error. */
export function checkOnLeave({ status, changeErrors }: Form, check: () => { errors: FieldErrors | null }) {
  return async ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    // A file dialog takes the focus from the window, not from the field; and an error that appears while a button is
    // being pressed would move the button away from the pointer.
    if (target === document.activeElement || relatedTarget instanceof HTMLButtonElement) return;
    const left = target.getAttribute('name');
    const wrong = Object.entries(await translatedFields(check().errors ?? {}));
    changeErrors((last) => {
      const names = [left, ...Object.keys(last)];
      const found = Object.fromEntries(wrong.filter(([name]) => names.includes(name)));
      // The browser cannot repeat the server's checks.
      return status ? { ...last, ...found } : found;
    });
  };
}
