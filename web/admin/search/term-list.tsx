import SearchXIcon from 'icon:search-x';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import type { Icon } from '../../ui/icons/icon.tsx';
import { adminSearchWords } from '../../words/admin-search-words.ts';
import { adminList, keywordFilter } from '../list/admin-list.ts';
import { KeywordField, ListFilters } from '../list/list-filters.tsx';
import { ListHeading } from '../list/list-heading.tsx';
import { ListProblem, ListResults } from '../list/list-results.tsx';
import { type useAdminList, useFilterDraft } from '../list/use-admin-list.ts';
import { SearchSections } from './search-sections.tsx';

/** A list of search terms, filtered by a keyword. */
export function termList(path: string) {
  return adminList({ path, filters: z.object({ keyword: keywordFilter }), sorting: z.object({}) });
}

type List = ReturnType<typeof termList>;

type Props = {
  section: 'pins' | 'synonyms' | 'notSold';
  words: (typeof adminSearchWords)['pins' | 'synonyms' | 'notSold'];
  list: List;
  shown: ReturnType<typeof useAdminList<{ keyword: string }, Record<string, never>>>;
  found: { count: number; pages: number } | null;
  problem: string | null;
  add: ReactNode;
  empty: { icon: Icon; action?: ReactNode };
  /** Items of the list. */
  children: ReactNode[];
};

/** The tabs of the back office's search, and under one of them its terms. */
export function TermList({ section, words, list, shown, found, problem, add, empty, children }: Props) {
  const { state, isLoading, readAgain } = shown;
  return (
    <>
      <ListHeading title={adminSearchWords.searches.title}>{add}</ListHeading>
      <SearchSections current={section} />
      <p className="mt-4 text-ink-muted text-sm">{words.lead}</p>
      <div className="mt-4">
        <Filters {...{ list, state }} words={words.filters} />
      </div>
      <ListProblem title={words.errorTitle} text={problem} onRetry={readAgain} />
      {found && (
        <ListResults
          label={words.list}
          {...{ list, state, found, isLoading }}
          toolbar={
            <p aria-live="polite" className="mb-3 text-ink-muted text-sm">
              {words.found(found.count)}
            </p>
          }
          empty={{ ...empty, filteredIcon: SearchXIcon, words: words.empty }}
        >
          {children.length > 0 && (
            <ul className="divide-y divide-line rounded-card border border-line bg-surface">{children}</ul>
          )}
        </ListResults>
      )}
    </>
  );
}

type FiltersProps = { list: List; state: ReturnType<List['read']>; words: Props['words']['filters'] };

function Filters({ list, state, words }: FiltersProps) {
  const { draft, fill, show } = useFilterDraft(list, state);
  return (
    <ListFilters label={words.label} columns="grid-cols-1" onApply={() => show()}>
      <KeywordField
        label={words.keyword}
        placeholder={words.keywordPlaceholder}
        value={draft.keyword}
        onFill={(keyword) => fill({ keyword })}
      />
    </ListFilters>
  );
}
