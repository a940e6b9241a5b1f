import UserRoundSearchIcon from 'icon:user-round-search';
import UsersRoundIcon from 'icon:users-round';
import { type ReactNode, useState } from 'react';
import type { ReplyFrom } from '../../../shared/api.ts';
import { userEntry } from '../../session/local-entries.ts';
import { formatNumber } from '../../words/formats.ts';
import { usersWords as words } from '../../words/users-words.ts';
import { ListPage } from '../kit/list-page.tsx';
import { listRoute } from '../kit/list-route.ts';
import { useAdminList } from '../list/use-admin-list.ts';
import type { Route } from './+types/users-page.ts';
import { ChangeDialog, type UserChange } from './change-dialog.tsx';
import { UserFilters } from './user-filters.tsx';
import { userList } from './user-list.ts';
import { UsersTable } from './users-table.tsx';

type FoundUsers = ReplyFrom<'GET /auth/users'>;

export const { meta, clientLoader, handle } = listRoute({
  list: userList,
  words,
  read: (call, query) => call('GET /auth/users', { query }),
  also: async (call) => {
    const { count } = await call('GET /auth/count', {}).catch(() => ({ count: 0 }));
    return { total: count };
  },
});

/** The list of all users, with their role and deletion (requirements: Admin users). */
export default function UsersPage({ loaderData }: Route.ComponentProps) {
  const [asked, ask] = useState<UserChange | null>(null);
  const { readAgain, readAfterRemoval } = useAdminList(userList, loaderData.state);
  const ownId = userEntry.use()?._id;
  return (
    <>
      <ListPage
        list={userList}
        loaded={loaderData}
        words={{ title: words.title }}
        heading={({ state, isRefreshing }) => (
          <UserFilters {...{ state, isRefreshing }} onRefresh={() => void readAgain()} />
        )}
        label={words.list}
        rowsOf={({ users }) => users}
        toolbar={(found) => <UserStats total={loaderData.total} found={found} />}
        empty={{ icon: UsersRoundIcon, filteredIcon: UserRoundSearchIcon, words: words.empty }}
      >
        {(users, { shown }) => <UsersTable {...{ users, ownId }} state={shown.state} onAsk={ask} />}
      </ListPage>
      {asked && (
        <ChangeDialog
          asked={asked}
          onChanged={() =>
            asked.action === 'remove' ? readAfterRemoval(loaderData.found?.users.length ?? 0) : readAgain()
          }
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}

/** The number of all users, of the filtered users and of their pages. */
function UserStats({ total, found }: { total: number; found: FoundUsers }) {
  const { users, count, pages } = found;
  return (
    <dl className="mb-4 grid grid-cols-[auto_1fr_auto] divide-x divide-line rounded-card border border-line bg-surface sm:grid-cols-3">
      <Stat name={words.stats.total}>{formatNumber(total)}</Stat>
      <Stat name={words.stats.showing}>
        <span aria-live="polite">{words.stats.shown(formatNumber(users.length), formatNumber(count))}</span>
      </Stat>
      <Stat name={words.stats.pages}>{formatNumber(pages)}</Stat>
    </dl>
  );
}

function Stat({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="px-3 py-3 sm:px-5">
      <dt className="text-ink-muted text-sm">{name}</dt>
      <dd className="mt-0.5 font-bold text-lg tabular-nums sm:text-xl">{children}</dd>
    </div>
  );
}
