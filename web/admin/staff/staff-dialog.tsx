import type { Invitation, StaffMember, StaffRole } from '../../../shared/accounts/staff.ts';
import { call } from '../../call.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { adminStaffWords as words } from '../../words/admin-staff-words.ts';
import { usersWords } from '../../words/users-words.ts';

/** A change of the staff that asks for a confirmation. */
export type StaffChange =
  | { action: 'change'; member: StaffMember; role: StaffRole }
  | { action: 'remove' | 'signOut' | 'resetStep'; member: StaffMember }
  | { action: 'withdraw'; invitation: Invitation };

type Props = { asked: StaffChange; onChanged: () => void; onClose: () => void };

/** Asks before the staff is changed, then changes it and shows a message. */
export function StaffDialog({ asked, onChanged, onClose }: Props) {
  const { title, text, confirm, done, isDestructive, run } = plan(asked);
  async function change() {
    await run();
    showToast({ kind: 'success', text: done });
    onChanged();
  }
  return (
    <ConfirmDialog
      title={title}
      text={text}
      confirm={confirm}
      kind={isDestructive ? 'destructive' : 'primary'}
      onConfirm={change}
      onClose={onClose}
    />
  );
}

function plan(asked: StaffChange) {
  switch (asked.action) {
    case 'change': {
      const { member, role } = asked;
      return {
        title: words.change.title(usersWords.roles[role]),
        text: `${words.may[role]} ${words.change.text(member.name)}`,
        confirm: words.change.confirm,
        done: words.change.done,
        isDestructive: false,
        run: () => setRole(member, role),
      };
    }
    case 'remove':
      return { ...wordsOf(asked), isDestructive: true, run: () => setRole(asked.member, 'user') };
    case 'signOut':
      return {
        ...wordsOf(asked),
        isDestructive: false,
        run: () => call('DELETE /staff/:id/sessions', { params: { id: asked.member._id } }),
      };
    case 'resetStep':
      return {
        ...wordsOf(asked),
        isDestructive: true,
        run: () => call('DELETE /staff/:id/second-step', { params: { id: asked.member._id } }),
      };
    case 'withdraw': {
      const { _id: id, email } = asked.invitation;
      return {
        title: words.invitations.withdrawTitle,
        text: words.invitations.withdrawText(email),
        confirm: words.invitations.withdraw,
        done: words.invitations.withdrawn,
        isDestructive: true,
        run: () => call('DELETE /staff/invitations/:id', { params: { id } }),
      };
    }
  }
}

function wordsOf({ action, member }: { action: 'remove' | 'signOut' | 'resetStep'; member: StaffMember }) {
  const { title, text, action: confirm, done } = words[action];
  return { title, text: text(member.name), confirm, done };
}

function setRole({ _id: id }: StaffMember, role: StaffRole | 'user') {
  return call('PUT /auth/users/:id/role', { params: { id }, body: { role } });
}
