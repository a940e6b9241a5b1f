import { call, inPageLanguage } from '../../call.ts';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { Finder } from '../list/finder.tsx';

const words = adminProductsWords.family;

/** Searches families by name, to join one. */
export function FamilyFinder({ onJoin }: { onJoin: (id: string) => void }) {
  return (
    <Finder label={words.find} search={searchFamilies} onChoose={({ _id }) => onJoin(_id)}>
      {({ name, optionName, members }) => (
        <span className="flex min-w-0 flex-wrap gap-x-3">
          <span className="wrap-anywhere font-medium">{name}</span>
          <span className="text-ink-muted">{words.describe(optionName, members)}</span>
        </span>
      )}
    </Finder>
  );
}

async function searchFamilies(keyword: string, signal: AbortSignal) {
  const rows = await call('GET /families', { query: { keyword, ...inPageLanguage } }, { signal });
  return { rows, note: words.found(rows.length) };
}
