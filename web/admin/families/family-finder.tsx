import { useState } from 'react';
import { call } from '../../call.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { useFound } from '../list/use-found.ts';

const words = adminProductsWords.family;

/** Searches families by name, to join one. */
export function FamilyFinder({ onJoin }: { onJoin: (id: string) => void }) {
  const [keyword, setKeyword] = useState('');
  const { rows: families, note } = useFound(keyword.trim(), searchFamilies);
  return (
    <div>
      <TextField
        label={words.find}
        type="search"
        autoComplete="off"
        maxLength={200}
        required
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
      />
      <p role="status" className="mt-1.5 text-ink-muted text-sm empty:hidden">
        {note}
      </p>
      <ul className="mt-2 grid gap-1 empty:hidden">
        {families.map(({ _id, name, optionName, members }) => (
          <li key={_id}>
            <button
              type="button"
              onClick={() => onJoin(_id)}
              className="flex min-h-11 w-full min-w-0 flex-wrap items-center gap-x-3 rounded-control px-2 py-1 text-start text-sm hover:bg-brand-soft hover:text-brand-deep"
            >
              <span className="wrap-anywhere font-medium">{name}</span>
              <span className="text-ink-muted">{words.describe(optionName, members)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

async function searchFamilies(keyword: string, signal: AbortSignal) {
  const rows = await call('GET /families', { query: { keyword } }, { signal });
  return { rows, note: words.found(rows.length) };
}
