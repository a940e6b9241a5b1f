import PlusIcon from 'icon:plus';
import SearchXIcon from 'icon:search-x';
import type { ComponentProps } from 'react';
import * as z from 'zod/mini';
import { ButtonLink } from '../../ui/button.tsx';
import type { Icon } from '../../ui/icons/icon.tsx';
import { adminSearchWords } from '../../words/admin-search-words.ts';
import { ListPage } from '../kit/list-page.tsx';
import { adminList, keywordFilter } from '../list/admin-list.ts';
import { SearchSections } from './search-sections.tsx';

const { title } = adminSearchWords.searches;

/** A list of search terms, filtered by a keyword. */
export function termList(path: string) {
  return adminList({ path, filters: z.object({ keyword: keywordFilter }), sorting: z.object({}) });
}

type ListProps<Found, Row> = ComponentProps<
  typeof ListPage<{ keyword: string }, Record<string, never>, Found, Row>
>;

type Props<Found, Row> = Pick<
  ListProps<Found, Row>,
  'list' | 'loaded' | 'rowsOf' | 'deletion' | 'children'
> & {
  section: 'pins' | 'synonyms' | 'notSold';
  words: (typeof adminSearchWords)['pins' | 'synonyms' | 'notSold'];
  icon: Icon;
  addIcon?: Icon;
  /** Whether an empty list offers to add the first term. */
  offersFirst?: boolean;
};

/** The tabs of the back office's search, and under one of them its terms. */
export function TermList<Found extends { count: number }, Row>(props: Props<Found, Row>) {
  const { section, words, icon, addIcon: AddIcon = PlusIcon, offersFirst = false, ...list } = props;
  const { filters } = words;
  const add = (
    <ButtonLink to={`${list.list.path}/new`}>
      <AddIcon className="size-4.5" />
      {words.add}
    </ButtonLink>
  );
  return (
    <ListPage
      {...list}
      words={{ ...words, title }}
      actions={add}
      sections={<SearchSections current={section} />}
      lead={words.lead}
      filters={{
        label: filters.label,
        columns: 'grid-cols-1',
        fields: [{ keyword: filters.keyword }],
      }}
      label={words.list}
      summary={({ count }) => words.found(count)}
      empty={{ icon, filteredIcon: SearchXIcon, words: words.empty, action: offersFirst && add }}
    />
  );
}
