import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { TextField } from '../../ui/forms/text-field.tsx';
import { refusalText } from '../../ui/refusal-text.ts';

const waitMs = 250;

type Found<Row> = {
  rows: Row[];
  note: string;
  /** The id of the row that Enter chooses, if the keyword leaves no doubt. */
  byEnter?: string | undefined;
};

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
  /** What is said of a chosen row. The others then disappear too. */
  chosenText?: (row: Row) => string;
  /** The name of a row's button, if its content is not enough. */
  nameOf?: (row: Row) => string;
  onChoose: (row: Row) => void;
  /** The content of a row's button. */
  children: (row: Row) => ReactNode;
};

/**
 * Searches when typing pauses, and offers what it finds as buttons, which the arrow keys reach. Enter chooses what leaves no
 * doubt, and waits for it: a scanner types a code and Enter at once. Otherwise Enter leads to the first button, so that a
 * second one chooses it; what is typed there goes on in the field.
 */
export function Finder<Row extends { _id: string }>(props: Props<Row>) {
  const {
    label,
    search,
    without = [],
    isOptional = false,
    isSingle = false,
    chosenText,
    nameOf,
    onChoose,
    children,
  } = props;
  const [keyword, setKeyword] = useState('');
  const [said, setSaid] = useState('');
  const found = useFound(keyword.trim(), search);
  const offered = found.rows.filter(({ _id }) => !without.includes(_id));
  const finder = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);

  function choose(row: Row, { detail: clicks }: MouseEvent) {
    // With the mouse several can be chosen, one after the other. After a key the focus is in the field again.
    if (clicks > 0 && !isSingle && !chosenText) return onChoose(row);
    close(row, keyword);
  }

  /** Empties the search, unless something else was typed meanwhile. The row that is added may take the focus. */
  function close(row: Row, asked: string) {
    if (finder.current?.contains(document.activeElement)) field.current?.focus();
    flushSync(() => {
      setKeyword((typed) => (typed === asked ? '' : typed));
      setSaid(chosenText?.(row) ?? '');
      onChoose(row);
    });
  }

  const enter = useEnter({ search, found, without, finder }, close);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys move between the field and its buttons.
    <div ref={finder} onKeyDown={moveByKeys}>
      <TextField
        ref={field}
        label={label}
        type="search"
        autoComplete="off"
        maxLength={200}
        required={!isOptional}
        value={keyword}
        onChange={({ target }) => {
          setKeyword(target.value);
          setSaid('');
        }}
        onKeyDown={(event) => void enter(event)}
      />
      <p role="status" className="mt-1.5 text-ink-muted text-sm empty:hidden">
        {found.note || said}
      </p>
      <ul className="mt-2 grid gap-1 empty:hidden">
        {offered.map((row) => (
          <li key={row._id}>
            <button
              type="button"
              aria-label={nameOf?.(row)}
              onClick={(event) => choose(row, event)}
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

type Searching<Row> = {
  search: Search<Row>;
  found: Found<Row> & { keyword: string };
  without: string[];
  finder: RefObject<HTMLElement | null>;
};

/**
 * Answers the keys in the field: Enter passes on the row that it chooses, with the text for which it was chosen, or else
 * leads to the first button, unless something else was typed meanwhile.
 */
function useEnter<Row extends { _id: string }>(
  { search, found, without, finder }: Searching<Row>,
  onRow: (row: Row, asked: string) => void,
) {
  /** The keyword whose first button is to be focused. */
  const wanted = useRef('');
  // The page may know more when the answer comes than when Enter was pressed.
  const answered = useRef(passOn);
  useEffect(() => {
    answered.current = passOn;
    lead();
  });

  function rowOf({ rows, byEnter }: Found<Row>) {
    return rows.find(({ _id }) => _id === byEnter && !without.includes(_id));
  }

  function passOn(answer: Found<Row>, asked: string) {
    const row = rowOf(answer);
    if (!row) return lead();
    wanted.current = '';
    onRow(row, asked);
  }

  /** Waits until the buttons are those of the keyword. */
  function lead() {
    if (wanted.current === '' || found.keyword !== wanted.current || rowOf(found)) return;
    wanted.current = '';
    const { activeElement: place } = document;
    if (!(place instanceof HTMLInputElement) || place.value.trim() !== found.keyword) return;
    if (finder.current?.contains(place)) finder.current.querySelector('button')?.focus();
  }

  return async (event: KeyboardEvent<HTMLInputElement>) => {
    wanted.current = '';
    if (event.key !== 'Enter') return;
    // It must not submit the form around the search.
    event.preventDefault();
    const asked = event.currentTarget.value;
    const keyword = asked.trim();
    if (keyword === '') return;
    wanted.current = keyword;
    // The next code replaces this one, also while it is being looked for.
    event.currentTarget.select();
    // A search that fails says so when typing pauses.
    const answer = found.keyword === keyword ? found : await search(keyword, never).catch(() => null);
    if (answer) answered.current(answer, asked);
  };
}

/** Nobody takes back what Enter asked for. */
const never = new AbortController().signal;

/** The arrow keys go from the field through the buttons and back; Escape and whatever is typed go back to the field. */
function moveByKeys(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget: finder } = event;
  if (!(target instanceof HTMLElement)) return;
  const places = [...finder.querySelectorAll<HTMLElement>('input, button')];
  const [field] = places;
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step !== undefined) {
    const next = places[places.indexOf(target) + step];
    if (!next) return;
    event.preventDefault();
    return next.focus();
  }
  if (target === field) return;
  // A key that is held down since it led here has chosen nothing.
  if (key === 'Escape' || (key === 'Enter' && event.repeat)) event.preventDefault();
  if (key === 'Escape' || isTyped(event)) field?.focus();
}

/** A space presses the button. */
function isTyped({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) {
  return key.length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey;
}

/** What was found, and for which keyword. */
function useFound<Row>(keyword: string, search: Search<Row>): Found<Row> & { keyword: string } {
  const [found, setFound] = useState<Found<Row> & { keyword: string }>({ ...nothing, keyword: '' });
  useEffect(() => {
    if (keyword === '') return setFound({ ...nothing, keyword });
    const attempt = new AbortController();
    const timer = setTimeout(async () => {
      const result = await search(keyword, attempt.signal).catch((error: unknown) => ({
        rows: [],
        note: refusalText(error),
      }));
      if (!attempt.signal.aborted) setFound({ ...result, keyword });
    }, waitMs);
    return () => {
      clearTimeout(timer);
      attempt.abort();
    };
  }, [keyword, search]);
  // The effect comes a moment later, in which a chosen row would stand beside its offer.
  return keyword === '' ? { ...nothing, keyword } : found;
}

const nothing = { rows: [], note: '' };
