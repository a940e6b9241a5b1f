import SearchIcon from 'icon:search';
import XIcon from 'icon:x';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { layoutWords } from '../../words/layout-words.ts';

const words = layoutWords.search;

/** The search of the header. It also works before the scripts have loaded. */
export function SearchForm({ onSearch }: { onSearch: () => void }) {
  const [term, setTerm] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();

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
        action="/products"
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
