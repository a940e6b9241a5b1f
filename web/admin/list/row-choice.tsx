import { backOfficeWords } from '../../words/back-office-words.ts';
import type { Selection } from './use-selection.ts';

const words = backOfficeWords.selection;

/** The checkbox of a row. A click with Shift applies to all rows from the last clicked one to this one. */
export function RowChoice({ id, name, selection }: { id: string; name: string; selection: Selection }) {
  return (
    <label className="-m-3 grid size-11 shrink-0 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={words.select(name)}
        checked={selection.chosen.has(id)}
        onChange={({ nativeEvent }) =>
          selection.toggle(id, { withShift: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey })
        }
        className="size-5 accent-brand-strong"
      />
    </label>
  );
}

/** The checkbox at the head of a table, for all its rows. */
export function PageChoice({ selection }: { selection: Selection }) {
  return (
    <input
      type="checkbox"
      aria-label={words.page}
      checked={selection.isPageChosen}
      onChange={selection.togglePage}
      className="block size-5 accent-brand-strong"
    />
  );
}

/** The same checkbox with words, above the cards of a small screen. */
export function LabelledPageChoice({ selection }: { selection: Selection }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 px-1">
      <input
        type="checkbox"
        aria-label={words.page}
        checked={selection.isPageChosen}
        onChange={selection.togglePage}
        className="size-5 accent-brand-strong"
      />
      {words.all}
    </label>
  );
}
