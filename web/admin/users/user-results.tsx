import UserRoundSearchIcon from 'icon:user-round-search';
import UsersRoundIcon from 'icon:users-round';
import type { ReplyFrom } from '../../../shared/api.ts';
import { userEntry } from '../../session/local-entries.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ColumnSortSelect } from '../../ui/forms/column-sort-select.tsx';
import { ResultsRegion } from '../../ui/forms/results-region.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { usersWords } from '../../words/users-words.ts';
import type { AskedChange } from './change-dialog.tsx';
import { UserCards } from './user-cards.tsx';
import { changeUserList, everybody, hidesSome, type UserList, userListUrl } from './user-list.ts';
import { UsersTable } from './users-table.tsx';

const words = usersWords;
const { actions: _, ...sortableColumns } = words.columns;

export type FoundUsers = ReplyFrom<'GET /auth/users'>;

type Props = {
  list: UserList;
  found: FoundUsers;
  isLoading: boolean;
  onAsk: (asked: AskedChange) => void;
};

/** One page of the users that were found, dimmed while others are on their way. */
export function UserResults({ list, found, isLoading, onAsk }: Props) {
  const ownId = userEntry.use()?._id;
  const { users, count, pages } = found;
  return (
    <ResultsRegion label={words.list} shown={found} isLoading={isLoading} className="mt-4">
      <div className={isLoading ? 'opacity-50 transition-opacity delay-150 duration-300' : ''}>
        {users.length === 0 ? (
          <NobodyFound list={list} count={count} />
        ) : (
          <>
            <div className="max-xl:hidden">
              <UsersTable {...{ users, ownId, list, onAsk }} />
            </div>
            <div className="xl:hidden">
              <div className="mb-3 flex justify-end">
                <ColumnSortSelect
                  columns={sortableColumns}
                  sort={list.sort}
                  order={list.order}
                  urlOf={(sorted) => userListUrl(changeUserList(list, sorted))}
                />
              </div>
              <UserCards {...{ users, ownId, onAsk }} />
            </div>
          </>
        )}
      </div>
      <div className="mt-6">
        <Pagination page={list.page} pages={pages} hrefOf={(page) => userListUrl({ ...list, page })} />
      </div>
    </ResultsRegion>
  );
}

function NobodyFound({ list, count }: { list: UserList; count: number }) {
  const { title, none, filtered, pastTheEnd, toFirstPage } = words.empty;
  if (count > 0) {
    return (
      <EmptyState icon={UsersRoundIcon} title={title} text={pastTheEnd}>
        <ButtonLink to={userListUrl({ ...list, page: 1 })}>{toFirstPage}</ButtonLink>
      </EmptyState>
    );
  }
  if (!hidesSome(list)) return <EmptyState icon={UsersRoundIcon} title={title} text={none} />;
  return (
    <EmptyState icon={UserRoundSearchIcon} title={title} text={filtered}>
      <ButtonLink to={userListUrl(changeUserList(list, everybody))}>{words.filters.clear}</ButtonLink>
    </EmptyState>
  );
}
