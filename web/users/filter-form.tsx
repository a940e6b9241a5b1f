import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { roles } from '../../shared/accounts.ts';
import { controlStyles } from '../forms/field.tsx';
import { Button } from '../ui/button.tsx';
import { usersWords } from '../words/users-words.ts';
import { changeUserList, everybody, readRole, type UserList, userListUrl } from './user-list.ts';

const words = usersWords.filters;

/** Which users to show, once it is applied. */
export function FilterForm({ list }: { list: UserList }) {
  const { filters, fill, show } = useFilters(list);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    show(filters);
  };
  return (
    <search aria-label={words.toggle}>
      <form
        onSubmit={submit}
        className="grid items-end gap-3 rounded-card border border-line bg-canvas p-4 sm:gap-4 md:grid-cols-[minmax(0,1fr)_10rem_auto]"
      >
        <Labelled label={words.keyword}>
          {(id) => (
            <input
              id={id}
              type="search"
              maxLength={200}
              placeholder={words.keywordPlaceholder}
              value={filters.keyword}
              onChange={({ target }) => fill({ keyword: target.value })}
              className={controlStyles}
            />
          )}
        </Labelled>
        <Labelled label={words.role}>
          {(id) => <RoleSelect id={id} role={filters.role} onChoose={(role) => fill({ role })} />}
        </Labelled>
        <div className="flex gap-2 md:pb-0.5">
          <Button type="submit">{words.apply}</Button>
          <Button kind="plain" onClick={() => show(everybody)}>
            {words.clear}
          </Button>
        </div>
      </form>
    </search>
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

type RoleProps = { id: string; role: UserList['role']; onChoose: (role: UserList['role']) => void };

function RoleSelect({ id, role, onChoose }: RoleProps) {
  return (
    <span className="relative block">
      <select
        id={id}
        value={role}
        onChange={({ target }) => onChoose(readRole(target.value))}
        className={`${controlStyles} cursor-pointer appearance-none pe-10`}
      >
        <option value="">{words.allRoles}</option>
        {roles.map((each) => (
          <option key={each} value={each}>
            {usersWords.roles[each]}
          </option>
        ))}
      </select>
      <span
        aria-hidden="true"
        className="icon-[chevron-down] pointer-events-none absolute inset-y-0 end-3.5 my-auto size-4 text-ink-muted"
      />
    </span>
  );
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {label}
      </label>
      {children(id)}
    </div>
  );
}
