import SearchIcon from 'icon:search';
import { type FormEvent, type ReactNode, useId } from 'react';
import { localUrl } from '../../session/local-url.ts';
import { Button } from '../../ui/button.tsx';
import { catalogWords } from '../../words/catalog-words.ts';
import { longestKeyword } from './listing.ts';

const words = catalogWords.search;

type Props = {
  /** The current search term. */
  keyword?: string;
  /** Called with the trimmed term. Without JavaScript the form requests the listing itself. */
  onSearch: (keyword: string) => void;
  /** Hidden fields for the form without JavaScript. */
  children?: ReactNode;
};

/** The search form of the listing and the home page. */
export function ProductSearch({ keyword = '', onSearch, children }: Props) {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('keyword')).trim());
  };
  return (
    <search>
      <form action={localUrl('/products')} onSubmit={submit} className="flex gap-2">
        {children}
        <label htmlFor={id} className="sr-only">
          {words.label}
        </label>
        <div className="relative min-w-0 flex-1">
          <SearchIcon className="field-icon start-3.5 size-5 text-field max-sm:hidden" />
          <input
            // The key resets the field when the term changes, as after the back button.
            key={keyword}
            id={id}
            type="search"
            name="keyword"
            defaultValue={keyword}
            placeholder={words.placeholder}
            maxLength={longestKeyword}
            enterKeyHint="search"
            className="control sm:ps-11"
          />
        </div>
        <Button type="submit">
          <SearchIcon className="size-5 sm:hidden" />
          <span className="max-sm:sr-only">{words.action}</span>
        </Button>
      </form>
    </search>
  );
}
