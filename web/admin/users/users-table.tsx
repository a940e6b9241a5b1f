import type { Role } from '../../../shared/access/accounts.ts';
import type { ListedUser, userSorts } from '../../../shared/accounts/users.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { formatDay } from '../../ui/format-dates.ts';
import { usersWords } from '../../words/users-words.ts';
import { type Column, DataTable } from '../kit/data-table.tsx';
import { columnSort } from '../list/column-sort.tsx';
import { DeleteButton } from '../list/row-actions.tsx';
import type { UserChange } from './change-dialog.tsx';
import { type UserListState, userList } from './user-list.ts';

type Shown = { ownId: string | undefined; onAsk: (asked: UserChange) => void };

type Props = Shown & { users: ListedUser[]; state: UserListState };

/** The users, on a small screen as cards. */
export function UsersTable({ users, state, ...shown }: Props) {
  return (
    <DataTable
      rows={users}
      keyOf={({ _id }) => _id}
      columns={columnsFor(shown)}
      sort={columnSort(userList, state)}
      look="dense"
      rowClassName="*:px-2 *:py-1 *:first:ps-3 *:last:pe-3 hover:bg-canvas"
      cards={{
        below: 'xl',
        className: 'flex flex-col px-4 pt-4 pb-1.5',
        card: (user) => <UserCard user={user} {...shown} />,
      }}
    />
  );
}

function columnsFor({ ownId, onAsk }: Shown): Column<ListedUser, (typeof userSorts)[number]>[] {
  const { columns } = usersWords;
  return [
    {
      heading: columns._id,
      sortBy: '_id',
      className: 'whitespace-nowrap font-mono text-ink-muted text-xs',
      title: ({ _id }) => _id,
      cell: ({ _id }) => _id.slice(0, 8),
    },
    {
      heading: columns.name,
      sortBy: 'name',
      namesRow: true,
      className: 'w-2/5 min-w-44 font-medium',
      cell: (user) => <UserName user={user} isOwn={user._id === ownId} />,
    },
    {
      heading: columns.email,
      sortBy: 'email',
      className: 'w-3/5 min-w-56',
      title: ({ email }) => email,
      cell: ({ email, emailProved }) => (
        <>
          <bdi className="own-direction wrap-anywhere line-clamp-2">{email}</bdi>
          {!emailProved && <Unproved />}
        </>
      ),
    },
    { heading: columns.role, sortBy: 'role', cell: ({ role }) => <RoleBadge role={role} /> },
    {
      heading: columns.createdAt,
      sortBy: 'createdAt',
      className: 'whitespace-nowrap text-ink-muted text-xs',
      cell: ({ createdAt }) => formatDay(createdAt),
    },
    {
      heading: columns.actions,
      className: 'min-w-44',
      cell: (user) => <UserActions user={user} isOwn={user._id === ownId} onAsk={onAsk} />,
    },
  ];
}

function UserCard({ user, ownId, onAsk }: Shown & { user: ListedUser }) {
  const { _id, email, emailProved, role, createdAt } = user;
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0 font-semibold">
          <UserName user={user} isOwn={_id === ownId} />
        </div>
        <RoleBadge role={role} />
      </div>
      <p title={email} dir="ltr" className="own-direction wrap-anywhere mt-1 line-clamp-2">
        {email}
      </p>
      {!emailProved && <Unproved />}
      <p className="mt-1 mb-3 flex justify-between gap-4 text-ink-muted">
        {usersWords.joinedOn(formatDay(createdAt))}
        <span className="font-mono text-xs leading-5">{_id.slice(0, 8)}</span>
      </p>
      <div className="mt-auto border-line border-t pt-1.5">
        <UserActions user={user} isOwn={_id === ownId} onAsk={onAsk} />
      </div>
    </>
  );
}

/** At most two lines of a user's name, with a badge in the administrator's own row. */
function UserName({ user: { name }, isOwn }: { user: ListedUser; isOwn: boolean }) {
  return (
    <span className="flex items-center gap-2">
      <bdi title={name} className="own-direction wrap-anywhere line-clamp-2">
        {name}
      </bdi>
      {isOwn && <Badge tone="info">{usersWords.you}</Badge>}
    </span>
  );
}

function Unproved() {
  return <span className="text-ink-muted text-xs">{usersWords.unproved}</span>;
}

function RoleBadge({ role }: { role: Role }) {
  return <Badge tone={role === 'admin' ? 'brand' : 'neutral'}>{usersWords.roles[role]}</Badge>;
}

type ActionsProps = { user: ListedUser; isOwn: boolean; onAsk: (asked: UserChange) => void };

/** The buttons that change a user. Administrators cannot change or delete themselves. */
function UserActions({ user, isOwn, onAsk }: ActionsProps) {
  if (isOwn)
    return <p className="flex min-h-11 items-center text-ink-muted text-sm">{usersWords.ownAccount}</p>;
  const roleChange = user.role === 'admin' ? 'demote' : 'promote';
  return (
    <span className="-ms-4 flex items-center justify-between">
      <Button
        kind="plain"
        aria-label={usersWords.of(usersWords[roleChange].action, user.name)}
        onClick={() => onAsk({ action: roleChange, user })}
      >
        {usersWords[roleChange].action}
      </Button>
      <DeleteButton
        title={usersWords.remove.action}
        aria-label={usersWords.of(usersWords.remove.action, user.name)}
        onClick={() => onAsk({ action: 'remove', user })}
      />
    </span>
  );
}
