import type { User } from '../../../shared/accounts.ts';
import { call } from '../../call.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { usersWords } from '../../words/users-words.ts';

/** What an administrator may do to another user. */
export type UserChange = 'promote' | 'demote' | 'remove';

export type AskedChange = { change: UserChange; user: User };

type Props = {
  asked: AskedChange;
  /** It is done, and the list is out of date. */
  onChanged: (done: AskedChange) => unknown;
  onClose: () => void;
};

/** Asks before a user is changed, then does it and says so. */
export function ChangeDialog({ asked, onChanged, onClose }: Props) {
  const { title, text, action, failed, done } = usersWords[asked.change];
  async function run() {
    await changeUser(asked, failed);
    showToast({ kind: 'success', text: done });
    void onChanged(asked);
  }
  return (
    <ConfirmDialog
      title={title}
      text={text(asked.user)}
      confirm={action}
      kind={asked.change === 'remove' ? 'destructive' : 'primary'}
      failed={failed}
      onConfirm={run}
      onClose={onClose}
    />
  );
}

function changeUser({ change, user: { _id: id } }: AskedChange, failed: string) {
  if (change === 'remove') return call('DELETE /auth/users/:id', { params: { id } }, { failed });
  const role = change === 'promote' ? 'admin' : 'user';
  return call('PUT /auth/users/:id/role', { params: { id }, body: { role } }, { failed });
}
