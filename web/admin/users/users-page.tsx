import { useNavigation } from 'react-router';
import { isApiError } from '../../../shared/api-error.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { type Load, privateLoader } from '../../load.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { usersWords } from '../../words/users-words.ts';
import type { Route } from './+types/users-page.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { useUserChange } from './use-user-change.ts';
import { UserFilters } from './user-filters.tsx';
import { readUserList, type UserList, userListPath } from './user-list.ts';
import { type FoundUsers, UserResults } from './user-results.tsx';
import { UserStats } from './user-stats.tsx';

const words = usersWords;

type Loaded = { list: UserList; total: number; found: FoundUsers | null; problem: string | null };

/** What cannot be read leaves the filters in place: perhaps they ask for too much. */
const load: Load<Loaded> = async (call, { url }) => {
  const list = readUserList(url.searchParams);
  const [total, reading] = await Promise.all([
    call('GET /auth/count', {}).then(({ count }) => count, zeroIfRefused),
    call('GET /auth/users', { query: list }).then(
      (found) => ({ found, problem: null }),
      (error) => ({ found: null, problem: refusalOf(error) }),
    ),
  ]);
  return { list, total, ...reading };
};

function zeroIfRefused(error: unknown) {
  refusalOf(error);
  return 0;
}

function refusalOf(error: unknown) {
  if (!isApiError(error)) throw error;
  return error.message;
}

export function meta() {
  return pageMeta(words);
}

export const clientLoader = privateLoader(load, words.failed);

export function HydrateFallback() {
  return (
    <>
      <h1 className="font-bold text-2xl tracking-tight">{words.title}</h1>
      <p className="sr-only">{words.loading}</p>
      <Skeleton className="mt-6 h-20" />
      <Skeleton className="mt-4 h-160" />
    </>
  );
}

/** All users, to be found, sorted, exported, made administrators and deleted (requirements: Admin users). */
export default function UsersPage({ loaderData: { list, total, found, problem } }: Route.ComponentProps) {
  const navigation = useNavigation();
  const { asked, ask, readAgain, isReading, endChange } = useUserChange(list, found);
  const isLoading = isReading || navigation.location?.pathname === userListPath;
  return (
    <>
      <UserFilters list={list} isRefreshing={isReading} onRefresh={readAgain} />
      {problem !== null && (
        <div className="mt-6 grid justify-items-start gap-4">
          <Alert>{problem}</Alert>
          <Button onClick={readAgain}>{words.tryAgain}</Button>
        </div>
      )}
      {found && (
        <>
          <UserStats total={total} found={found} />
          <UserResults {...{ list, found, isLoading }} onAsk={ask} />
        </>
      )}
      {asked && <ChangeDialog asked={asked} onChanged={endChange} onClose={() => ask(null)} />}
    </>
  );
}
