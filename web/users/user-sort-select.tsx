import { useId } from 'react';
import { useNavigate } from 'react-router';
import { userSorts } from '../../shared/users.ts';
import { usersWords } from '../words/users-words.ts';
import { changeUserList, type UserList, userListUrl } from './user-list.ts';

const words = usersWords;

const options = userSorts.flatMap((sort) =>
  (['asc', 'desc'] as const).map((order) => ({ sort, order, value: `${sort} ${order}` })),
);

/** The list's order where its cards have no columns to press. */
export function UserSortSelect({ list }: { list: UserList }) {
  const navigate = useNavigate();
  const id = useId();
  const choose = (value: string) => {
    const chosen = options.find((option) => option.value === value);
    if (!chosen) return;
    const { sort, order } = chosen;
    void navigate(userListUrl(changeUserList(list, { sort, order })), { preventScrollReset: true });
  };
  return (
    <div className="mb-3 flex items-center justify-end gap-2 text-ink-muted text-sm">
      <label htmlFor={id}>{words.sortBy}</label>
      <select
        id={id}
        value={`${list.sort} ${list.order}`}
        onChange={({ target }) => choose(target.value)}
        className="min-h-11 cursor-pointer rounded-control border border-field/60 bg-surface px-2 text-ink"
      >
        {options.map(({ sort, order, value }) => (
          <option key={value} value={value}>
            {words.sortOption(words.columns[sort], words.directions[order])}
          </option>
        ))}
      </select>
    </div>
  );
}
