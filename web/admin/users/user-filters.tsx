import FunnelIcon from 'icon:funnel';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { RefreshButton } from '../../ui/refresh-button.tsx';
import { usersWords as words } from '../../words/users-words.ts';
import { ListFilters } from '../kit/list-filters.tsx';
import { DownloadLink } from '../list/download-link.tsx';
import { ListHeading } from '../list/list-heading.tsx';
import { type UserListState, userList } from './user-list.ts';

type Props = { state: UserListState; isRefreshing: boolean; onRefresh: () => void };

/** The page's title, the buttons for the whole list, and the filters behind a toggle. Both take effect when applied. */
export function UserFilters({ state, isRefreshing, onRefresh }: Props) {
  const [isOpen, setOpen] = useState(userList.isFiltered(state));
  const panelId = useId();
  const { filters } = words;
  return (
    <>
      <ListHeading title={words.title}>
        <Button
          kind="secondary"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          <FunnelIcon className="size-4.5" />
          {filters.toggle}
        </Button>
        <RefreshButton text={words.refresh} {...{ isRefreshing, onRefresh }} />
        <DownloadLink href={userList.exportUrl(state, '/api/auth/users/export')} text={words.export} />
      </ListHeading>
      <div id={panelId} hidden={!isOpen} className="mt-6">
        <ListFilters
          list={userList}
          state={state}
          label={filters.toggle}
          columns="md:grid-cols-[minmax(0,1fr)_10rem_auto]"
          fields={[
            { keyword: filters.keyword, placeholder: filters.keywordPlaceholder },
            {
              name: 'role',
              label: filters.role,
              waits: true,
              options: { '': filters.allRoles, ...words.roles },
            },
          ]}
          apply={filters.apply}
          clears
        />
      </div>
    </>
  );
}
