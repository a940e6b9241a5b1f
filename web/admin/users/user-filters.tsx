import FunnelIcon from 'icon:funnel';
import { useId, useState } from 'react';
import { roles } from '../../../shared/accounts.ts';
import { Button } from '../../ui/button.tsx';
import { FilterSelect } from '../../ui/forms/filter-field.tsx';
import { RefreshButton } from '../../ui/refresh-button.tsx';
import { backOfficeWords } from '../../words/back-office-words.ts';
import { usersWords } from '../../words/users-words.ts';
import { DownloadLink } from '../list/download-link.tsx';
import { KeywordField, ListFilters } from '../list/list-filters.tsx';
import { ListHeading } from '../list/list-heading.tsx';
import { useFilterDraft } from '../list/use-admin-list.ts';
import { type UserListState, userList } from './user-list.ts';

type Props = { state: UserListState; isRefreshing: boolean; onRefresh: () => void };

/** The page's title, the buttons for the whole list, and the filters behind a toggle. */
export function UserFilters({ state, isRefreshing, onRefresh }: Props) {
  const [isOpen, setOpen] = useState(userList.isFiltered(state));
  const panelId = useId();
  return (
    <>
      <ListHeading title={usersWords.title}>
        <Button
          kind="secondary"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          <FunnelIcon className="size-4.5" />
          {usersWords.filters.toggle}
        </Button>
        <RefreshButton text={usersWords.refresh} {...{ isRefreshing, onRefresh }} />
        <DownloadLink href={userList.exportUrl(state, '/api/auth/users/export')} text={usersWords.export} />
      </ListHeading>
      <div id={panelId} hidden={!isOpen} className="mt-6">
        <FilterForm state={state} />
      </div>
    </>
  );
}

/** The filters of the users. Both take effect when applied. */
function FilterForm({ state }: { state: UserListState }) {
  const { draft, fill, show, clear } = useFilterDraft(userList, state);
  const { filters } = usersWords;
  return (
    <ListFilters label={filters.toggle} columns="md:grid-cols-[minmax(0,1fr)_10rem_auto]" onApply={show}>
      <KeywordField
        label={filters.keyword}
        placeholder={filters.keywordPlaceholder}
        value={draft.keyword}
        onFill={(keyword) => fill({ keyword })}
      />
      <FilterSelect label={filters.role} value={draft.role} onChoose={(role) => fill({ role })}>
        <option value="">{filters.allRoles}</option>
        {roles.map((role) => (
          <option key={role} value={role}>
            {usersWords.roles[role]}
          </option>
        ))}
      </FilterSelect>
      <div className="flex gap-2 md:pb-0.5">
        <Button type="submit">{filters.apply}</Button>
        <Button kind="plain" onClick={clear}>
          {backOfficeWords.list.clear}
        </Button>
      </div>
    </ListFilters>
  );
}
