import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { roles } from '../../../shared/accounts.ts';
import { Button } from '../../ui/button.tsx';
import { FilterBar } from '../../ui/forms/filter-bar.tsx';
import { FilterSelect } from '../../ui/forms/filter-select.tsx';
import { KeywordField } from '../../ui/forms/keyword-field.tsx';
import { usersWords } from '../../words/users-words.ts';
import { changeUserList, everybody, readRole, type UserList, userListUrl } from './user-list.ts';

const words = usersWords.filters;

/** Which users to show, once it is applied. */
export function FilterForm({ list }: { list: UserList }) {
  const { filters, fill, show } = useFilters(list);
  return (
    <FilterBar
      label={words.toggle}
      columns="md:grid-cols-[minmax(0,1fr)_10rem_auto]"
      onApply={() => show(filters)}
    >
      <KeywordField
        label={words.keyword}
        placeholder={words.keywordPlaceholder}
        value={filters.keyword}
        onFill={(keyword) => fill({ keyword })}
      />
      <FilterSelect
        label={words.role}
        value={filters.role}
        onChoose={(role) => fill({ role: readRole(role) })}
      >
        <option value="">{words.allRoles}</option>
        {roles.map((role) => (
          <option key={role} value={role}>
            {usersWords.roles[role]}
          </option>
        ))}
      </FilterSelect>
      <div className="flex gap-2 md:pb-0.5">
        <Button type="submit">{words.apply}</Button>
        <Button kind="plain" onClick={() => show(everybody)}>
          {words.clear}
        </Button>
      </div>
    </FilterBar>
  );
}

/** The filters as they are being filled in, and the way to the users that they leave. */
function useFilters(list: UserList) {
  const navigate = useNavigate();
  const { keyword, role } = list;
  const [filters, setFilters] = useState({ keyword, role });

  // The back button changes them from outside; a mere refresh leaves what is being typed.
  useEffect(() => setFilters({ keyword, role }), [keyword, role]);

  const fill = (change: Partial<typeof filters>) => setFilters({ ...filters, ...change });
  const show = (wanted: typeof filters) => {
    setFilters(wanted);
    const applied = { ...wanted, keyword: wanted.keyword.trim() };
    void navigate(userListUrl(changeUserList(list, applied)), { preventScrollReset: true });
  };
  return { filters, fill, show };
}
