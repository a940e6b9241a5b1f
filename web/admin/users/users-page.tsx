import UserRoundSearchIcon from 'icon:user-round-search';
import UsersRoundIcon from 'icon:users-round';
import { type ReactNode, useState } from 'react';
import type { Call, ReplyFrom } from '../../../shared/api.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { privateLoader } from '../../load.ts';
import { userEntry } from '../../session/local-entries.ts';
import { formatNumber } from '../../words/formats.ts';
import { usersWords } from '../../words/users-words.ts';
import { listStates } from '../kit/page-states.tsx';
import { foundOrProblem } from '../list/admin-list.ts';
import { ListProblem, ListResults } from '../list/list-results.tsx';
import { useAdminList } from '../list/use-admin-list.ts';
import type { Route } from './+types/users-page.ts';
import { ChangeDialog, type UserChange } from './change-dialog.tsx';
import { UserFilters } from './user-filters.tsx';
import { type UserListState, userList } from './user-list.ts';
import { UsersTable } from './users-table.tsx';

type FoundUsers = ReplyFrom<'GET /auth/users'>;

export function meta() {
  return pageMeta(usersWords);
}

export const clientLoader = privateLoader(async (call: Call, { url }) => {
  const state = userList.read(url.searchParams);
  const [all, results] = await Promise.all([
    call('GET /auth/count', {}).catch(() => ({ count: 0 })),
    foundOrProblem(call('GET /auth/users', { query: state })),
  ]);
  return { state, total: all.count, ...results };
}, usersWords.failed);

export const handle = listStates(usersWords);

/** The list of all users, with their role and deletion (requirements: Admin users). */
export default function UsersPage({ loaderData }: Route.ComponentProps) {
  const { total, found, problem } = loaderData;
  const { state, isRefreshing, isLoading, readAgain, readAfterRemoval } = useAdminList(
    userList,
    loaderData.state,
  );
  const [asked, ask] = useState<UserChange | null>(null);
  return (
    <>
      <UserFilters state={state} isRefreshing={isRefreshing} onRefresh={() => void readAgain()} />
      <ListProblem text={problem} onRetry={readAgain} />
      {found && (
        <>
          <UserStats total={total} found={found} />
          <UserResults {...{ state, found, isLoading }} onAsk={ask} />
        </>
      )}
      {asked && (
        <ChangeDialog
          asked={asked}
          onChanged={() =>
            asked.action === 'remove' ? readAfterRemoval(found?.users.length ?? 0) : readAgain()
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
    <dl className="mt-6 grid grid-cols-[auto_1fr_auto] divide-x divide-line rounded-card border border-line bg-surface sm:grid-cols-3">
      <Stat name={usersWords.stats.total}>{formatNumber(total)}</Stat>
      <Stat name={usersWords.stats.showing}>
        <span aria-live="polite">
          {usersWords.stats.shown(formatNumber(users.length), formatNumber(count))}
        </span>
      </Stat>
      <Stat name={usersWords.stats.pages}>{formatNumber(pages)}</Stat>
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

type ResultsProps = {
  state: UserListState;
  found: FoundUsers;
  isLoading: boolean;
  onAsk: (asked: UserChange) => void;
};

function UserResults({ state, found, isLoading, onAsk }: ResultsProps) {
  const ownId = userEntry.use()?._id;
  const { users } = found;
  return (
    <ListResults
      label={usersWords.list}
      list={userList}
      {...{ state, found, isLoading }}
      empty={{ icon: UsersRoundIcon, filteredIcon: UserRoundSearchIcon, words: usersWords.empty }}
    >
      {users.length > 0 && <UsersTable {...{ users, ownId, state, onAsk }} />}
    </ListResults>
  );
}
