import { useEffect } from 'react';
import { showToast } from '../../ui/toast.ts';
import { backOfficeWords } from '../../words/back-office-words.ts';

/** Shows a message if a form starts with changes from before the sign-in (`useKeptWork`). */
export function useKeptNotice(isKept: boolean) {
  useEffect(() => {
    if (isKept) showToast({ kind: 'info', text: backOfficeWords.saveBar.workKept });
  }, [isKept]);
}
