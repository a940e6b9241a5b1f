import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { AskedChange } from './change-dialog.tsx';
import { type UserList, userListUrl } from './user-list.ts';
import type { FoundUsers } from './user-results.tsx';

/** The change of a user that is being asked about, and what follows from it for the list. */
export function useUserChange(list: UserList, found: FoundUsers | null) {
  const { state, revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [asked, ask] = useState<AskedChange | null>(null);

  function endChange({ change }: AskedChange) {
    const isLastOfPage = change === 'remove' && found?.users.length === 1;
    if (!isLastOfPage || list.page === 1) return revalidate();
    return navigate(userListUrl({ ...list, page: list.page - 1 }), { replace: true });
  }

  return {
    asked,
    ask,
    endChange,
    isReading: state === 'loading',
    readAgain: () => void revalidate(),
  };
}
