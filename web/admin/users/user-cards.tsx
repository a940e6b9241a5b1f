import type { User } from '../../../shared/accounts.ts';
import { formatDay } from '../../../shared/dates.ts';
import { usersWords } from '../../words/users-words.ts';
import type { AskedChange } from './change-dialog.tsx';
import { UserActions } from './user-actions.tsx';
import { RoleBadge, UserName } from './user-facts.tsx';

type Shown = { ownId: string | undefined; onAsk: (asked: AskedChange) => void };

/** The users on a small screen. */
export function UserCards({ users, ...shown }: Shown & { users: User[] }) {
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {users.map((user) => (
        <UserCard key={user._id} user={user} {...shown} />
      ))}
    </ul>
  );
}

function UserCard({ user, ownId, onAsk }: Shown & { user: User }) {
  const { _id, email, role, createdAt } = user;
  return (
    <li className="flex min-w-0 flex-col rounded-card border border-line bg-surface px-4 pt-4 pb-1.5 text-sm">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0 font-semibold">
          <UserName user={user} isOwn={_id === ownId} />
        </div>
        <RoleBadge role={role} />
      </div>
      <p title={email} className="wrap-anywhere mt-1 line-clamp-2">
        {email}
      </p>
      <p className="mt-1 mb-3 flex justify-between gap-4 text-ink-muted">
        {usersWords.joinedOn(formatDay(createdAt))}
        <span className="font-mono text-xs leading-5">{_id.slice(0, 8)}</span>
      </p>
      <div className="mt-auto border-line border-t pt-1.5">
        <UserActions user={user} isOwn={_id === ownId} onAsk={onAsk} />
      </div>
    </li>
  );
}
