import { useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { usePendingLocation } from '../../ui/use-pending-location.ts';
import type { AdminList, ListState, Texts } from './admin-list.ts';

/** The state of a list that its page shows, and functions that read the rows again. */
export function useAdminList<Filters extends Texts, Sorting extends Texts>(
  list: AdminList<Filters, Sorting>,
  loaded: ListState<Filters, Sorting>,
) {
  const { state: revalidation, revalidate } = useRevalidator();
  const pending = usePendingLocation();
  const navigate = useNavigate();
  const isChanging = pending?.path === list.path;
  // A second choice is added to the one that is still loading.
  const state = isChanging ? list.read(new URLSearchParams(pending.search)) : loaded;

  /** Reads the list after a row was deleted. If it was the last one of a page, the page before is shown. */
  function readAfterRemoval(shownRows: number) {
    if (shownRows > 1 || state.page === 1) return revalidate();
    return navigate(list.url({ ...state, page: state.page - 1 }), { replace: true });
  }

  return {
    state,
    isRefreshing: revalidation === 'loading',
    isLoading: isChanging || revalidation === 'loading',
    readAgain: revalidate,
    readAfterRemoval,
  };
}

/** The filters as typed so far. `show` opens the list with them, and with further choices. */
export function useFilterDraft<Filters extends Texts, Sorting extends Texts>(
  list: AdminList<Filters, Sorting>,
  state: ListState<Filters, Sorting>,
) {
  const navigate = useNavigate();
  const filters = list.filtersOf(state);
  const applied = JSON.stringify(filters);
  const [draft, setDraft] = useState(filters);
  const seen = useRef(filters);

  // Links and the back button change filters too. The others keep what is being typed into them meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filters are another object at each rendering.
  useEffect(() => {
    const changed = Object.entries(filters).filter(([name, value]) => value !== seen.current[name]);
    seen.current = filters;
    setDraft((typed) => ({ ...typed, ...Object.fromEntries(changed) }));
  }, [applied]);

  function fill(part: Partial<Record<keyof Filters, string>>) {
    setDraft((typed) => ({ ...typed, ...part }));
  }

  function open(wanted: ListState<Filters, Sorting>) {
    seen.current = list.filtersOf(wanted);
    setDraft(seen.current);
    void navigate(list.url(wanted), { preventScrollReset: true });
  }

  return {
    draft,
    fill,
    show: (part: Partial<Record<keyof (Filters & Sorting), string>> = {}) =>
      open(list.change(state, { ...draft, ...part })),
    clear: () => open(list.clear(state)),
  };
}
