import type { User } from '../../../shared/accounts.ts';
import { formatDay } from '../../../shared/dates.ts';
import { SortHeader } from '../../ui/sort-header.tsx';
import { usersWords } from '../../words/users-words.ts';
import type { AskedChange } from './change-dialog.tsx';
import { UserActions } from './user-actions.tsx';
import { RoleBadge, UserName } from './user-facts.tsx';
import { sortUserList, type UserList, type UserSort, userListUrl } from './user-list.ts';

const words = usersWords;

const columns = ['_id', 'name', 'email', 'role', 'createdAt'] as const satisfies UserSort[];

type Shown = { ownId: string | undefined; onAsk: (asked: AskedChange) => void };

/** The users on a wide screen. */
export function UsersTable({ users, list, ...shown }: Shown & { users: User[]; list: UserList }) {
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full text-sm">
        <thead className="bg-canvas text-ink-muted">
          <tr className="*:whitespace-nowrap *:px-4">
            {columns.map((column) => (
              <SortHeader
                key={column}
                to={userListUrl(sortUserList(list, column))}
                sorted={list.sort === column ? list.order : undefined}
              >
                {words.columns[column]}
              </SortHeader>
            ))}
            <th scope="col" className="text-start font-semibold">
              {words.columns.actions}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {users.map((user) => (
            <UserRow key={user._id} user={user} {...shown} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function UserRow({ user, ownId, onAsk }: Shown & { user: User }) {
  const { _id, email, role, createdAt } = user;
  return (
    <tr className="*:px-4 *:py-1 hover:bg-canvas">
      <td title={_id} className="whitespace-nowrap font-mono text-ink-muted text-xs">
        {_id.slice(0, 8)}
      </td>
      <th scope="row" className="w-2/5 max-w-0 text-start font-medium">
        <UserName user={user} isOwn={_id === ownId} />
      </th>
      <td title={email} className="wrap-anywhere w-3/5 max-w-0">
        <span className="line-clamp-2">{email}</span>
      </td>
      <td>
        <RoleBadge role={role} />
      </td>
      <td className="whitespace-nowrap text-ink-muted">{formatDay(createdAt)}</td>
      <td className="whitespace-nowrap">
        <UserActions user={user} isOwn={_id === ownId} onAsk={onAsk} />
      </td>
    </tr>
  );
}
