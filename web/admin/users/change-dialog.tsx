import type { ListedUser } from '../../../shared/accounts/users.ts';
import { call } from '../../call.ts';
import { Alert } from '../../ui/alert.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { usersWords } from '../../words/users-words.ts';

/** A change that an administrator can make to another user. */
export type UserChange = { action: 'promote' | 'demote' | 'remove'; user: ListedUser };

type Props = {
  asked: UserChange;
  /** Called after the change, when the list is out of date. */
  onChanged: () => unknown;
  onClose: () => void;
};

/** Asks before a user is changed, then changes them and shows a message. */
export function ChangeDialog({ asked, onChanged, onClose }: Props) {
  const { title, text, action, failed, done } = usersWords[asked.action];
  async function run() {
    await changeUser(asked, failed);
    showToast({ kind: 'success', text: done });
    void onChanged();
  }
  return (
    <ConfirmDialog
      title={title}
      text={text(asked.user)}
      confirm={action}
      kind={asked.action === 'remove' ? 'destructive' : 'primary'}
      onConfirm={run}
      onClose={onClose}
    >
      {asked.action === 'promote' && !asked.user.emailProved && (
        <div className="mt-4">
          <Alert kind="warning">{usersWords.unprovedHint}</Alert>
        </div>
      )}
    </ConfirmDialog>
  );
}

function changeUser({ action, user: { _id: id } }: UserChange, failed: string) {
  if (action === 'remove') return call('DELETE /auth/users/:id', { params: { id } }, { failed });
  const role = action === 'promote' ? 'admin' : 'user';
  return call('PUT /auth/users/:id/role', { params: { id }, body: { role } }, { failed });
}
