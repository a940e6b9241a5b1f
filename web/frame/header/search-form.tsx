import SearchIcon from 'icon:search';
import XIcon from 'icon:x';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { localUrl } from '../../session/local-url.ts';
import { layoutWords } from '../../words/layout-words.ts';
import { type MenuControl, menuArea, menuButton, panelId } from './use-menus.ts';

const words = layoutWords.search;

/** The search of narrow screens: its button is in every header, so that searching is one touch away. */
export function SearchMenu({ menu }: { menu: MenuControl }) {
  return (
    <div className="lg:hidden" {...menuArea('search', menu)}>
      <button {...menuButton('search', menu)} aria-label={words.open} className="header-button">
        <SearchIcon className="size-5.5" />
      </button>
      {menu.isOpen && (
        <div
          id={panelId('search')}
          className="unfold absolute inset-x-0 top-full border-line border-y bg-surface px-4 py-3 shadow-panel sm:px-6"
        >
          <SearchForm onSearch={menu.close} isFocused />
        </div>
      )}
    </div>
  );
}

type Props = {
  onSearch: () => void;
  /** The visitor opened the search to type at once. */
  isFocused?: boolean;
};

/** The search of the header. It also works before the scripts have loaded. */
export function SearchForm({ onSearch, isFocused = false }: Props) {
  const [term, setTerm] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);

  function search(event: FormEvent) {
    event.preventDefault();
    const keyword = term.trim();
    if (!keyword) return;
    setTerm('');
    onSearch();
    void navigate(`/products?keyword=${encodeURIComponent(keyword)}`);
  }

  function clear() {
    setTerm('');
    input.current?.focus();
  }

  return (
    <search className="w-full">
      <form
        action={localUrl('/products')}
        onSubmit={search}
        className="flex items-center rounded-full border border-field/50 bg-canvas ps-4 focus-within:border-brand-strong focus-within:bg-surface focus-within:outline focus-within:outline-brand-strong"
      >
        <SearchIcon className="size-4.5 text-ink-muted" />
        <input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          name="keyword"
          maxLength={200}
          autoComplete="off"
          aria-label={words.label}
          placeholder={words.placeholder}
          value={term}
          onChange={(event) => setTerm(event.target.value)}
          className="min-h-11 min-w-0 flex-1 border-none bg-transparent px-3 text-base outline-none placeholder:text-field sm:text-sm"
        />
        {term && (
          <button
            type="button"
            aria-label={words.clear}
            onClick={clear}
            className="grid size-11 shrink-0 place-items-center rounded-full text-ink-muted hover:text-ink"
          >
            <XIcon className="size-4" />
          </button>
        )}
        <button
          type="submit"
          className="min-h-11 rounded-full bg-brand-strong px-5 font-semibold text-sm text-white hover:bg-brand-deep"
        >
          {words.go}
        </button>
      </form>
    </search>
  );
}
