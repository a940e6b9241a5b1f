import { useRef, useState } from 'react';

export type Selection = ReturnType<typeof useSelection>;

/** The chosen rows of a list. They stay chosen on its other pages. */
export function useSelection(rows: { _id: string }[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  const shown = rows.map(({ _id }) => _id);

  function choose(ids: string[], isChosen: boolean) {
    setChosen((known) => (isChosen ? known.union(new Set(ids)) : known.difference(new Set(ids))));
  }

  /** With Shift, applies to all rows from the last clicked one to this one. */
  function toggle(id: string, { withShift }: { withShift: boolean }) {
    const [from, to] = [shown.indexOf(last.current ?? ''), shown.indexOf(id)].toSorted((a, b) => a - b);
    last.current = id;
    const range = withShift && from !== -1 ? shown.slice(from, (to ?? 0) + 1) : [id];
    choose(range, !chosen.has(id));
  }

  /** Chooses the rows of a whole list, in place of those of its page. */
  function chooseFound(ids: string[]) {
    setChosen((known) => known.difference(new Set(shown)).union(new Set(ids)));
  }

  const isPageChosen = shown.length > 0 && shown.every((id) => chosen.has(id));
  return {
    chosen,
    toggle,
    isPageChosen,
    togglePage: () => choose(shown, !isPageChosen),
    chooseFound,
    drop: (ids: string[]) => choose(ids, false),
    clear: () => setChosen(new Set()),
  };
}
