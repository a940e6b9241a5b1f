import XIcon from 'icon:x';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import { showToast } from '../../ui/toast.ts';
import { backOfficeWords } from '../../words/back-office-words.ts';
import type { Selection } from '../list/use-selection.ts';

type Words = {
  label: string;
  selected: (count: number) => string;
  all: (count: number, isFiltered: boolean) => string;
  first: (most: number, count: number) => string;
};

type Rest = {
  words: Words;
  /** Of all rows of the list. */
  count: number;
  isFiltered: boolean;
  /** The most rows that one change takes. */
  most: number;
  chooseAll: () => Promise<void>;
};

type Props = Rest & {
  selection: Selection;
  /** Whether the whole list is chosen, or cannot be. */
  isWhole: boolean;
  /** What can be done with the chosen rows, unless there are too many. */
  children: ReactNode;
};

/** The bar above a list with chosen rows: how many they are, the rest of the list, and what can be done with them. */
export function ChosenRows({ selection, isWhole, children, ...rest }: Props) {
  const { chosen, isPageChosen, clear } = selection;
  const { words, count, most } = rest;
  const isTooMany = chosen.size > most;
  const { clear: clearText, tooMany } = backOfficeWords.selection;
  return (
    <section
      aria-label={words.label}
      className="z-20 mb-2 flex flex-wrap items-center gap-2 rounded-card border border-brand/40 bg-brand-soft px-2 py-1 text-sm lg:sticky lg:top-14"
    >
      <p aria-live="polite" className="px-1 font-semibold tabular-nums">
        {isTooMany ? tooMany(most) : words.selected(chosen.size)}
      </p>
      {!isWhole && isPageChosen && chosen.size < Math.min(count, most) && <SelectAllFound {...rest} />}
      {!isTooMany && children}
      <span className="ms-auto">
        <Button kind="plain" onClick={clear} title={clearText}>
          <XIcon className="size-4.5" />
          <span className="sr-only">{clearText}</span>
        </Button>
      </span>
    </section>
  );
}

/** Offers the rest of the list once all rows of a page are chosen, as far as one change goes. */
function SelectAllFound({ words, count, isFiltered, most, chooseAll }: Rest) {
  const [isBusy, setBusy] = useState(false);

  async function chooseThem() {
    setBusy(true);
    try {
      await chooseAll();
    } catch (error) {
      showToast({ kind: 'error', text: refusalText(error) });
    }
    setBusy(false);
  }

  return (
    <Button kind="plain" busy={isBusy} onClick={() => void chooseThem()}>
      {count > most ? words.first(most, count) : words.all(count, isFiltered)}
    </Button>
  );
}
