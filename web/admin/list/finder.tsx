import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { TextField } from '../../ui/forms/text-field.tsx';
import { refusalText } from '../../ui/refusal-text.ts';

const waitMs = 250;

type Found<Row> = { rows: Row[]; note: string };

type Search<Row> = (keyword: string, signal: AbortSignal) => Promise<Found<Row>>;

type Props<Row> = {
  label: string;
  /** Must be the same function in every render. */
  search: Search<Row>;
  /** The ids of the rows that are not offered. */
  without?: string[];
  /** Whether the form around it can be sent without a choice. */
  isOptional?: boolean;
  /** Whether only one row can be chosen. The others then disappear. */
  isSingle?: boolean;
  /** The name of a row's button, if its content is not enough. */
  nameOf?: (row: Row) => string;
  onChoose: (row: Row) => void;
  /** The content of a row's button. */
  children: (row: Row) => ReactNode;
};

/** Searches when typing pauses, and offers what it finds as buttons, which the arrow keys reach. */
export function Finder<Row extends { _id: string }>(props: Props<Row>) {
  const {
    label,
    search,
    without = [],
    isOptional = false,
    isSingle = false,
    nameOf,
    onChoose,
    children,
  } = props;
  const [keyword, setKeyword] = useState('');
  const { rows, note } = useFound(keyword.trim(), search);
  const offered = rows.filter(({ _id }) => !without.includes(_id));
  const finder = useRef<HTMLDivElement>(null);

  function choose(row: Row) {
    onChoose(row);
    if (!isSingle) return;
    setKeyword('');
    finder.current?.querySelector('input')?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows move between the field and its buttons.
    <div ref={finder} onKeyDown={moveByArrows}>
      <TextField
        label={label}
        type="search"
        autoComplete="off"
        maxLength={200}
        required={!isOptional}
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
        // Enter must not submit the form around the search.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p role="status" className="mt-1.5 text-ink-muted text-sm empty:hidden">
        {note}
      </p>
      <ul className="mt-2 grid gap-1 empty:hidden">
        {offered.map((row) => (
          <li key={row._id}>
            <button
              type="button"
              aria-label={nameOf?.(row)}
              onClick={() => choose(row)}
              className="flex min-h-11 w-full min-w-0 items-center gap-3 rounded-control px-2 py-1 text-start text-sm hover:bg-brand-soft hover:text-brand-deep"
            >
              {children(row)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The arrow keys go from the field through the buttons and back. */
function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLElement)) return;
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')];
  const next = places[places.indexOf(event.target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function useFound<Row>(keyword: string, search: Search<Row>): Found<Row> {
  const [found, setFound] = useState<Found<Row>>({ rows: [], note: '' });
  useEffect(() => {
    if (keyword === '') return setFound({ rows: [], note: '' });
    const attempt = new AbortController();
    const timer = setTimeout(async () => {
      const result = await search(keyword, attempt.signal).catch((error: unknown) => ({
        rows: [],
        note: refusalText(error),
      }));
      if (!attempt.signal.aborted) setFound(result);
    }, waitMs);
    return () => {
      clearTimeout(timer);
      attempt.abort();
    };
  }, [keyword, search]);
  return found;
}
