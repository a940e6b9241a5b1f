import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { sessionEnds } from '../../session/leave-for-sign-in.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { adminProductsWords } from '../../words/admin-products-words.ts';

const words = adminProductsWords.unsaved;

/** The state of the navigation after a successful save, which loses no changes. */
export const afterSaving = { isSaved: true };

/**
 * Asks before the visitor leaves a form with changes. A link shows the shop's dialog, closing the tab the browser's.
 */
export function UnsavedChanges({ isChanged }: { isChanged: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isChanged &&
      currentLocation.pathname !== nextLocation.pathname &&
      // The back button may lead to a page that an earlier save has opened.
      !(nextLocation.state?.isSaved && historyAction !== 'POP'),
  );
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const stopAsking = () => window.removeEventListener('beforeunload', ask);
    window.addEventListener('beforeunload', ask);
    // The draft is kept in this case (web/session/kept-work.ts).
    window.addEventListener(sessionEnds, stopAsking);
    return () => {
      stopAsking();
      window.removeEventListener(sessionEnds, stopAsking);
    };
  }, [isChanged]);

  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={words.title}
      text={words.text}
      confirm={words.confirm}
      kind="destructive"
      onConfirm={async () => {
        isLeaving.current = true;
        blocker.proceed();
      }}
      // The dialog also closes when the visitor leaves.
      onClose={() => isLeaving.current || blocker.reset()}
    />
  );
}
